import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DraftNote } from '../../../components/job-form/draft-note.tsx';
import { valuesOfCopy, valuesOfJob, valuesOfNew } from '../../../components/job-form/job-values.ts';
import { useRestoredDraft } from '../../../components/job-form/use-restored-draft.ts';
import { useOwnProfile } from '../../../lib/queries/own-profile.ts';
import { readStored } from '../../../lib/session/browser-storage.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListSkeleton } from '../../../ui/states/skeleton.tsx';
import { useCopiedJob } from '../api/use-copied-job.ts';
import { JobLoader } from '../job/job-loader.tsx';
import { JobForm } from './job-form.tsx';

type FrameProps = { title: string; back: string; note?: ReactNode; children: ReactNode };

const Frame = ({ title, back, note, children }: FrameProps) => {
  const { t } = useTranslation();
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <Box mb="-3">
        <BackLink to={back} label={back === paths.employees.jobs.path() ? t('Find Employees') : t('Back to job')} />
      </Box>
      <PageHeader title={title} action={note} />
      {children}
    </Box>
  );
};

const JobFormSkeleton = () => (
  <Card pad maxWidth="form">
    <ListSkeleton avatar={false} />
  </Card>
);

/**
 * A new job. Without a stored draft, it waits until the company's profile, which has its trades, has loaded or failed
 * to load [EMP-24].
 */
export const NewJobPage = () => {
  const { t } = useTranslation();
  const { data: company, isFetched } = useOwnProfile();
  const { draft, isOwn, round, startOver, state } = useRestoredDraft('jobDraft');
  const isReady = isOwn !== undefined && (isFetched || draft !== undefined);
  return (
    <Frame
      title={t('Post a job')}
      back={paths.employees.jobs.path()}
      note={state && <DraftNote state={state} onStartOver={startOver} />}
    >
      {isReady ? <JobForm key={round} values={valuesOfNew(draft, company)} draft={isOwn} /> : <JobFormSkeleton />}
    </Frame>
  );
};

/** A copy of the remembered job; a new job when that can't be loaded [EMP-09, EMP-28]. */
export const CopyJobPage = () => {
  const { t } = useTranslation();
  const { data: copied, isPending } = useCopiedJob(readStored('copiedJobId'));
  return (
    <Frame title={t('Copy Post')} back={paths.employees.jobs.path()}>
      {isPending ? (
        <JobFormSkeleton />
      ) : (
        <JobForm values={copied ? valuesOfCopy(copied.job, copied.listedNames) : valuesOfNew(undefined)} />
      )}
    </Frame>
  );
};

/** The company's job, edited and published again [EMP-15]. */
export const EditJobPage = () => {
  const { t } = useTranslation();
  const { jobId = '' } = useParams();
  return (
    <Frame title={t('Edit Job')} back={paths.employees.job.path(jobId)}>
      <JobLoader jobId={jobId} titled>
        {(job) => (
          <JobForm
            key={job.id}
            values={valuesOfJob(job)}
            edited={job}
            published={job.published || job.status === 'Paused'}
            paused={job.status === 'Paused'}
          />
        )}
      </JobLoader>
    </Frame>
  );
};
