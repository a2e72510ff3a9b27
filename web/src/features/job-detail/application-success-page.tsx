import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { paths } from '@plumbline/shared/options/paths';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { JobGone } from '../../components/job/job-gone.tsx';
import { isGone } from '../../lib/api/api-error.ts';
import { useTitle } from '../../lib/page/use-title.ts';
import { useJob } from '../../lib/queries/jobs/job.ts';
import { useJobVisit } from '../../lib/queries/jobs/job-visit.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PendingAnswer } from '../../ui/states/pending-answer.tsx';

const hasApplied = ({ applicationStatus }: JobView): boolean =>
  applicationStatus?.state === 'requested' || applicationStatus?.state === 'granted';

/** /jobs/:jobId/success [SEE-16]. */
export const ApplicationSuccessPage = () => {
  const { t } = useTranslation();
  const { jobId = '' } = useParams();
  const query = useJob(jobId);
  const { data: job } = query;
  useJobVisit();
  useTitle(t('Successful'));
  if (!job && isGone(query.error)) return <JobGone />;
  // The page congratulates only applicants. The cached job may be older than the application, so a loading job isn't
  // redirected.
  const applied = job && hasApplied(job);
  if (job && !applied && !query.isFetching) return <Navigate to={paths.jobs.job.path(jobId)} replace />;
  return (
    <Card pad maxWidth="form">
      {applied ? (
        <Box display="grid" gap="4" justifyItems="start">
          <Box as={CircleCheck} boxSize="8" color="success" aria-hidden />
          <h1>{t('Congratulations! You have successfully applied to {{name}}', { name: job.name })}</h1>
          <p>
            {t(
              "{{company}} can now see your trades, ratings and work history. We'll email you when they answer; your dashboard shows where it stands.",
              {
                company: job.profile[0]?.name,
              },
            )}
          </p>
          <Box display="flex" flexWrap="wrap" gap="2.5">
            <ButtonLink variant="primary" to={paths.jobs.search.path()}>
              {t('Back to Search')}
            </ButtonLink>
            <ButtonLink to={paths.jobs.job.path(jobId)}>{t('View Job')}</ButtonLink>
          </Box>
        </Box>
      ) : (
        <PendingAnswer query={query} failure={t("We couldn't load this job.")} rows={1} avatar={false} />
      )}
    </Card>
  );
};
