import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { unlockProduct } from '@plumbline/shared/domain/money/unlock-product';
import { paths } from '@plumbline/shared/options/paths';
import { usePrices } from '../../../lib/queries/prices.ts';
import { useStartPurchase } from '../../checkout/use-start-purchase.ts';

/** Returns the address of a seeker's profile, which shows the purchase view for an intent. */
const profileAddress = (id: string, intent?: string): string =>
  paths.profile.view.path(id, 'jobSeeker', intent ? { payment_intent: intent } : {});

/**
 * The price of unlocking a seeker in cents, and the start of the purchase. The purchase view is at `addressWith`, by
 * default on the seeker's own profile page [APP-19].
 */
export const useUnlock = (
  { id, jobSeeker = {} }: ProfileView,
  addressWith: (intent?: string) => string = (intent) => profileAddress(id, intent),
) => {
  const purchase = useStartPurchase();
  const slug = unlockProduct(seekerTrades(jobSeeker));
  const onUnlock = () =>
    purchase.mutate({
      candidate_profile_id: id,
      product_slug: slug,
      return_url: addressWith(),
      checkoutPath: addressWith,
    });
  return { amount: usePrices().get(slug), busy: purchase.isPending, onUnlock };
};
