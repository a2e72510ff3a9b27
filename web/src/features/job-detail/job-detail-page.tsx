import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { BackLink } from '../../components/back-link.tsx';
import { Card } from '../../components/card.tsx';
import { JobGone } from '../../components/job-gone.tsx';
import { PendingAnswer } from '../../components/pending-answer.tsx';
import { isGone } from '../../lib/api/api-error.ts';
import { useJobVisit } from '../../lib/job-visit.ts';
import { useSessionKind } from '../../lib/session.ts';
import { useJob } from './api/get-job.ts';
import { useLogJobView } from './api/log-job-view.ts';
import { JobDetail } from './job-detail.tsx';

/** /jobs/:jobId, for job seekers and companies [SEE-12]. */
export const JobDetailPage = () => {
  const { t } = useTranslation();
  const { jobId = '' } = useParams();
  const query = useJob(jobId);
  const { data: job } = query;
  const isSeeker = useSessionKind() === 'candidate';
  useJobVisit();
  useLogJobView(job?.id);

  if (!job && isGone(query.error)) return <JobGone />;
  return (
    <>
      {isSeeker ? <BackLink to={paths.jobs.search.path()} label={t('Back to Search')} /> : <BackLink />}
      {job ? (
        <JobDetail job={job} />
      ) : (
        <Card pad>
          <PendingAnswer query={query} failure={t("We couldn't load this job.")} avatar={false} />
        </Card>
      )}
    </>
  );
};
