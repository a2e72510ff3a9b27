import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneActionBar } from '../../components/action-bar.tsx';
import { Button } from '../../components/button.tsx';
import { Card, Rail } from '../../components/card.tsx';
import { StatusPill } from '../../components/pill.tsx';
import { DecisionCard } from './decision-card.tsx';
import type { Standing } from './standing.ts';
import { PhonePrice, UnlockButton, UnlockCard } from './unlock-card.tsx';

type DecisionRailProps = {
  seeker: ProfileView;
  standing: Standing;
  /** Cents. */
  amount: number;
  busy: boolean;
  onUnlock: () => void;
  onAccept: () => void;
  onDecline: () => void;
};

/** The page's decision: in the side column on a desk, in the bar at the bottom of a phone. */
export const DecisionRail = ({ seeker, standing, amount, busy, onUnlock, onAccept, onDecline }: DecisionRailProps) => {
  const { t } = useTranslation();
  const decline = (
    <Button variant="text" disabled={busy} onClick={onDecline}>
      {t('Decline')}
    </Button>
  );
  const panels: Record<Standing['kind'], () => ReactNode> = {
    declined: () => null,
    accepted: () => (
      <Card pad as="section" display="grid" gap="3" justifyItems="start">
        <StatusPill status="Connected" />
        <p>{t('You accepted this application. Phone and email are open to both of you.')}</p>
      </Card>
    ),
    locked: () => (
      <>
        <UnlockCard seeker={seeker} amount={amount} busy={busy} onUnlock={onUnlock}>
          {decline}
        </UnlockCard>
        <PhoneActionBar>
          <PhonePrice amount={amount} />
          <UnlockButton busy={busy} onUnlock={onUnlock} />
        </PhoneActionBar>
      </>
    ),
    applied: () => (
      <>
        <DecisionCard busy={busy} onAccept={onAccept} onDecline={onDecline} />
        <PhoneActionBar>
          <Button disabled={busy} onClick={onDecline}>
            {t('Decline')}
          </Button>
          <Button variant="primary" disabled={busy} onClick={onAccept}>
            {t('Accept')}
          </Button>
        </PhoneActionBar>
      </>
    ),
    unlocked: () => (
      <>
        <DecisionCard busy={busy} onDecline={onDecline} />
        <PhoneActionBar>
          <Button disabled={busy} onClick={onDecline}>
            {t('Decline')}
          </Button>
        </PhoneActionBar>
      </>
    ),
  };
  return <Rail aria-label={t('Your decision')}>{panels[standing.kind]()}</Rail>;
};
