import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { isSkilled } from '@plumbline/shared/domain/matching/seeker-trades';
import { useTranslation } from 'react-i18next';
import { PurchaseView } from '../../components/checkout/purchase/purchase-view.tsx';
import { usePurchaseAddress } from '../../components/checkout/use-purchase-address.ts';
import { WorkerHistory } from '../../components/seeker-profile/history/worker-history.tsx';
import { SeekerBody } from '../../components/seeker-profile/seeker-body.tsx';
import { SeekerHeader } from '../../components/seeker-profile/seeker-header.tsx';
import { UnlockedCard } from '../../components/seeker-profile/unlocked-card.tsx';
import { SendJobOffer } from '../../components/send-job/send-job-offer.tsx';
import { takenUntil, useAccessInWindow } from '../../components/worker/offers/use-access-in-window.ts';
import { WorkerOffers } from '../../components/worker/offers/worker-offers.tsx';
import { Columns, Rail } from '../../ui/layout/card.tsx';

type SeekerWithoutJobProps = { seeker: ProfileView; isMatch: boolean };

/** A seeker without a job, in one of the states masked with a price, being bought, or open [PRO-03]. */
export const SeekerWithoutJob = ({ seeker, isMatch }: SeekerWithoutJobProps) => {
  const { t } = useTranslation();
  const { intentId, leavePurchase } = usePurchaseAddress();
  const access = useAccessInWindow(seeker, seeker.redacted && !intentId);
  // On a phone, what keeps the company from the seeker shows before the profile.
  const isLast = seeker.redacted && !takenUntil(access);
  if (intentId) {
    return (
      <>
        <SeekerHeader seeker={seeker} />
        <PurchaseView intentId={intentId} onCancel={leavePurchase} />
      </>
    );
  }
  return (
    <>
      <SendJobOffer seeker={seeker} isMatch={isMatch && !takenUntil(access)} />
      <SeekerHeader seeker={seeker} />
      <Columns>
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5" alignContent="start">
          <SeekerBody seeker={seeker} />
          <WorkerHistory seekerId={seeker.id} />
        </Box>
        <Rail aria-label={t('Your decision')} order={{ base: isLast ? '0' : '-1', desk: '0' }}>
          {seeker.redacted ? (
            access && (
              <WorkerOffers
                seeker={seeker}
                access={access}
                list={isSkilled(seeker.jobSeeker ?? {}) ? 'skilled-workers' : 'search'}
                isMatch={isMatch}
              />
            )
          ) : (
            <UnlockedCard seeker={seeker} title={t('Get in touch')} />
          )}
        </Rail>
      </Columns>
    </>
  );
};
