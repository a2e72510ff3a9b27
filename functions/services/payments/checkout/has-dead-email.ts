import { readAddressMark } from '../../../table/accounts/address-mark.ts';
import type { PaymentItem } from '../../../table/payments/payment.ts';
import { readSeekerProfile } from '../../../table/profiles/profile.ts';

/**
 * Returns whether e-mails to the worker of a payment don't arrive. The address is that of the profile, which the
 * company gets; it can differ from the one of the sign-in.
 */
export const hasDeadEmail = async ({ seeker }: Pick<PaymentItem, 'seeker'>): Promise<true | undefined> => {
  const profile = seeker === undefined ? undefined : await readSeekerProfile(seeker);
  if (!profile?.email) return undefined;
  return (await readAddressMark(profile.email)) ? true : undefined;
};
