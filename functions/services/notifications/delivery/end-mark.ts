import { CLEARED_MARK_DAYS, DAY_MS } from '@plumbline/shared/options/limits';
import { epochSeconds, now } from '../../../platform/clock.ts';
import { clearAddressMark } from '../../../table/accounts/address-mark.ts';

/** Returns the write that ends the mark of an address. Later events about earlier e-mails change nothing. */
export const endMark = (email: string) => {
  const time = now();
  const ttl = epochSeconds(new Date(time.getTime() + CLEARED_MARK_DAYS * DAY_MS));
  return clearAddressMark(email, time.toISOString(), ttl);
};
