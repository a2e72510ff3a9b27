import type { JobSummary } from '@plumbline/shared/contracts/jobs/job-form';
import { DASHBOARD_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SentTable } from '../../../components/briefing/sent-table.tsx';
import { JobsTable } from '../../../components/posts/jobs-table.tsx';
import { NoBriefings, NoJobs, NoProjects } from '../../../components/posts/no-posts.tsx';
import { type PostKind, PostToggle } from '../../../components/posts/post-toggle.tsx';
import { ProjectsTable } from '../../../components/posts/projects-table.tsx';
import { useOwnJobs } from '../../../lib/queries/jobs/own-jobs.ts';
import { useOwnProjects } from '../../../lib/queries/own-projects.ts';
import { useSentBriefings } from '../../../lib/queries/sent-briefings.ts';
import { usePendingItems } from '../api/use-pending-items.ts';
import { Panel } from '../panel.tsx';

type PostsQuery<T> = { results: T[]; total: number };

type PostsPanelProps<T> = Pick<ComponentProps<typeof Panel<PostsQuery<T>>>, 'query' | 'failure'> & {
  toggle: ReactNode;
  /** The link to all posts, when there are more than shown. */
  all: (total: number) => ReactNode;
  empty: ReactNode;
  table: (rows: readonly T[] | undefined) => ReactNode;
};

/** The latest posts of one kind; the table reaches the card's edges. */
const PostsPanel = <T,>({ toggle, all, empty, table, query, failure }: PostsPanelProps<T>) => {
  const { t } = useTranslation();
  return (
    <Panel<PostsQuery<T>>
      title={t('Posts')}
      tools={toggle}
      failure={failure}
      query={query}
      shape={<div data-flush>{table(undefined)}</div>}
      overflow="hidden"
      css={{ '& > [data-flush]': { marginInline: { base: '-4', md: '-6' } } }}
      pb={query.data?.total === 0 ? undefined : '0'}
      aside={({ total, results }) => total > results.length && all(total)}
    >
      {({ results }) => (results.length === 0 ? empty : <div data-flush>{table(results)}</div>)}
    </Panel>
  );
};

const JobPosts = ({ toggle }: { toggle: ReactNode }) => {
  const { t } = useTranslation();
  const { data: waiting } = usePendingItems();
  const freshOf = ({ id }: JobSummary) =>
    waiting?.results.find(({ kind, subject }) => kind === 'applicants' && subject.id === id)?.count ?? 0;
  return (
    <PostsPanel
      toggle={toggle}
      query={useOwnJobs(1, DASHBOARD_PAGE_SIZE)}
      failure={t("We couldn't find your jobs.")}
      all={(count) => <Link to={paths.employees.jobs.path()}>{t('See all {{count}} jobs', { count })}</Link>}
      empty={<NoJobs />}
      table={(rows) => <JobsTable rows={rows} freshOf={freshOf} />}
    />
  );
};

const ProjectPosts = ({ toggle }: { toggle: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <PostsPanel
      toggle={toggle}
      query={useOwnProjects(1, DASHBOARD_PAGE_SIZE)}
      failure={t("We couldn't load your projects.")}
      all={(count) => (
        <Link to={paths.tradePartners.projects.path()}>{t('See all {{count}} projects', { count })}</Link>
      )}
      empty={<NoProjects />}
      table={(rows) => <ProjectsTable rows={rows} />}
    />
  );
};

const BriefingPosts = ({ toggle }: { toggle: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <PostsPanel
      toggle={toggle}
      query={useSentBriefings(1, DASHBOARD_PAGE_SIZE)}
      failure={t("We couldn't load your job briefings.")}
      all={(count) => (
        <Link to={paths.employees.briefings.path()}>{t('See all {{count}} job briefings', { count })}</Link>
      )}
      empty={<NoBriefings />}
      table={(rows) => <SentTable rows={rows} />}
    />
  );
};

/** The company's posts: its jobs, projects or job briefings [EMP-39, EMP-40, EMP-41]. */
export const Posts = () => {
  const [kind, show] = useState<PostKind>('jobs');
  const PostList = { jobs: JobPosts, projects: ProjectPosts, briefings: BriefingPosts }[kind];
  return <PostList toggle={<PostToggle value={kind} onChange={show} />} />;
};
