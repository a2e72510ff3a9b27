import {
  type AccessState,
  type AccessType,
  accessStates,
  isOpenState,
} from '@plumbline/shared/domain/access/access-states';
import { declineReasons } from '@plumbline/shared/options/companies/decline-reasons';
import {
  BatchGetRequest,
  boolean,
  type Condition,
  ConditionCheck,
  DeleteTransaction,
  type FormattedItem,
  item,
  list,
  map,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { encodeCursor } from '../core/cursor.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type OrderedPage, type Page, queryAll, queryCount, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

const entries = tablePattern({
  partition: 'PROFILE#{owner}',
  sort: 'ACCESS#{type}#{subject}#{other}',
  finds: 'The access lists of a profile, by type',
});
export const entriesByState = indexPattern('gsi1', {
  partition: 'PROFILE#{owner}',
  sort: 'ACCESS#{state}#{date}#{other}',
  finds: 'The access lists of a profile, by state and date',
});
export const entriesOfOther = indexPattern('gsi2', {
  partition: 'PROFILE#{other}',
  sort: 'ACCESS-OF#{owner}#{subject}',
  finds: 'The entries of a profile in the access lists of others',
});
export const entriesAbout = indexPattern('gsi3', {
  partition: 'SUBJECT#{subject}',
  sort: '{type}#{openness}#{date}#{other}',
  finds: 'Who has access to a job or project, asks for it or was rejected, by date',
});

type EntryPlace = {
  subject: string;
  type: AccessType;
  state: AccessState;
  date: string;
  requestedAt?: string | undefined;
  other: string;
};

/**
 * Returns the position of an entry in the list about its subject. An open application keeps the date of the request as
 * its position. So accepting it doesn't move it, which saves a third of the write's cost.
 */
const placeAmong = ({ subject, type, state, date, requestedAt, other }: EntryPlace) => {
  const isOpen = isOpenState(state);
  const at = isOpen && type === 'job-application' ? (requestedAt ?? date) : date;
  return { subject, type, openness: isOpen ? 'OPEN' : state.toUpperCase(), date: at, other };
};

/**
 * An entry in the access list of `owner`; `other` is the other side, `subject` the job or project. There is one entry
 * for each owner, type, subject and other side; its state changes [APP-31].
 */
export const AccessEntry = new Entity({
  name: 'AccessEntry',
  table,
  timestamps: false,
  schema: item({
    owner: string().key(),
    type: string().enum('job', 'job-application', 'project').key(),
    subject: string().key(),
    other: string().key(),
    state: string().enum(...accessStates),
    /** When the entry reached its state (ISO). */
    date: string(),
    requestedAt: string().optional(),
    grantedAt: string().optional(),
    /** The user who accepted: an application, a briefing or a connection request. */
    grantedBy: string().optional(),
    rejectedAt: string().optional(),
    /** When the rejection ends (ISO). */
    ends: string().optional(),
    /** The reasons of a rejection: those chosen from the list, and a text. */
    reasons: list(string().enum(...declineReasons)).optional(),
    reason: string().optional(),
    /** The message of a company to the owner of a project. */
    message: string().optional(),
    /** The answers to the job's questions, while an application is open. */
    answers: list(map({ question: string(), answer: boolean() })).optional(),
  }).and((schema) => ({
    ...indexKeys(schema, entriesByState, (entry) => entry),
    ...indexKeys(schema, entriesOfOther, (entry) => entry),
    ...indexKeys(schema, entriesAbout, placeAmong),
  })),
  computeKey: entries.keys,
});
export type AccessEntryItem = FormattedItem<typeof AccessEntry>;
export type AccessKey = Pick<AccessEntryItem, 'owner' | 'type' | 'subject' | 'other'>;

export const accessEntryId = ({ owner, type, subject, other }: AccessKey): string =>
  [owner, type, subject, other].join('.');

export const accessEntryRequest = (key: AccessKey) => AccessEntry.build(BatchGetRequest).key(key);

const isAsRead = ({ state, date }: AccessEntryItem): Condition<typeof AccessEntry> => ({
  and: [
    { attr: 'state', eq: state },
    { attr: 'date', eq: date },
  ],
});

/** Writes an entry; fails when it has changed since it was read (`previous`). */
export const putAccessEntry = (entry: AccessEntryItem, previous: AccessEntryItem | undefined) =>
  AccessEntry.build(PutTransaction)
    .item(entry)
    .options({
      condition: previous ? isAsRead(previous) : { attr: 'state', exists: false },
    });

/** Fails while the entry is requested or granted. */
export const ifEntryNotOpen = (key: AccessKey) =>
  AccessEntry.build(ConditionCheck)
    .key(key)
    .condition({
      or: [
        { attr: 'state', exists: false },
        { attr: 'state', in: ['rejected', 'withdrawn'] },
      ],
    });

/** Deletes an entry; fails when it has changed since it was read. */
export const deleteAccessEntry = (entry: AccessEntryItem) => {
  const { owner, type, subject, other } = entry;
  return AccessEntry.build(DeleteTransaction)
    .key({ owner, type, subject, other })
    .options({ condition: isAsRead(entry) });
};

/** Fails unless the entry is requested or granted. */
export const ifEntryOpen = (key: AccessKey) =>
  AccessEntry.build(ConditionCheck)
    .key(key)
    .condition({ attr: 'state', in: ['requested', 'granted'] });

/** Returns a page of an owner's entries in one state, newest first. */
export const listAccessEntries = (owner: string, state: AccessState, page: Page) =>
  queryPage(AccessEntry, entriesByState.list({ owner, state }), { ...page, reverse: true });

/** Returns a page of the open (requested or granted) entries about a job or project, newest first [APP-10]. */
export const listOpenEntriesOf = (subject: string, type: AccessType, page: OrderedPage) =>
  queryPage(AccessEntry, entriesAbout.list({ subject, type, openness: 'OPEN' }), { reverse: true, ...page });

/** Returns the cursor that continues the list of open entries after an entry. */
export const cursorAfterOpenEntry = (entry: AccessEntryItem) =>
  encodeCursor({ ...entries.keys(entry), ...entriesAbout.keys({ ...placeAmong(entry), openness: 'OPEN' }) });

/** Returns a page of the rejected entries about a job, newest first. */
export const listRejectedEntriesOf = (subject: string, type: AccessType, page: Page) =>
  queryPage(AccessEntry, entriesAbout.list({ subject, type, openness: 'REJECTED' }), { ...page, reverse: true });

const ofType = (type: AccessType) => ({ filter: { attr: 'type', eq: type } as const });

/** Returns a page of an owner's entries of one state and type, newest first, and their number. Pages count from 1. */
export const pageOfEntries = async (
  owner: string,
  { state, type }: { state: AccessState; type: AccessType },
  { page, limit }: { page: number; limit: number },
) => {
  const list = entriesByState.list({ owner, state });
  const found: AccessEntryItem[] = [];
  const total = queryCount(AccessEntry, list, ofType(type));
  let next: string | undefined;
  // One query reads enough, unless entries of other types are in between.
  do {
    const { items, cursor } = await queryPage(AccessEntry, list, {
      ...ofType(type),
      reverse: true,
      limit: page * limit - found.length,
      cursor: next,
    });
    found.push(...items);
    next = cursor;
  } while (next && found.length < page * limit);
  return { entries: found.slice((page - 1) * limit), total: await total };
};

/** Returns the entries of `other` in the owner's list, including entries without a request. */
export const entriesBetween = (owner: string, other: string): Promise<AccessEntryItem[]> =>
  queryAll(AccessEntry, entriesOfOther.list({ other, owner }));

/** Returns the pending briefings of a company, in one request. */
export const listPendingBriefings = async (company: string): Promise<AccessEntryItem[]> =>
  (
    await queryPage(AccessEntry, entriesOfOther.list({ other: company }), {
      filter: {
        and: [
          { attr: 'type', eq: 'job' },
          { attr: 'state', eq: 'requested' },
        ],
      },
    })
  ).items;

/** Returns whether `other` has ever made a request to `owner`. Entries without a request don't count. */
export const hasEntryBetween = async (owner: string, other: string): Promise<boolean> =>
  (await entriesBetween(owner, other)).some(({ requestedAt }) => requestedAt);

/** Returns an open (requested or granted) entry of `other` in the owner's list, about any job. */
export const readOpenEntry = async (
  owner: string,
  other: string,
  type: AccessType,
): Promise<AccessEntryItem | undefined> => {
  const { items } = await queryPage(AccessEntry, entriesOfOther.list({ other, owner }), {
    filter: {
      and: [
        { attr: 'type', eq: type },
        { attr: 'state', in: ['requested', 'granted'] },
      ],
    },
  });
  return items[0];
};

/** Returns the pending requests of companies for the owner's projects, in one request. */
export const listProjectRequests = async (owner: string): Promise<AccessEntryItem[]> =>
  (
    await queryPage(AccessEntry, entries.list({ owner, type: 'project' }), {
      filter: { attr: 'state', eq: 'requested' },
    })
  ).items;

/** Returns the number of a job's open applications after `since` (ISO), or of all. */
export const countApplicationsSince = (job: string, since: string | undefined): Promise<number> =>
  queryCount(
    AccessEntry,
    entriesAbout.list({ subject: job, type: 'job-application', openness: 'OPEN' }),
    // The range includes an entry at exactly that time, which the filter excludes.
    since === undefined ? {} : { from: since, to: '~', filter: { attr: 'requestedAt', gt: since } },
  );

/** Returns every entry of a seeker, in the seeker's own list and in companies' lists. */
export const allEntriesOfSeeker = async (seeker: string): Promise<AccessEntryItem[]> =>
  (
    await Promise.all([
      queryAll(AccessEntry, entries.list({ owner: seeker })),
      queryAll(AccessEntry, entriesOfOther.list({ other: seeker })),
    ])
  ).flat();
