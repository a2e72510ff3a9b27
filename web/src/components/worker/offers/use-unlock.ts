import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { unlockProduct } from '@plumbline/shared/domain/money/unlock-product';
import { useCurrentPrices } from '../../../lib/queries/prices.ts';
import { usePurchaseAddress } from '../../checkout/use-purchase-address.ts';
import { useStartPurchase } from '../../checkout/use-start-purchase.ts';

/**
 * The price of unlocking a seeker in cents, and the start of the purchase, which continues on the same page. The price
 * is undefined until it has loaded. It isn't loaded for a page that has it and buys for a job [APP-19].
 */
export const useUnlock = ({ id, jobSeeker = {} }: ProfileView, enabled = true) => {
  const { addressWith } = usePurchaseAddress();
  const purchase = useStartPurchase();
  const slug = unlockProduct(seekerTrades(jobSeeker));
  const onUnlock = () =>
    purchase.mutate({
      candidate_profile_id: id,
      product_slug: slug,
      return_url: addressWith(),
      checkoutPath: addressWith,
    });
  return { amount: useCurrentPrices(enabled)?.get(slug), busy: purchase.isPending, onUnlock };
};
