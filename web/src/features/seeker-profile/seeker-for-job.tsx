import { Box } from '@chakra-ui/react';
import type { ResponseOf } from '@plumbline/shared/contracts/endpoint';
import type { getSeekerActions } from '@plumbline/shared/contracts/jobs/job-people';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { readMatchReason } from '@plumbline/shared/domain/matching/match-reason-text';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import type { ProductSlug } from '@plumbline/shared/options/products';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplicantStage } from '../../components/applicant/applicant-stage.tsx';
import { NotesCard } from '../../components/applicant/notes/notes-card.tsx';
import { ScreeningAnswers } from '../../components/applicant/screening-answers.tsx';
import { PurchaseView } from '../../components/checkout/purchase/purchase-view.tsx';
import { usePurchaseAddress } from '../../components/checkout/use-purchase-address.ts';
import { useStartPurchase } from '../../components/checkout/use-start-purchase.ts';
import { ConnectedPanel } from '../../components/connection/connected-panel.tsx';
import { WorkerHistory } from '../../components/seeker-profile/history/worker-history.tsx';
import { SeekerBody } from '../../components/seeker-profile/seeker-body.tsx';
import { SeekerHeader } from '../../components/seeker-profile/seeker-header.tsx';
import { JobSentBanner } from '../../components/send-job/job-sent-banner.tsx';
import { useAccessInWindow } from '../../components/worker/offers/use-access-in-window.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card, Columns } from '../../ui/layout/card.tsx';
import { Banner } from '../../ui/text/banner.tsx';
import { useAccept } from './api/use-accept.ts';
import { useDecline } from './api/use-decline.ts';
import { applicantStatus } from './applicant-status.ts';
import { DecisionRail } from './decision-rail.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { DeclinedBanner } from './declined-banner.tsx';
import { LicenseFit } from './license-fit.tsx';

type SeekerForJobProps = {
  jobId: string;
  /** The address of the list of applicants or matches, with the filters from which the profile was opened. */
  list: string;
  isMatch: boolean;
  seeker: ProfileView;
  facts: ResponseOf<typeof getSeekerActions>;
};

/** A seeker for a job, in one of the states masked, being bought, open, accepted or declined [APP-18 to APP-21]. */
export const SeekerForJob = ({ jobId, list, isMatch, seeker, facts }: SeekerForJobProps) => {
  const { t } = useTranslation();
  const { intentId, addressWith, leavePurchase } = usePurchaseAddress();
  const purchase = useStartPurchase();
  const accept = useAccept();
  const decline = useDecline(isMatch);
  const [asking, setAsking] = useState(false);
  const status = applicantStatus(facts, seeker.redacted);
  const { profileRequestedAt: appliedAt, sentJobAt } = facts.actions;
  // Another company's priority access doesn't keep a company from its applicants.
  const access = useAccessInWindow(seeker, status.kind === 'locked' && facts.state !== 'requested');
  const withoutApplication = seeker.redacted ? 'never' : 'unknown';
  const pair = { jobId, seekerId: seeker.id };

  if (accept.data) {
    return (
      <ConnectedPanel
        connection={accept.data.connection}
        roles={{ company: t('Job poster'), other: t('Applicant') }}
        messageTo={seeker.id}
        action={<ButtonLink to={list}>{t('Back to job')}</ButtonLink>}
      />
    );
  }

  const unlock = () =>
    purchase.mutate({
      candidate_profile_id: seeker.id,
      job_id: jobId,
      product_slug: facts.unlock.slug as ProductSlug,
      return_url: addressWith(),
      checkoutPath: addressWith,
    });

  const trade = facts.reason && readMatchReason(facts.reason)?.category;
  const busy = purchase.isPending || accept.isPending || decline.isPending;
  const offers = {
    prices: new Map<ProductSlug, number>([
      ['send_job_post_match', facts.send.amount],
      ['candidate_job_briefing', facts.briefing.amount],
      ['skilled_worker_priority_access', facts.priority.amount],
    ]),
    unlock: { amount: facts.unlock.amount, busy, onUnlock: unlock },
    matchedTrade: trade,
    sentJobAt,
    // Applicants and recipients of the job have seen its post already.
    canSend: !facts.state && !sentJobAt,
    pendingBriefing: facts.briefing.pending,
  };

  return (
    <>
      {status.kind === 'declined' && <DeclinedBanner date={status.date} />}
      {facts.state === 'withdrawn' && <Banner icon={Undo2}>{t('The applicant withdrew this application.')}</Banner>}
      {status.kind !== 'declined' && !intentId && sentJobAt && <JobSentBanner date={sentJobAt} />}
      <SeekerHeader seeker={seeker} reason={facts.reason} />
      {intentId ? (
        <PurchaseView intentId={intentId} detail={trade && t(trade)} onCancel={leavePurchase} />
      ) : (
        <Columns>
          <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5" alignContent="start">
            {facts.answers && (
              <Card as="section" pad aria-labelledby="answers" display="grid" gap="3">
                <h2 id="answers">{t('Screening questions')}</h2>
                <ScreeningAnswers answers={facts.answers} />
              </Card>
            )}
            <LicenseFit required={facts.requiredLicenses ?? []} documents={seeker.documents} />
            {facts.stage && <ApplicantStage jobId={jobId} seeker={seeker} stage={facts.stage} />}
            {!seeker.redacted && <NotesCard seekerId={seeker.id} />}
            <SeekerBody seeker={seeker} />
            {appliedAt && seeker.redacted && <NotesCard seekerId={seeker.id} />}
            <WorkerHistory seekerId={seeker.id} />
          </Box>
          <DecisionRail
            seeker={seeker}
            status={status}
            offers={offers}
            access={access}
            appliedAt={facts.state === 'withdrawn' ? undefined : facts.state && appliedAt}
            busy={busy}
            onAccept={() => accept.mutate(pair)}
            onDecline={() => setAsking(true)}
          />
        </Columns>
      )}
      <DeclineDialog
        open={asking}
        name={fullName(seeker)}
        isMatch={isMatch}
        applied={appliedAt ? 'yes' : withoutApplication}
        busy={decline.isPending}
        onConfirm={() => decline.mutate(pair, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};
