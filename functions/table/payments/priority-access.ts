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

/** A company's priority access to a skilled worker; the profile has the window that began at `date` [SKW-08]. */
export const PriorityAccess = new Entity({
  name: 'PriorityAccess',
  table,
  timestamps: false,
  schema: item({
    company: string().key(),
    seeker: string().key(),
    date: string().key(),
    userId: string(),
    /** None when it cost nothing. */
    paymentIntent: string().optional(),
  }).and((schema) => indexKeys(schema, accessesByDate, (access) => access)),
  computeKey: accessesOfCompany.keys,
});
export type PriorityAccessItem = FormattedItem<typeof PriorityAccess>;

export const putPriorityAccess = (access: PriorityAccessItem) => PriorityAccess.build(PutTransaction).item(access);

/** Fails when it was taken back already. The payment, written in the same transaction, fails then as well. */
export const deletePriorityAccess = ({ company, seeker, date }: PriorityAccessItem) =>
  PriorityAccess.build(DeleteTransaction)
    .key({ company, seeker, date })
    .options({ condition: { attr: 'date', exists: true } });

/** What a company bought of one worker, oldest first; no one buys the same worker more than a few times. */
export const listPriorityAccesses = async (company: string, seeker: string): Promise<PriorityAccessItem[]> =>
  (await queryPage(PriorityAccess, accessesOfCompany.list({ company, seeker }), { consistent: true })).items;

/** When a company last bought each of its workers, by worker. */
export const lastAccessesOf = async (company: string): Promise<Map<string, string>> => {
  const accesses = await queryAll(PriorityAccess, accessesOfCompany.list({ company }), { consistent: true });
  // Sorted by worker, then by date: the last one stays.
  return new Map(accesses.map(({ seeker, date }) => [seeker, date]));
};

/**
 * Starts the priority window at `date`, or ends it. Fails when the profile changed since it was read. `updatedAt` moves
 * too, because a save of the profile that began before would otherwise put the old window back.
 */
export const movePriorityWindow = ({ id, updatedAt }: SeekerProfileItem, date: string | undefined, at: string) =>
  SeekerProfile.build(UpdateTransaction)
    .item({ id, lastPriorityAccess: date ?? $remove(), updatedAt: laterThan(updatedAt, at) })
    .options({ condition: { attr: 'updatedAt', eq: updatedAt } });

/** Fails when the window has moved since the profile was read. */
export const ifPriorityWindowUnchanged = ({ id, lastPriorityAccess }: SeekerProfileItem) =>
  SeekerProfile.build(ConditionCheck)
    .key({ id })
    .condition(
      lastPriorityAccess === undefined
        ? { attr: 'lastPriorityAccess', exists: false }
        : { attr: 'lastPriorityAccess', eq: lastPriorityAccess },
    );

/** Whose checkout for a skilled worker is open, so that two companies cannot pay for the same window. */
export const PriorityHold = new Entity({
  name: 'PriorityHold',
  table,
  timestamps: false,
  schema: item({ seeker: string().key(), company: string(), intentId: string(), until: string() }),
  computeKey: keyTemplate('PROFILE#{seeker}', 'PRIORITY-HOLD'),
});
export type PriorityHoldItem = FormattedItem<typeof PriorityHold>;

export const priorityHoldRequest = (seeker: string) => PriorityHold.build(BatchGetRequest).key({ seeker });

/** Fails while another company's checkout is open, unless it is the one of `replaces`, which was closed. */
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
 * The one worker a company holds by a checkout that is not paid: it cannot keep all the others out of the whole list.
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

/** Fails while the company's checkout for a worker is open, unless it is the one of `replaces`, which was closed. */
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
