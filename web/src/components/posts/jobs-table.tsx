import type { JobSummary } from '@plumbline/shared/contracts/jobs/job-form';
import { paths } from '@plumbline/shared/options/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { SkeletonBox } from '../../ui/states/skeleton.tsx';
import { NewMark } from '../../ui/text/pill.tsx';
import { DeleteJobDialog } from '../job/delete-job-dialog.tsx';
import { JobStatus } from '../job/job-status.tsx';
import { PostActions } from './post-actions.tsx';
import { actionColumn, matchesColumn, nameColumn, PostName, postedColumn } from './post-columns.tsx';
import { PublishLink } from './publish-link.tsx';

const { employees } = paths;

type JobsTableProps = {
  /** Undefined while the jobs load. */
  rows: readonly JobSummary[] | undefined;
  /** Returns the number of new applicants of a job. */
  freshOf?: (job: JobSummary) => number;
};

/** The company's jobs with their actions [EMP-40, EMP-41]. */
export const JobsTable = ({ rows, freshOf }: JobsTableProps) => {
  const { t } = useTranslation();
  const [deleting, setDeleting] = useState<string>();
  const columns: Column<JobSummary>[] = [
    nameColumn(t, (job) => {
      const fresh = freshOf?.(job) ?? 0;
      return (
        <PostName to={employees.job.path(job.id)} name={job.name}>
          {fresh > 0 && <NewMark>{t('{{count}} new', { count: fresh })}</NewMark>}
          {(job.status !== 'Active' || job.takenDown) && <JobStatus job={job} />}
        </PostName>
      );
    }),
    { header: t('Type'), phone: 'fact', shape: <SkeletonBox width="70px" />, cell: (job) => t(job.type) },
    postedColumn(t, ({ postDate }) => postDate),
    matchesColumn(t, ({ matchCount }) => matchCount),
    actionColumn(t, (job) => (
      <>
        {job.status === 'Not published' && <PublishLink jobId={job.id} name={job.name} />}
        <PostActions
          title={job.name}
          edit={job.deletedAt ? undefined : employees.editJob.path(job.id)}
          view={employees.viewJob.path(job.id)}
          onDelete={job.deletedAt ? undefined : () => setDeleting(job.id)}
        />
      </>
    )),
  ];
  return (
    <>
      <DataTable caption={t('Posts')} columns={columns} rows={rows} rowKey={({ id }) => id} phoneActions="text" />
      <DeleteJobDialog jobId={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
};
