import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { JobGone } from '../../components/job/job-gone.tsx';
import { isGone } from '../../lib/api/api-error.ts';
import { useJob } from '../../lib/queries/jobs/job.ts';
import { comesFromSearch, useJobVisit } from '../../lib/queries/jobs/job-visit.ts';
import { useOwnProfile } from '../../lib/queries/own-profile.ts';
import { useSessionKind } from '../../lib/session/session.ts';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { useAllResponded } from '../../ui/states/load-together.tsx';
import { PendingCard } from '../../ui/states/pending-answer.tsx';
import { useLogJobView } from './api/log-job-view.ts';
import { JobDetail } from './job-detail.tsx';
import { JobShape } from './job-shape.tsx';
import { useSaveOnArrival } from './use-save-on-arrival.ts';

/** /jobs/:jobId, for job seekers and companies [SEE-12]. */
export const JobDetailPage = () => {
  const { t } = useTranslation();
  const { jobId = '' } = useParams();
  const { state } = useLocation();
  const query = useJob(jobId);
  const own = useOwnProfile();
  const { data: job } = query;
  const whole = useAllResponded([own]);
  const isSeeker = useSessionKind() === 'candidate';
  useJobVisit();
  useLogJobView(job?.id);
  useSaveOnArrival(isSeeker ? job : undefined);

  if (!job && isGone(query.error)) return <JobGone />;
  // A briefing is read on the page where it is accepted or declined [BRF-11].
  if (job?.briefing && job.applicationStatus) return <Navigate to={paths.jobs.response.path(jobId)} replace />;
  return (
    <>
      {isSeeker ? (
        <BackLink to={paths.jobs.search.path()} label={t('Back to Search')} isPrevious={comesFromSearch(state)} />
      ) : (
        <BackLink />
      )}
      {job && (!isSeeker || whole) ? (
        <JobDetail job={job} />
      ) : (
        <PendingCard query={query} failure={t("We couldn't load this job.")} pageTitle>
          <JobShape isSeeker={isSeeker} />
        </PendingCard>
      )}
    </>
  );
};
