import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InterviewLink } from '../../components/interview/interview-link.tsx';
import { UnlockedCard } from '../../components/seeker-profile/unlocked-card.tsx';
import { SendJobButton } from '../../components/send-job/send-job-button.tsx';
import { LockedPanel } from '../../components/worker/offers/unlock-card.tsx';
import { TakenOffers } from '../../components/worker/offers/worker-offers.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Rail } from '../../ui/layout/card.tsx';
import type { ApplicantStatus } from './applicant-status.ts';
import { DecisionButtons } from './decision-buttons.tsx';

type DecisionRailProps = {
  seeker: ProfileView;
  status: ApplicantStatus;
  /** The prices of an unlock and of a sent job, in cents. */
  prices: { unlock: number; send: number };
  /** The trade by which the seeker matched the job. */
  matchedTrade: string | undefined;
  /** The end of another company's priority access, during which the seeker can't be reached. */
  takenUntil: string | undefined;
  appliedAt: string | undefined;
  /** Whether 'Send Job' is offered. Applicants and recipients of the job have seen its post already. */
  canSend: boolean;
  busy: boolean;
  onUnlock: () => void;
  onAccept: () => void;
  onDecline: () => void;
};

/** The page's decision: in the side column on desktop, in the bar at the bottom of a phone. */
export const DecisionRail = ({
  seeker,
  status,
  prices,
  matchedTrade,
  takenUntil,
  appliedAt,
  canSend,
  busy,
  ...on
}: DecisionRailProps) => {
  const { t } = useTranslation();
  const panels: Record<ApplicantStatus['kind'], () => ReactNode> = {
    declined: () => null,
    withdrawn: () => null,
    accepted: () => (
      <UnlockedCard seeker={seeker} title={t('This applicant')} status="Connected">
        <p>{t('You accepted this application. Phone and email are open to both of you.')}</p>
        <InterviewLink seekerId={seeker.id} />
      </UnlockedCard>
    ),
    locked: () => {
      const declining = (
        <Button variant="text" disabled={busy} onClick={on.onDecline}>
          {t('Decline')}
        </Button>
      );
      if (takenUntil) {
        return (
          <>
            <TakenOffers seeker={seeker} until={takenUntil} />
            {declining}
          </>
        );
      }
      return (
        <LockedPanel
          seeker={seeker}
          amount={prices.unlock}
          matchedTrade={matchedTrade}
          busy={busy}
          onUnlock={on.onUnlock}
        >
          {canSend && <SendJobButton seeker={seeker} label={t('Send Job')} amount={prices.send} />}
          {declining}
        </LockedPanel>
      );
    },
    applied: () => (
      <UnlockedCard seeker={seeker} title={t('This applicant')}>
        <InterviewLink seekerId={seeker.id} />
        <DecisionButtons busy={busy} appliedAt={appliedAt} onAccept={on.onAccept} onDecline={on.onDecline} />
      </UnlockedCard>
    ),
    unlocked: () => (
      <UnlockedCard seeker={seeker} title={t('This match')}>
        <InterviewLink seekerId={seeker.id} />
        <DecisionButtons busy={busy} onDecline={on.onDecline} />
      </UnlockedCard>
    ),
  };
  const isLast = status.kind === 'locked' && !takenUntil;
  return (
    // On a phone the card of an open profile is above the profile, because companies usually call first, and so is the
    // notice that another company has priority access.
    <Rail aria-label={t('Your decision')} order={{ base: isLast ? '0' : '-1', desk: '0' }}>
      {panels[status.kind]()}
    </Rail>
  );
};
