import {
  $add,
  BatchGetRequest,
  DeleteTransaction,
  item,
  number,
  PutItemCommand,
  PutTransaction,
  string,
  UpdateItemCommand,
} from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';

/** A thing that may happen once: a solved challenge, an e-mail about an event, a write of the API (lock.ts). */
export const IdempotencyRecord = new Entity({
  name: 'IdempotencyRecord',
  table,
  timestamps: false,
  schema: item({
    scope: string().key(),
    key: string().key(),
    ttl: number(),
    /** Of an e-mail. */
    state: string().enum('sending', 'sent').optional(),
    /** Until then (ISO) no one else begins to send. */
    leaseUntil: string().optional(),
    /** What it is sent for, where several events share one e-mail. */
    holder: string().optional(),
    /** The response to a write of the API, sealed with a key that only the caller has. */
    response: string().optional(),
  }),
  computeKey: keyTemplate('IDEMPOTENCY#{scope}#{key}', 'IDEMPOTENCY'),
});

/** Claims the right to do it; false when someone has it already. Kept until `ttl` (epoch seconds). */
export const claimOnce = async (scope: string, key: string, ttl: number): Promise<boolean> => {
  try {
    await IdempotencyRecord.build(PutItemCommand)
      .item({ scope, key, ttl })
      .options({ condition: { attr: 'key', exists: false } })
      .send();
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};

/** Claims it within the transaction of the thing itself, which fails when it happened before. */
export const putOnce = (scope: string, key: string, ttl: number) =>
  IdempotencyRecord.build(PutTransaction)
    .item({ scope, key, ttl })
    .options({ condition: { attr: 'key', exists: false } });

/** How often something happened in one window, for rate limits. */
export const RateCounter = new Entity({
  name: 'RateCounter',
  table,
  timestamps: false,
  schema: item({ scope: string().key(), key: string().key(), window: string().key(), count: number(), ttl: number() }),
  computeKey: keyTemplate('RATE#{scope}#{key}', '{window}'),
});

/** Counts `by` more, one unless given, and returns the new count. */
export const increment = async (scope: string, key: string, window: string, ttl: number, by = 1): Promise<number> => {
  const { Attributes: attributes } = await RateCounter.build(UpdateItemCommand)
    .item({ scope, key, window, count: $add(by), ttl })
    .options({ returnValues: 'UPDATED_NEW' })
    .send();
  return attributes?.count ?? by;
};

export const rateCounterRequest = (scope: string, key: string, window: string) =>
  RateCounter.build(BatchGetRequest).key({ scope, key, window });

/** Starts a window over. */
export const resetRateCounter = (scope: string, key: string, window: string) =>
  RateCounter.build(DeleteTransaction).key({ scope, key, window });
