import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PurchaseView } from '../../../components/checkout/purchase/purchase-view.tsx';
import { usePurchaseAddress } from '../../../components/checkout/use-purchase-address.ts';
import { DraftNote } from '../../../components/job-form/draft-note.tsx';
import { valuesOfJob, valuesOfNew } from '../../../components/job-form/job-values.ts';
import { useRestoredDraft } from '../../../components/job-form/use-restored-draft.ts';
import { isGone } from '../../../lib/api/api-error.ts';
import { useJob } from '../../../lib/queries/jobs/job.ts';
import { useOwnProfile } from '../../../lib/queries/own-profile.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import type { BriefingAddress, WorkerList } from './briefing-address.ts';
import { BriefingForm } from './briefing-form.tsx';
import { FormShape, RecipientPage } from './recipient-page.tsx';

type Props = { recipient: ProfileView; address: BriefingAddress };

/** Continues with a stored, unpaid draft. A briefing that was sent already shows read-only. */
const StoredDraft = ({ recipient, address, jobId }: Props & { jobId: string }) => {
  const { t } = useTranslation();
  const query = useJob(jobId);
  const { data: job } = query;
  if (!job && isGone(query.error)) return <NewBriefing recipient={recipient} address={address} />;
  if (!job)
    return (
      <PendingCard query={query} failure={t("We couldn't load this job briefing.")}>
        <FormShape />
      </PendingCard>
    );
  if (job.recipient !== recipient.id) return <NewBriefing recipient={recipient} address={address} />;
  if (job.published || job.deletedAt)
    return <Navigate to={paths.employees.skilledWorkerJobResponse.path(recipient.id, jobId)} replace />;
  return <BriefingForm recipient={recipient.id} values={valuesOfJob(job)} jobId={jobId} address={address} />;
};

/**
 * The form for a new briefing. Without a stored draft, it waits until the company's profile, which has its trades, has
 * loaded or failed to load.
 */
const NewBriefing = ({ recipient, address }: Props) => {
  const { data: company, isFetched } = useOwnProfile();
  const { draft, isOwn, round, startOver, state } = useRestoredDraft('briefingDraft');
  if (isOwn === undefined || !(isFetched || draft)) return <FormShape />;
  return (
    <>
      {state && <DraftNote state={state} onStartOver={startOver} />}
      <BriefingForm
        key={round}
        recipient={recipient.id}
        values={valuesOfNew(draft, company)}
        jobId={undefined}
        draft={isOwn}
        address={address}
      />
    </>
  );
};

const SendBriefing = ({ recipient, address }: Props) => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { intentId, leavePurchase } = usePurchaseAddress();
  const jobId = search.get('job');
  const title = t('You are sending a Job Briefing to {{name}} for consideration', { name: fullName(recipient) });
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <PageHeader title={title} documentTitle={t('Job Briefing')}>
        {t('One job, sent to this worker alone. You pay when you send it.')}
      </PageHeader>
      {intentId && <PurchaseView intentId={intentId} onCancel={leavePurchase} />}
      {!intentId && jobId && <StoredDraft key={jobId} recipient={recipient} address={address} jobId={jobId} />}
      {!intentId && !jobId && <NewBriefing recipient={recipient} address={address} />}
    </Box>
  );
};

const pageFrom = (from: WorkerList) => () => (
  <RecipientPage from={from}>
    {(recipient, address) => <SendBriefing recipient={recipient} address={address} />}
  </RecipientPage>
);

/** /employees/search/profile/:profileId/job [BRF-02]. */
export const SearchBriefingPage = pageFrom('search');
/** /employees/skilled-workers/profile/:profileId/job [BRF-02]. */
export const SkilledWorkerBriefingPage = pageFrom('skilled-workers');
