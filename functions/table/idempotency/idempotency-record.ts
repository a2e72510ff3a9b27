import { mailKinds, mailOutcomes } from '@plumbline/shared/options/staff/mail-kinds';
import {
  $add,
  BatchGetRequest,
  DeleteTransaction,
  item,
  list,
  map,
  number,
  PutItemCommand,
  PutTransaction,
  string,
  UpdateItemCommand,
} from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';

export const mailsByAddress = indexPattern('gsi1', {
  partition: 'MAILS#{address}',
  sort: '{date}#{key}',
  finds: "The e-mails to an address, by the address's hash and by date",
});

/**
 * A record that something happens once: a solved challenge, an e-mail about an event, or a write of the API (lock.ts).
 */
export const IdempotencyRecord = new Entity({
  name: 'IdempotencyRecord',
  table,
  timestamps: false,
  schema: item({
    scope: string().key(),
    key: string().key(),
    ttl: number(),
    /** The state of an e-mail or a write of the API. */
    state: string().enum('sending', 'sent').optional(),
    /** The end of a lease (ISO), before which no other process may start. */
    leaseUntil: string().optional(),
    /** The event that an e-mail is sent for, when several events share one e-mail. */
    holder: string().optional(),
    /** The jobs that an e-mail about matches lists. */
    jobs: list(string()).optional(),
    /** The response to a write of the API, encrypted with a key that only the caller has. */
    response: string().optional(),
    /** The kind and the outcome of an e-mail, for the list of the e-mails to its address. It has no content. */
    mail: map({
      kind: string().enum(...mailKinds),
      outcome: string().enum(...mailOutcomes),
      date: string(),
    }).optional(),
  }).and((schema) => indexKeys(schema, mailsByAddress)),
  computeKey: keyTemplate('IDEMPOTENCY#{scope}#{key}', 'IDEMPOTENCY'),
});

/** Claims a key; returns false when it is claimed already. The claim lasts until `ttl` (epoch seconds). */
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

/**
 * Returns the write that claims a key in the transaction of the action; the transaction fails when the key is claimed
 * already.
 */
export const putOnce = (scope: string, key: string, ttl: number) =>
  IdempotencyRecord.build(PutTransaction)
    .item({ scope, key, ttl })
    .options({ condition: { attr: 'key', exists: false } });

/** The number of calls of a key in one window, for rate limits. */
export const RateCounter = new Entity({
  name: 'RateCounter',
  table,
  timestamps: false,
  schema: item({ scope: string().key(), key: string().key(), window: string().key(), count: number(), ttl: number() }),
  computeKey: keyTemplate('RATE#{scope}#{key}', '{window}'),
});

/** Adds `by` to the count of a window and returns the new count. A negative `by` leaves a smaller count as it is. */
export const increment = async (scope: string, key: string, window: string, ttl: number, by = 1): Promise<number> => {
  const update = RateCounter.build(UpdateItemCommand).item({ scope, key, window, count: $add(by), ttl });
  const returnValues = 'UPDATED_NEW';
  if (by > 0) return (await update.options({ returnValues }).send()).Attributes?.count ?? by;
  try {
    const condition = { attr: 'count', gte: -by } as const;
    return (await update.options({ returnValues, condition }).send()).Attributes?.count ?? 0;
  } catch (error) {
    if (isConditionFailure(error)) return 0;
    throw error;
  }
};

export const rateCounterRequest = (scope: string, key: string, window: string) =>
  RateCounter.build(BatchGetRequest).key({ scope, key, window });

/** Returns the write that resets a window's count. */
export const resetRateCounter = (scope: string, key: string, window: string) =>
  RateCounter.build(DeleteTransaction).key({ scope, key, window });
