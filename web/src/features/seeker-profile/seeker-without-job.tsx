import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { unlockProduct } from '@plumbline/shared/domain/money/unlock-product';
import { useTranslation } from 'react-i18next';
import { PurchaseView } from '../../components/checkout/purchase/purchase-view.tsx';
import { useProduct } from '../../components/checkout/use-product.ts';
import { usePurchaseAddress } from '../../components/checkout/use-purchase-address.ts';
import { useStartPurchase } from '../../components/checkout/use-start-purchase.ts';
import { SeekerBody } from '../../components/seeker-profile/seeker-body.tsx';
import { SeekerHeader } from '../../components/seeker-profile/seeker-header.tsx';
import { UnlockedCard } from '../../components/seeker-profile/unlocked-card.tsx';
import { SendJobOffer } from '../../components/send-job/send-job-offer.tsx';
import { Columns, Rail } from '../../ui/layout/card.tsx';
import { LockedPanel } from './unlock-card.tsx';

type SeekerWithoutJobProps = { seeker: ProfileView; isMatch: boolean };

/** A seeker without a job, in one of the states masked with a price, being bought, or open [PRO-03]. */
export const SeekerWithoutJob = ({ seeker, isMatch }: SeekerWithoutJobProps) => {
  const { t } = useTranslation();
  const { intentId, addressWith, leavePurchase } = usePurchaseAddress();
  const purchase = useStartPurchase();
  const slug = unlockProduct(seekerTrades(seeker.jobSeeker ?? {}));
  const product = useProduct(slug, seeker.redacted);
  const unlock = () =>
    purchase.mutate({
      candidate_profile_id: seeker.id,
      product_slug: slug,
      return_url: addressWith(),
      checkoutPath: addressWith,
    });
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
      <SendJobOffer seeker={seeker} isMatch={isMatch} />
      <SeekerHeader seeker={seeker} />
      <Columns>
        <SeekerBody seeker={seeker} />
        <Rail aria-label={t('Your decision')} order={{ base: seeker.redacted ? '0' : '-1', desk: '0' }}>
          {seeker.redacted ? (
            <LockedPanel seeker={seeker} amount={product.data?.amount} busy={purchase.isPending} onUnlock={unlock} />
          ) : (
            <UnlockedCard seeker={seeker} title={t('Get in touch')} />
          )}
        </Rail>
      </Columns>
    </>
  );
};
