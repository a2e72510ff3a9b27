import {
  type AccessState,
  type AccessType,
  accessStates,
  isOpenState,
} from '@plumbline/shared/domain/access/access-states';
import { declineReasons } from '@plumbline/shared/options/companies/decline-reasons';
import {
  BatchGetRequest,
  type Condition,
  ConditionCheck,
  DeleteTransaction,
  type FormattedItem,
  item,
  list,
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
 * Where an entry stands among those about its subject. An application keeps the place by the date it came: that
 * accepting does not move it saves a third of the write.
 */
const placeAmong = ({ subject, type, state, date, requestedAt, other }: EntryPlace) => {
  const isOpen = isOpenState(state);
  const at = isOpen && type === 'job-application' ? (requestedAt ?? date) : date;
  return { subject, type, openness: isOpen ? 'OPEN' : state.toUpperCase(), date: at, other };
};

/**
 * An entry of the access lists [APP-31]: `owner` is whose list holds it, `other` the other side, `subject` the job or
 * project. One entry per owner, type, subject and other side; its state moves.
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
    /** When the entry came into its state. */
    date: string(),
    requestedAt: string().optional(),
    grantedAt: string().optional(),
    /** The user who accepted an application. */
    grantedBy: string().optional(),
    rejectedAt: string().optional(),
    /** When a rejection ends. */
    ends: string().optional(),
    /** Why it was rejected, by the list and in words. */
    reasons: list(string().enum(...declineReasons)).optional(),
    reason: string().optional(),
    /** What a company wrote to the owner of a project with its request. */
    message: string().optional(),
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

/** Moves an entry on; fails when it is no longer as it was read (`previous`). */
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

/** Fails when the entry is no longer as it was read. */
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

/** One owner's entries in one state, newest first. */
export const listAccessEntries = (owner: string, state: AccessState, page: Page) =>
  queryPage(AccessEntry, entriesByState.list({ owner, state }), { ...page, reverse: true });

/** All open (requested or granted) entries about a job or project, newest first [APP-10]. */
export const listOpenEntriesOf = (subject: string, type: AccessType, page: OrderedPage) =>
  queryPage(AccessEntry, entriesAbout.list({ subject, type, openness: 'OPEN' }), { reverse: true, ...page });

/** Where that list continues after an entry. */
export const cursorAfterOpenEntry = (entry: AccessEntryItem) =>
  encodeCursor({ ...entries.keys(entry), ...entriesAbout.keys({ ...placeAmong(entry), openness: 'OPEN' }) });

/** All rejected entries about a job, latest first. */
export const listRejectedEntriesOf = (subject: string, type: AccessType, page: Page) =>
  queryPage(AccessEntry, entriesAbout.list({ subject, type, openness: 'REJECTED' }), { ...page, reverse: true });

const ofType = (type: AccessType) => ({ filter: { attr: 'type', eq: type } as const });

/** A page of an owner's entries of one state and type, latest first, and how many there are. Pages count from 1. */
export const pageOfEntries = async (
  owner: string,
  { state, type }: { state: AccessState; type: AccessType },
  { page, limit }: { page: number; limit: number },
) => {
  const list = entriesByState.list({ owner, state });
  const found: AccessEntryItem[] = [];
  const total = queryCount(AccessEntry, list, ofType(type));
  let next: string | undefined;
  // One query, unless entries of other types are in between.
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

/** The entries of one profile in another's lists, those included that it never asked for. */
export const entriesBetween = (owner: string, other: string): Promise<AccessEntryItem[]> =>
  queryAll(AccessEntry, entriesOfOther.list({ other, owner }));

/** Whether `other` has ever asked `owner` for something; an entry that no one asked for does not count. */
export const hasEntryBetween = async (owner: string, other: string): Promise<boolean> =>
  (await entriesBetween(owner, other)).some(({ requestedAt }) => requestedAt);

/** One of the entries of `other` in the owner's list, requested or granted, about any job. */
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

/** How many briefings wait for a seeker's answer, up to `most`; a seeker's list holds nothing else. */
export const countPendingBriefings = async (seeker: string, most: number): Promise<number> =>
  (await listAccessEntries(seeker, 'requested', { limit: most })).items.length;

/** The companies that wait for an answer about the owner's projects, in one request. */
export const listProjectRequests = async (owner: string): Promise<AccessEntryItem[]> =>
  (
    await queryPage(AccessEntry, entries.list({ owner, type: 'project' }), {
      filter: { attr: 'state', eq: 'requested' },
    })
  ).items;

/** How many of a job's open applications came after `since`, all of them without it. */
export const countApplicationsSince = (job: string, since: string | undefined): Promise<number> =>
  queryCount(
    AccessEntry,
    entriesAbout.list({ subject: job, type: 'job-application', openness: 'OPEN' }),
    // The part includes the entry of exactly that time.
    since === undefined ? {} : { from: since, to: '~', filter: { attr: 'requestedAt', gt: since } },
  );

/** Every entry of a seeker: those of the seeker's own list, and those of the companies' lists. */
export const allEntriesOfSeeker = async (seeker: string): Promise<AccessEntryItem[]> =>
  (
    await Promise.all([
      queryAll(AccessEntry, entries.list({ owner: seeker })),
      queryAll(AccessEntry, entriesOfOther.list({ other: seeker })),
    ])
  ).flat();
