import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import type { PriorityAccessState } from '@plumbline/shared/contracts/search/workers';
import { useTranslation } from 'react-i18next';
import { UnlockedCard } from '../../../components/seeker-profile/unlocked-card.tsx';
import { takenUntil } from '../../../components/worker/offers/use-access-in-window.ts';
import { WorkerOffers } from '../../../components/worker/offers/worker-offers.tsx';
import { Rail } from '../../../ui/layout/card.tsx';
import type { WorkerView } from './view-rules.ts';

type WorkerRailProps = {
  seeker: ProfileView;
  view: WorkerView;
  /** Who has priority access to the worker. Undefined while it loads. */
  access: PriorityAccessState | undefined;
};

/** The company's actions on this worker [SKW-02]. */
export const WorkerRail = ({ seeker, view, access }: WorkerRailProps) => {
  const { t } = useTranslation();
  const { redacted } = seeker;
  // On a phone, what keeps the company from the worker shows before the profile.
  const isLast = redacted && !takenUntil(access);
  return (
    <Rail aria-label={t('Your decision')} order={{ base: isLast ? '0' : '-1', desk: '0' }}>
      {!redacted && <UnlockedCard seeker={seeker} title={t('Get in touch')} />}
      {access && (
        <WorkerOffers seeker={seeker} access={access} list={view} leadsToPriority={view === 'skilled-workers'} />
      )}
    </Rail>
  );
};
