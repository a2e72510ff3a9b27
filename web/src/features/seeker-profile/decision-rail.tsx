import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import type { PriorityAccessState } from '@plumbline/shared/contracts/search/workers';
import { isSkilled } from '@plumbline/shared/domain/matching/seeker-trades';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InterviewLink } from '../../components/interview/interview-link.tsx';
import { UnlockedCard } from '../../components/seeker-profile/unlocked-card.tsx';
import { LockedPanel } from '../../components/worker/offers/unlock-card.tsx';
import { takenUntil } from '../../components/worker/offers/use-access-in-window.ts';
import { type KnownOffers, WorkerOffers } from '../../components/worker/offers/worker-offers.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Rail } from '../../ui/layout/card.tsx';
import type { ApplicantStatus } from './applicant-status.ts';
import { DecisionButtons } from './decision-buttons.tsx';

type DecisionRailProps = {
  seeker: ProfileView;
  status: ApplicantStatus;
  /** What the ways to reach the seeker cost, and what was sent. */
  offers: KnownOffers;
  /** Who has priority access to the seeker. Undefined while it loads. */
  access: PriorityAccessState | undefined;
  /** When the seeker applied. Applicants are unlocked for their application, and not offered anything else. */
  appliedAt: string | undefined;
  busy: boolean;
  onAccept: () => void;
  onDecline: () => void;
};

/** The page's decision: in the side column on desktop, in the bar at the bottom of a phone. */
export const DecisionRail = ({ seeker, status, offers, access, appliedAt, busy, ...on }: DecisionRailProps) => {
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
      if (appliedAt) {
        return (
          <LockedPanel seeker={seeker} matchedTrade={offers.matchedTrade} {...offers.unlock}>
            {declining}
          </LockedPanel>
        );
      }
      return (
        access && (
          <WorkerOffers
            seeker={seeker}
            access={access}
            known={offers}
            list={isSkilled(seeker.jobSeeker ?? {}) ? 'skilled-workers' : 'search'}
          >
            {declining}
          </WorkerOffers>
        )
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
  const isLast = status.kind === 'locked' && !takenUntil(access);
  return (
    // On a phone the card of an open profile is above the profile, because companies usually call first, and so is the
    // notice that another company has priority access.
    <Rail aria-label={t('Your decision')} order={{ base: isLast ? '0' : '-1', desk: '0' }}>
      {panels[status.kind]()}
    </Rail>
  );
};
