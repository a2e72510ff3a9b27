import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { BackLink } from '../../components/back-link.tsx';
import { Card } from '../../components/card.tsx';
import { ListSkeleton } from '../../components/states.tsx';
import { toast } from '../../components/toast.ts';
import { useJobVisit } from '../../lib/job-visit.ts';
import { useSessionKind } from '../../lib/session.ts';
import { useJob } from './api/get-job.ts';
import { useLogJobView } from './api/log-job-view.ts';
import { JobDetail } from './job-detail.tsx';

/** A job that cannot be read: the dashboard shows, and says why [SEE-18]. */
const JobUnreadable = () => {
  const { t } = useTranslation();
  useEffect(() => void toast.error(t("We couldn't find data for this job.")), [t]);
  return <Navigate to={paths.dashboard.path()} replace />;
};

/** /jobs/:jobId, for job seekers and companies [SEE-12]. */
export const JobDetailPage = () => {
  const { t } = useTranslation();
  const { jobId = '' } = useParams();
  const { data: job, isLoadingError } = useJob(jobId);
  const isSeeker = useSessionKind() === 'candidate';
  useJobVisit();
  useLogJobView(job?.id);

  if (isLoadingError) return <JobUnreadable />;
  return (
    <>
      {isSeeker ? <BackLink to={paths.jobs.search.path()} label={t('Back to Search')} /> : <BackLink />}
      {job ? (
        <JobDetail job={job} />
      ) : (
        <Card pad>
          <ListSkeleton avatar={false} />
        </Card>
      )}
    </>
  );
};
