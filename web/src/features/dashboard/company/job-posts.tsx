import { Box, chakra } from '@chakra-ui/react';
import type { JobSummary } from '@plumbline/shared/contracts/jobs/job-form';
import { DASHBOARD_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { CirclePause, Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeleteJobDialog } from '../../../components/job/delete-job-dialog.tsx';
import { paths } from '../../../lib/paths.ts';
import { useOwnJobs } from '../../../lib/queries/own-jobs.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { Bone } from '../../../ui/states/skeleton.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { NewMark, Pill, StatusPill } from '../../../ui/text/pill.tsx';
import { useWaiting } from '../api/use-waiting.ts';
import { Panel } from '../panel.tsx';

const { employees } = paths;

const NameLink = chakra(Link, {
  base: { color: 'text', fontWeight: 'semibold', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
});

/** The name with what is new about the job, or why nobody can find it. */
const JobName = ({ job, fresh }: { job: JobSummary; fresh: number }) => {
  const { t } = useTranslation();
  return (
    <Box as="span" display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
      <NameLink to={employees.job.path(job.id)}>{job.name}</NameLink>
      {fresh > 0 && <NewMark>{t('{{count}} new', { count: fresh })}</NewMark>}
      {job.deletedAt && <StatusPill status="Inactive" />}
      {!job.deletedAt && !job.published && <Pill icon={CirclePause}>{t('Not published')}</Pill>}
    </Box>
  );
};

const Actions = ({ job, onDelete }: { job: JobSummary; onDelete: () => void }) => {
  const { t } = useTranslation();
  const title = job.name;
  return (
    <>
      {!job.deletedAt && (
        <ButtonLink variant="quiet" to={employees.editJob.path(job.id)} aria-label={t('Edit {{title}}', { title })}>
          {t('Edit')}
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" to={employees.viewJob.path(job.id)} aria-label={t('View {{title}}', { title })}>
        {t('View')}
      </ButtonLink>
      {!job.deletedAt && (
        <Button variant="text" onClick={onDelete} aria-label={t('Delete {{title}}', { title })}>
          {t('Delete')}
        </Button>
      )}
    </>
  );
};

const useColumns = (onDelete: (job: JobSummary) => void): Column<JobSummary>[] => {
  const { t } = useTranslation();
  const { data: waiting } = useWaiting();
  const freshOf = ({ id }: JobSummary) =>
    waiting?.results.find(({ kind, subject }) => kind === 'applicants' && subject.id === id)?.count ?? 0;
  return [
    {
      header: t('Name'),
      phone: 'name',
      shape: <Bone width="180px" />,
      cell: (job) => <JobName job={job} fresh={freshOf(job)} />,
    },
    { header: t('Type'), phone: 'fact', shape: <Bone width="70px" />, cell: (job) => t(job.type) },
    {
      header: t('Posted On'),
      phone: 'fact',
      phoneLabel: t('Posted'),
      shape: <Bone width="92px" />,
      cell: (job) => job.published && <DateText value={job.createdAt} format="dash" />,
    },
    {
      header: t('Matches'),
      phone: 'fact',
      phoneLabel: t('Matches'),
      end: true,
      shape: <Bone width="20px" ms="auto" />,
      cell: (job) => job.matchCount ?? 0,
    },
    {
      header: t('Action'),
      headerHidden: true,
      phone: 'actions',
      shape: <Bone width="150px" my="15px" />,
      cell: (job) => <Actions job={job} onDelete={() => onDelete(job)} />,
    },
  ];
};

const NoPosts = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={Megaphone}
      title={t('You have no job posts yet')}
      help={t('Post a job today to attract applicants and find the best employee for your business')}
      action={
        <ButtonLink to={employees.newJob.path()}>
          <Plus size={16} aria-hidden />
          {t('Post a job')}
        </ButtonLink>
      }
    />
  );
};

type PostsTableProps = { columns: readonly Column<JobSummary>[]; rows: readonly JobSummary[] | undefined };

const PostsTable = ({ columns, rows }: PostsTableProps) => {
  const { t } = useTranslation();
  return (
    <Box data-flush marginTop="0.5">
      <DataTable caption={t('Posts')} columns={columns} rows={rows} rowKey={({ id }) => id} phoneActions="text" />
    </Box>
  );
};

/** The company's latest jobs with what can be done with them [EMP-40, EMP-41]. */
export const JobPosts = () => {
  const { t } = useTranslation();
  const jobs = useOwnJobs(1, DASHBOARD_PAGE_SIZE);
  const [deleting, setDeleting] = useState<string>();
  const columns = useColumns(({ id }) => setDeleting(id));
  return (
    <>
      <Panel
        title={t('Posts')}
        failure={t("We couldn't find your jobs.")}
        query={jobs}
        shape={<PostsTable columns={columns} rows={undefined} />}
        overflow="hidden"
        css={{ '& > table, & > [data-flush]': { marginInline: { base: '-4', md: '-6' } } }}
        pb={jobs.data?.total === 0 ? undefined : '0'}
        aside={({ total, results }) =>
          total > results.length && (
            <Link to={employees.jobs.path()}>{t('See all {{count}} jobs', { count: total })}</Link>
          )
        }
      >
        {({ results }) => (results.length === 0 ? <NoPosts /> : <PostsTable columns={columns} rows={results} />)}
      </Panel>
      <DeleteJobDialog jobId={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
};
