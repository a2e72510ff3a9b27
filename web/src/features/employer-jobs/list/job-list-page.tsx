import type { JobSummary } from '@plumbline/shared/contracts/jobs/job-form';
import { JOB_LIST_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { Megaphone, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteJobDialog } from '../../../components/job/delete-job-dialog.tsx';
import { FillJobDialog } from '../../../components/job/fill/fill-job-dialog.tsx';
import { useOwnJobs } from '../../../lib/queries/jobs/own-jobs.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { FindEmployeesFrame } from './find-employees-frame.tsx';
import { JobFilters } from './job-filters.tsx';
import { JobRow, JobRowsShape } from './job-row.tsx';
import { useJobFilter } from './use-job-filter.ts';

const { employees } = paths;

const JobList = () => {
  const { t } = useTranslation();
  const { filter, page, isNarrowed, change, turn } = useJobFilter();
  // The page size is nine [EMP-11].
  const jobs = useOwnJobs(page, JOB_LIST_PAGE_SIZE, filter);
  const [deleting, setDeleting] = useState<string>();
  const [filling, setFilling] = useState<JobSummary>();
  const { data, isPlaceholderData } = jobs;
  if (!data) {
    return (
      <PendingCard query={jobs} failure={t("We couldn't find your jobs.")}>
        <JobRowsShape />
      </PendingCard>
    );
  }
  if (data.total === 0 && !isNarrowed) {
    return (
      <Card>
        <EmptyState
          icon={Megaphone}
          title={t('You have no job postings yet.')}
          help={t('Post a job today to attract applicants and find the best employee for your business')}
          action={<ButtonLink to={employees.newJob.path()}>{t('Post a job')}</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <>
      <JobFilters filter={filter} onChange={change} />
      {data.total === 0 && (
        <Card>
          <EmptyState
            icon={SearchX}
            title={t('No jobs match')}
            help={t('Look for another word, or at all your jobs.')}
            action={<Button onClick={() => change({ state: 'all', search: '' })}>{t('Show all jobs')}</Button>}
          />
        </Card>
      )}
      <ListCard aria-busy={isPlaceholderData} hidden={data.total === 0}>
        {data.results.map((job) => (
          <JobRow key={job.id} job={job} onDelete={() => setDeleting(job.id)} onFill={() => setFilling(job)} />
        ))}
      </ListCard>
      <Pager page={page} pageCount={data.pageCount} onChange={turn} />
      <DeleteJobDialog jobId={deleting} onClose={() => setDeleting(undefined)} />
      <FillJobDialog job={filling} onClose={() => setFilling(undefined)} />
    </>
  );
};

/** The company's job postings [EMP-04 to EMP-11]. */
export const JobListPage = () => (
  <FindEmployeesFrame>
    <JobList />
  </FindEmployeesFrame>
);
