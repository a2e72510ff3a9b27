import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { JobGone } from '../../../components/job/job-gone.tsx';
import { isGone } from '../../../lib/api/api-error.ts';
import { useJob } from '../../../lib/queries/jobs/job.ts';
import { useOwnProfile } from '../../../lib/queries/own-profile.ts';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { useAllResponded } from '../../../ui/states/load-together.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { Briefing } from './briefing.tsx';
import { BriefingShape } from './briefing-shape.tsx';

/** /jobs/:jobId/response: a job seeker reads a briefing and responds [BRF-11, BRF-17]. */
export const ResponsePage = () => {
  const { t } = useTranslation();
  const { jobId = '' } = useParams();
  const query = useJob(jobId);
  const own = useOwnProfile();
  const { data: job } = query;
  const whole = useAllResponded([own]);
  if (!job && isGone(query.error)) return <JobGone />;
  if (job && !(job.briefing && job.applicationStatus)) return <Navigate to={paths.jobs.job.path(jobId)} replace />;
  const company = job?.profile[0]?.name ?? '';
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5">
      <ActionBar
        left={
          <>
            <BackLink to={paths.dashboard.path()} label={t('Back to Dashboard')} />
            <p>{job ? t('You are reviewing a job briefing by {{company}}', { company }) : '\u00a0'}</p>
          </>
        }
      />
      {job?.applicationStatus && whole ? (
        <Briefing job={job} applicationStatus={job.applicationStatus} company={company} />
      ) : (
        <PendingCard query={query} failure={t("We couldn't load this job briefing.")} pageTitle>
          <BriefingShape />
        </PendingCard>
      )}
    </Box>
  );
};
