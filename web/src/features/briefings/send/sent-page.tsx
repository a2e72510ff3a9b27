import { Box } from '@chakra-ui/react';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { paths } from '@plumbline/shared/options/paths';
import { CircleCheck, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { codeOf, isGone, statusOf } from '../../../lib/api/api-error.ts';
import { useTitle } from '../../../lib/page/use-title.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useSentBriefing } from '../api/use-briefings.ts';
import { useFinishSending } from '../api/use-send-briefing.ts';
import { briefingAddress, type WorkerList } from './briefing-address.ts';

/** What was sent, what happens on either response, and the next step [BRF-07]. */
const BriefingSent = ({ name }: { name: string }) => {
  const { t } = useTranslation();
  return (
    <Box display="grid" gap="4" justifyItems="start">
      <Box as={CircleCheck} boxSize="8" color="success" aria-hidden />
      <h1>{t('Success! Your job briefing was sent to {{name}}', { name })}</h1>
      <p>
        {t(
          'If {{name}} accepts, you will receive their contact information. If they decline, you will receive their feedback.',
          { name },
        )}
      </p>
      <Box display="flex" flexWrap="wrap" gap="2.5" alignItems="center">
        <ButtonLink variant="primary" to={paths.dashboard.path()}>
          {t('Back to Dashboard')}
        </ButtonLink>
        <ButtonLink to={paths.employees.briefings.path()}>{t('See your briefings')}</ButtonLink>
      </Box>
    </Box>
  );
};

/** Says that the briefing was not sent: the worker is unavailable and the money was refunded, or nothing was paid. */
const BriefingNotSent = ({ error, formPath }: { error: unknown; formPath: string }) => {
  const { t } = useTranslation();
  const isUnpaid = codeOf(error) === 'briefing_unpaid';
  return (
    <EmptyState
      icon={SearchX}
      title={t("We couldn't send your job briefing.")}
      pageTitle
      help={
        isUnpaid ? (
          <>
            {t(
              "It is not paid for. If you did pay, this worker can't be reached any more and your money is on its way back.",
            )}{' '}
            <Link to={paths.toolbox.billing.path()}>{t('See Billing')}</Link>
          </>
        ) : (
          t("This worker or this briefing isn't there any more.")
        )
      }
      action={
        isUnpaid ? (
          <ButtonLink to={formPath}>{t('Back to the briefing')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.employees.briefings.path()}>{t('See your briefings')}</ButtonLink>
        )
      }
    />
  );
};

const isRefused = (error: unknown): boolean => isGone(error) || statusOf(error) === 409;

type SendingProps = { from: WorkerList; profileId: string; jobId: string };

const Sending = ({ from, profileId, jobId }: SendingProps) => {
  const { t } = useTranslation();
  const sending = useFinishSending(profileId, jobId);
  const briefing = useSentBriefing(jobId);
  useTitle(t('Job Briefing'));
  const refused = isRefused(sending.error) || isRefused(briefing.error);
  return (
    <Card pad maxWidth="form">
      {refused && (
        <BriefingNotSent
          error={sending.error ?? briefing.error}
          formPath={briefingAddress(from, profileId).form({ job: jobId })}
        />
      )}
      {!refused && sending.data && briefing.data && <BriefingSent name={fullName(briefing.data.recipient)} />}
      {!refused && !(sending.data && briefing.data) && (
        <PendingAnswer
          query={sending.isError ? sending : briefing}
          failure={t("We couldn't send your job briefing.")}
          pageTitle
          rows={1}
          avatar={false}
        />
      )}
    </Card>
  );
};

/** The end of sending. An address without a briefing leads to its form. */
const SentPage = ({ from }: { from: WorkerList }) => {
  const { profileId = '' } = useParams();
  const jobId = useSearchParams()[0].get('job');
  if (!jobId) return <Navigate to={briefingAddress(from, profileId).form()} replace />;
  return <Sending from={from} profileId={profileId} jobId={jobId} />;
};

/** /employees/search/profile/:profileId/job/checkout-complete [BRF-07, BRF-08]. */
export const SearchBriefingSentPage = () => <SentPage from="search" />;
/** /employees/skilled-workers/profile/:profileId/job/checkout-complete [BRF-07, BRF-08]. */
export const SkilledWorkerBriefingSentPage = () => <SentPage from="skilled-workers" />;
