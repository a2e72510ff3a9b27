import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { $remove, $set, BatchGetRequest, DeleteItemCommand, PutItemCommand, UpdateItemCommand } from 'dynamodb-toolbox';
import { batchGet } from '../core/batch-get.ts';
import { isConditionFailure } from '../core/transact.ts';
import { IdempotencyRecord } from './idempotency-record.ts';
import { listedMail, type SentMail } from './sent-mail.ts';

/** A lease: `holder` may act until `until`. `at` and `until` are ISO dates, `ttl` is in epoch seconds. */
export type Lock = { at: string; until: string; ttl: number; holder: string };
/** The result of a lock. `ours`: the action isn't done, and no other process starts it before the lease ends. */
export type LockAnswer = {
  state: 'ours' | 'sending' | 'sent';
  holder: string | undefined;
  /** The stored response; present in the state 'sent' if there is one. */
  response?: string;
};

const itemIn = (error: unknown): Record<string, unknown> => {
  const { Item: item } = error as { Item?: Record<string, AttributeValue> };
  return item ? unmarshall(item) : {};
};

/** Takes the lock of an action that must happen once. A lock whose holder never finished is free after its lease. */
export const acquireLock = async (scope: string, key: string, lease: Lock): Promise<LockAnswer> => {
  const { at, until, ttl, holder } = lease;
  try {
    await IdempotencyRecord.build(PutItemCommand)
      .item({ scope, key, ttl, holder, state: 'sending', leaseUntil: until })
      .options({
        condition: {
          or: [
            { attr: 'key', exists: false },
            {
              and: [
                { attr: 'state', eq: 'sending' },
                { attr: 'leaseUntil', lte: at },
              ],
            },
          ],
        },
        returnValuesOnConditionFalse: 'ALL_OLD',
      })
      .send();
    return { state: 'ours', holder };
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const { state, holder: other, response } = itemIn(error);
    return {
      state: state === 'sending' ? 'sending' : 'sent',
      holder: other === undefined ? undefined : String(other),
      ...(response !== undefined && { response: String(response) }),
    };
  }
};

/**
 * Marks the action as done, also after the lease has ended. Stores the response, if any, for repeated calls, and puts
 * an e-mail into the list of its address.
 */
export const completeLock = (
  scope: string,
  key: string,
  { ttl, holder }: Lock,
  { response, jobs, mail }: { response?: string; jobs?: readonly string[]; mail?: SentMail | undefined } = {},
) =>
  IdempotencyRecord.build(UpdateItemCommand)
    .item({
      scope,
      key,
      ttl,
      holder,
      state: 'sent',
      leaseUntil: $remove(),
      ...(response !== undefined && { response }),
      ...(jobs?.length && { jobs: $set([...jobs]) }),
      ...(mail && listedMail(key, mail)),
    })
    .send();

/** Returns the jobs of the e-mails with these keys that were sent, and the keys of those that are being sent. */
export const readJobsOfMails = async (
  scope: string,
  keys: readonly string[],
  now: string,
): Promise<{ jobs: ReadonlySet<string>; sending: string[] }> => {
  const { locks } = await batchGet({
    locks: keys.map((key) => IdempotencyRecord.build(BatchGetRequest).key({ scope, key })),
  });
  return {
    jobs: new Set(locks.flatMap((lock) => lock?.jobs ?? [])),
    sending: locks.flatMap((lock) => (lock?.state === 'sending' && (lock.leaseUntil ?? '') > now ? [lock.key] : [])),
  };
};

/** Releases a lock after a failure, so that a retry can start immediately. A lock of another holder stays. */
export const releaseLock = async (scope: string, key: string, { until }: Lock): Promise<void> => {
  try {
    await IdempotencyRecord.build(DeleteItemCommand)
      .key({ scope, key })
      .options({
        condition: {
          and: [
            { attr: 'state', eq: 'sending' },
            { attr: 'leaseUntil', eq: until },
          ],
        },
      })
      .send();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};
