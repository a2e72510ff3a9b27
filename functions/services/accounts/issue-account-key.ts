import { HOUR_MS } from '@plumbline/shared/options/limits';
import { epochSeconds, now } from '../../platform/clock.ts';
import { hashOf, newKey } from '../../platform/ids.ts';
import { type AccountKeyItem, putAccountKey } from '../../table/accounts/account-key.ts';

type NewKey = Omit<AccountKeyItem, 'hash' | 'issuedAt' | 'expiresAt' | 'usedAt' | 'ttl'>;

/** Stores a new key. Staff store it in one transaction with the audit entry. */
export type StoreKey = (key: AccountKeyItem) => Promise<unknown>;

/** Creates a single-use key that is valid for `hours` and returns it; only its hash is stored. */
export const issueAccountKey = async (
  about: NewKey,
  hours: number,
  store: StoreKey = putAccountKey,
): Promise<string> => {
  const key = newKey();
  const at = now();
  const expires = new Date(at.getTime() + hours * HOUR_MS);
  await store({
    ...about,
    hash: hashOf(key),
    issuedAt: at.toISOString(),
    expiresAt: expires.toISOString(),
    ttl: epochSeconds(expires),
  });
  return key;
};
