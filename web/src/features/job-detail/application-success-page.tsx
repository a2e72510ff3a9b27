import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { ApplicationLine } from '../../components/job/application-line.tsx';
import { JobGone } from '../../components/job/job-gone.tsx';
import { SimilarJobs } from '../../components/job/similar-jobs.tsx';
import { useMilesText } from '../../components/job/use-miles-text.ts';
import { usePayText } from '../../components/job/use-pay-text.ts';
import { PushAsk } from '../../components/push/push-ask.tsx';
import { isGone } from '../../lib/api/api-error.ts';
import { useTitle } from '../../lib/page/use-title.ts';
import { useJob } from '../../lib/queries/jobs/job.ts';
import { useJobVisit } from '../../lib/queries/jobs/job-visit.ts';
import { useSession } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PendingAnswer } from '../../ui/states/pending-answer.tsx';
import { Avatar } from '../../ui/text/avatar.tsx';

const hasApplied = ({ applicationStatus }: JobView): boolean =>
  applicationStatus?.state === 'requested' || applicationStatus?.state === 'granted';

/** The sent application: how far it has come, the receipt, and the way to follow it. */
const SentApplication = ({ job }: { job: JobView }) => {
  const { t } = useTranslation();
  const { userInfo } = useSession();
  const { shortPay } = usePayText();
  const milesText = useMilesText();
  const { appliedAt, seen = false, answeredAt, miles } = job.applicationStatus ?? {};
  const company = job.profile[0]?.name ?? '';
  const facts = [placeText(job), miles === undefined ? undefined : milesText(miles), shortPay(job)];
  return (
    <Box display="grid" gap="4.5" justifyItems="start">
      <h1 className="plumb">{t('Congratulations! You have successfully applied to {{name}}', { name: job.name })}</h1>
      <Box display="flex" gap="3" alignItems="center">
        <Avatar company name={company} />
        <div>
          <b>{company}</b>
          <Box as="p" className="num" color="muted" textStyle="small">
            {facts.filter(Boolean).join(', ')}
          </Box>
        </div>
      </Box>
      {appliedAt && <ApplicationLine appliedAt={appliedAt} seen={seen} answeredAt={answeredAt} />}
      <Box as="p" color="muted">
        {t("Your receipt is on its way to {{email}}. We'll email you when they answer.", { email: userInfo?.email })}
      </Box>
      <Box as="p" color="muted">
        {t('{{company}} can now see your trades, ratings and work history, but not your name or number.', { company })}
      </Box>
      <Box
        display="flex"
        flexWrap="wrap"
        gap="2.5"
        width="full"
        css={{ '& > *': { flex: { base: '1 1 100%', md: 'none' } } }}
      >
        <ButtonLink variant="primary" to={paths.myJobs.activities.path()}>
          {t('Follow it in My Jobs')}
        </ButtonLink>
        <ButtonLink to={paths.jobs.search.path()}>{t('Back to Search')}</ButtonLink>
        <ButtonLink variant="text" to={paths.jobs.job.path(job.id)}>
          {t('View Job')}
        </ButtonLink>
      </Box>
    </Box>
  );
};

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
    <Box display="grid" gap="6">
      <Card pad maxWidth="form">
        {applied ? (
          <SentApplication job={job} />
        ) : (
          <PendingAnswer query={query} failure={t("We couldn't load this job.")} pageTitle rows={1} avatar={false} />
        )}
      </Card>
      {applied && (
        <Box maxWidth="form">
          <PushAsk company={job.profile[0]?.name ?? ''} />
        </Box>
      )}
      {applied && (
        <Box maxWidth="form">
          <SimilarJobs job={job} title={t('Similar jobs')} />
        </Box>
      )}
    </Box>
  );
};
