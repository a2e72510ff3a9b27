import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { $remove, DeleteItemCommand, PutItemCommand, UpdateItemCommand } from 'dynamodb-toolbox';
import { isConditionFailure } from '../core/transact.ts';
import { IdempotencyRecord } from './idempotency-record.ts';

/** Who may send until when, and for what; `at` and `until` are ISO instants, `ttl` epoch seconds. */
export type Lock = { at: string; until: string; ttl: number; holder: string };
/** `ours`: no one has sent it, and no one else will begin before the lease ends. */
export type LockAnswer = {
  state: 'ours' | 'sending' | 'sent';
  holder: string | undefined;
  /** The response that was stored with `sent`. */
  response?: string;
};

const itemIn = (error: unknown): Record<string, unknown> => {
  const { Item: item } = error as { Item?: Record<string, AttributeValue> };
  return item ? unmarshall(item) : {};
};

/** Begins what is to be sent once. What a sender began and never ended may be begun again when its lease is over. */
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
 * Notes that it was sent, also when the lease has run out meanwhile; stores the response for repeats if there is one.
 */
export const completeLock = (scope: string, key: string, { ttl, holder }: Lock, response?: string) =>
  IdempotencyRecord.build(UpdateItemCommand)
    .item({
      scope,
      key,
      ttl,
      holder,
      state: 'sent',
      leaseUntil: $remove(),
      ...(response !== undefined && { response }),
    })
    .send();

/** Releases its own lease after a failure, so that a retry may begin immediately. */
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
