import { isPayable } from '@plumbline/shared/domain/money/payment-states';
import { readAddressMark } from '../../../table/accounts/address-mark.ts';
import type { PaymentItem } from '../../../table/payments/payment.ts';
import { readSeekerProfile } from '../../../table/profiles/profile.ts';

type Purchase = Pick<PaymentItem, 'family' | 'state' | 'seeker'>;

/**
 * Returns whether a worker whose contact details are for sale has a phone number, if e-mails to them come back.
 * Undefined otherwise. The address is that of the profile, which the company gets; it can differ from the one of the
 * sign-in. A complaint is about e-mails of Plumbline only. Once an intent is paid or canceled, it says nothing more, so
 * that no one can watch a hidden worker with an old intent.
 */
export const workerMailProblem = async ({
  family,
  state,
  seeker,
}: Purchase): Promise<{ hasPhone: boolean } | undefined> => {
  if (family !== 'unlock' || !isPayable(state) || seeker === undefined) return undefined;
  const profile = await readSeekerProfile(seeker);
  if (!profile?.email) return undefined;
  const mark = await readAddressMark(profile.email);
  return mark?.reason === 'bounced' ? { hasPhone: Boolean(profile.phoneNumber) } : undefined;
};
