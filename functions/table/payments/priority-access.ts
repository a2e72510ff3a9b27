import {
  $remove,
  BatchGetRequest,
  ConditionCheck,
  DeleteTransaction,
  type FormattedItem,
  item,
  PutTransaction,
  string,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import { laterThan } from '../../platform/clock.ts';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryAll, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { SeekerProfile, type SeekerProfileItem } from '../profiles/profile.ts';

const accessesOfCompany = tablePattern({
  partition: 'PROFILE#{company}',
  sort: 'PRIORITY-ACCESS#{seeker}#{date}',
  finds: 'The priority accesses of a company to one worker',
});
const accessesByDate = indexPattern('gsi1', {
  partition: 'PROFILE#{company}',
  sort: 'PRIORITY-ACCESS#{date}#{seeker}',
  finds: 'The priority accesses of a company, by date',
});

/**
 * A company's priority access to a skilled worker. The seeker's profile stores the start of the current window
 * [SKW-08].
 */
export const PriorityAccess = new Entity({
  name: 'PriorityAccess',
  table,
  timestamps: false,
  schema: item({
    company: string().key(),
    seeker: string().key(),
    date: string().key(),
    userId: string(),
    /** Undefined when the price was 0. */
    paymentIntent: string().optional(),
  }).and((schema) => indexKeys(schema, accessesByDate, (access) => access)),
  computeKey: accessesOfCompany.keys,
});
export type PriorityAccessItem = FormattedItem<typeof PriorityAccess>;

export const putPriorityAccess = (access: PriorityAccessItem) => PriorityAccess.build(PutTransaction).item(access);

/** Deletes a priority access. Fails when it was deleted already, and the transaction of the refund fails with it. */
export const deletePriorityAccess = ({ company, seeker, date }: PriorityAccessItem) =>
  PriorityAccess.build(DeleteTransaction)
    .key({ company, seeker, date })
    .options({ condition: { attr: 'date', exists: true } });

/** Returns a company's priority accesses to one worker, oldest first. One request is enough, because there are few. */
export const listPriorityAccesses = async (company: string, seeker: string): Promise<PriorityAccessItem[]> =>
  (await queryPage(PriorityAccess, accessesOfCompany.list({ company, seeker }), { consistent: true })).items;

/** Returns when a company last bought priority access to each of its workers, by worker. */
export const lastAccessesOf = async (company: string): Promise<Map<string, string>> => {
  const accesses = await queryAll(PriorityAccess, accessesOfCompany.list({ company }), { consistent: true });
  // The query sorts by worker and date, so that the latest date stays in the map.
  return new Map(accesses.map(({ seeker, date }) => [seeker, date]));
};

/**
 * Starts the priority window at `date` (ISO), or ends it. Fails when the profile has changed since it was read.
 * `updatedAt` changes too, because a concurrent save of the profile would otherwise restore the old window.
 */
export const movePriorityWindow = ({ id, updatedAt }: SeekerProfileItem, date: string | undefined, at: string) =>
  SeekerProfile.build(UpdateTransaction)
    .item({ id, lastPriorityAccess: date ?? $remove(), updatedAt: laterThan(updatedAt, at) })
    .options({ condition: { attr: 'updatedAt', eq: updatedAt } });

/** Fails when the window has changed since the profile was read. */
export const ifPriorityWindowUnchanged = ({ id, lastPriorityAccess }: SeekerProfileItem) =>
  SeekerProfile.build(ConditionCheck)
    .key({ id })
    .condition(
      lastPriorityAccess === undefined
        ? { attr: 'lastPriorityAccess', exists: false }
        : { attr: 'lastPriorityAccess', eq: lastPriorityAccess },
    );

/** The company with an open checkout for a skilled worker, so that two companies can't pay for the same window. */
export const PriorityHold = new Entity({
  name: 'PriorityHold',
  table,
  timestamps: false,
  schema: item({ seeker: string().key(), company: string(), intentId: string(), until: string() }),
  computeKey: keyTemplate('PROFILE#{seeker}', 'PRIORITY-HOLD'),
});
export type PriorityHoldItem = FormattedItem<typeof PriorityHold>;

export const priorityHoldRequest = (seeker: string) => PriorityHold.build(BatchGetRequest).key({ seeker });

/** Stores a hold. Fails while another company has one, unless that is the hold of `replaces`, a canceled intent. */
export const putPriorityHold = (hold: PriorityHoldItem, replaces: string | undefined) =>
  PriorityHold.build(PutTransaction)
    .item(hold)
    .options({
      condition: {
        or: [
          { attr: 'seeker', exists: false },
          { attr: 'company', eq: hold.company },
          ...(replaces ? [{ attr: 'intentId' as const, eq: replaces }] : []),
        ],
      },
    });

/**
 * The only worker that a company holds by an unpaid checkout, so that a company can't block the whole list for others.
 */
export const PriorityCheckout = new Entity({
  name: 'PriorityCheckout',
  table,
  timestamps: false,
  schema: item({ company: string().key(), seeker: string(), intentId: string() }),
  computeKey: keyTemplate('PROFILE#{company}', 'PRIORITY-CHECKOUT'),
});
export type PriorityCheckoutItem = FormattedItem<typeof PriorityCheckout>;

export const priorityCheckoutRequest = (company: string) => PriorityCheckout.build(BatchGetRequest).key({ company });

/**
 * Stores the company's checkout. Fails while the company has another one, unless that is the checkout of `replaces`, a
 * canceled intent.
 */
export const putPriorityCheckout = (checkout: PriorityCheckoutItem, replaces: string | undefined) =>
  PriorityCheckout.build(PutTransaction)
    .item(checkout)
    .options({
      condition: replaces ? { attr: 'intentId', eq: replaces } : { attr: 'company', exists: false },
    });
export const deletePriorityCheckout = ({ company, intentId }: PriorityCheckoutItem) =>
  PriorityCheckout.build(DeleteTransaction)
    .key({ company })
    .options({ condition: { attr: 'intentId', eq: intentId } });

export const deletePriorityHold = ({ seeker, intentId }: PriorityHoldItem) =>
  PriorityHold.build(DeleteTransaction)
    .key({ seeker })
    .options({ condition: { attr: 'intentId', eq: intentId } });
