import { Box } from '@chakra-ui/react';
import { pageIn } from '@plumbline/shared/domain/addresses/page-number';
import { JOB_LIST_PAGE_SIZE } from '@plumbline/shared/options/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SentTable } from '../../../components/briefing/sent-table.tsx';
import { JobsTable } from '../../../components/posts/jobs-table.tsx';
import { NoBriefings, NoJobs, NoProjects } from '../../../components/posts/no-posts.tsx';
import { type PostKind, PostToggle, postKinds } from '../../../components/posts/post-toggle.tsx';
import { ProjectsTable } from '../../../components/posts/projects-table.tsx';
import { useOwnJobs } from '../../../lib/queries/jobs/own-jobs.ts';
import { useOwnProjects } from '../../../lib/queries/own-projects.ts';
import { useSentBriefings } from '../../../lib/queries/sent-briefings.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { type Pending, PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { FindEmployeesFrame } from './find-employees-frame.tsx';

type Paging = { page: number; onPage: (page: number) => void };
type PostListProps<T> = Paging & {
  query: { data: { results: T[]; total: number } | undefined } & Pending;
  failure: string;
  empty: ReactNode;
  table: (rows: readonly T[] | undefined) => ReactNode;
};

const PostList = <T,>({ query, failure, empty, table, page, onPage }: PostListProps<T>) => {
  const { data } = query;
  return (
    <>
      <Card overflow="hidden">
        {data ? (
          data.total === 0 ? (
            empty
          ) : (
            table(data.results)
          )
        ) : (
          <PendingAnswer query={query} failure={failure}>
            {table(undefined)}
          </PendingAnswer>
        )}
      </Card>
      <Pager page={page} pageCount={Math.ceil((data?.total ?? 0) / JOB_LIST_PAGE_SIZE)} onChange={onPage} />
    </>
  );
};

const Jobs = (paging: Paging) => {
  const { t } = useTranslation();
  return (
    <PostList
      {...paging}
      query={useOwnJobs(paging.page, JOB_LIST_PAGE_SIZE)}
      failure={t("We couldn't find your jobs.")}
      empty={<NoJobs />}
      table={(rows) => <JobsTable rows={rows} />}
    />
  );
};

const Projects = (paging: Paging) => {
  const { t } = useTranslation();
  return (
    <PostList
      {...paging}
      query={useOwnProjects(paging.page, JOB_LIST_PAGE_SIZE)}
      failure={t("We couldn't load your projects.")}
      empty={<NoProjects />}
      table={(rows) => <ProjectsTable rows={rows} />}
    />
  );
};

const Briefings = (paging: Paging) => {
  const { t } = useTranslation();
  return (
    <PostList
      {...paging}
      query={useSentBriefings(paging.page, JOB_LIST_PAGE_SIZE)}
      failure={t("We couldn't load your job briefings.")}
      empty={<NoBriefings />}
      table={(rows) => <SentTable rows={rows} />}
    />
  );
};

const lists = { jobs: Jobs, projects: Projects, briefings: Briefings };

/**
 * All posts of the company as tables, one kind at a time. The kind and the page are stored in the address
 * [EMP-02, EMP-39].
 */
export const JobPostingsPage = () => {
  const [search, setSearch] = useSearchParams();
  const kind: PostKind = postKinds.find((each) => each === search.get('posts')) ?? 'jobs';
  const page = pageIn(search);
  const List = lists[kind];
  return (
    <FindEmployeesFrame>
      <Box display="flex">
        <PostToggle value={kind} onChange={(posts) => setSearch({ posts }, { replace: true })} />
      </Box>
      <List page={page} onPage={(next) => setSearch({ posts: kind, page: String(next) })} />
    </FindEmployeesFrame>
  );
};
