import type { AccessState, AccessType } from '@plumbline/shared/domain/access/access-states';
import { declineReasons } from '@plumbline/shared/options/decline-reasons';
import {
  BatchGetRequest,
  ConditionCheck,
  DeleteTransaction,
  Entity,
  type FormattedItem,
  GetItemCommand,
  item,
  list,
  PutTransaction,
  QueryCommand,
  string,
} from 'dynamodb-toolbox';
import { decodeCursor, encodeCursor } from '../core/cursor.ts';
import { table } from '../core/table.ts';
import { companyHistoryKey } from './contact-access.ts';

/**
 * An entry of the access lists (APP-31): `owner` is whose list holds it, `other` the other side,
 * `subject` the job or project. One entry per owner, type, subject and other side; its state moves.
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
    state: string().enum('requested', 'granted', 'rejected'),
    /** When the entry came into its state. */
    date: string(),
    requestedAt: string().optional(),
    grantedAt: string().optional(),
    rejectedAt: string().optional(),
    /** When a rejection ends. */
    ends: string().optional(),
    /** Why it was rejected, by the list and in words. */
    reasons: list(string().enum(...declineReasons)).optional(),
    reason: string().optional(),
    gsi1pk: string().hidden(),
    gsi1sk: string().hidden(),
    gsi2pk: string().hidden(),
    gsi2sk: string().hidden(),
    gsi3pk: string().hidden(),
    gsi3sk: string().hidden(),
    gsi4pk: string().hidden(),
    gsi4sk: string().hidden(),
  }),
  computeKey: ({ owner, type, subject, other }) => ({
    pk: `PROFILE#${owner}`,
    sk: `ACCESS#${type}#${subject}#${other}`,
  }),
});
export type AccessEntryItem = FormattedItem<typeof AccessEntry>;
export type AccessKey = Pick<AccessEntryItem, 'owner' | 'type' | 'subject' | 'other'>;

export const accessEntryId = ({ owner, type, subject, other }: AccessKey): string =>
  [owner, type, subject, other].join('.');

export const accessEntryRequest = (key: AccessKey) => AccessEntry.build(BatchGetRequest).key(key);

export const readAccessEntry = async (key: AccessKey): Promise<AccessEntryItem | undefined> =>
  (await AccessEntry.build(GetItemCommand).key(key).options({ consistent: true }).send()).Item;

/** Moves an entry on; fails when it is no longer as it was read (`previous`). */
export const putAccessEntry = (entry: AccessEntryItem, previous: AccessEntryItem | undefined) =>
  AccessEntry.build(PutTransaction)
    .item({
      ...entry,
      gsi1pk: `PROFILE#${entry.owner}`,
      gsi1sk: `ACCESS#${entry.state}#${entry.date}#${entry.other}`,
      gsi2pk: `PROFILE#${entry.other}`,
      gsi2sk: `ACCESS-OF#${entry.owner}#${entry.date}`,
      gsi3pk: `SUBJECT#${entry.subject}`,
      gsi3sk: `${entry.type}#${entry.state === 'rejected' ? 'REJECTED' : 'OPEN'}#${entry.date}#${entry.other}`,
      gsi4pk: `PROFILE#${entry.owner}`,
      gsi4sk: companyHistoryKey(entry.date, entry.subject, entry.other),
    })
    .options({
      condition: previous
        ? {
            and: [
              { attr: 'state', eq: previous.state },
              { attr: 'date', eq: previous.date },
            ],
          }
        : { attr: 'state', exists: false },
    });

/** Fails while the entry is requested or granted. */
export const mustNotBeOpenEntry = (key: AccessKey) =>
  AccessEntry.build(ConditionCheck)
    .key(key)
    .condition({
      or: [
        { attr: 'state', exists: false },
        { attr: 'state', eq: 'rejected' },
      ],
    });

/** Fails when the entry is no longer as it was read. */
export const deleteAccessEntry = ({ owner, type, subject, other, state, date }: AccessEntryItem) =>
  AccessEntry.build(DeleteTransaction)
    .key({ owner, type, subject, other })
    .options({
      condition: {
        and: [
          { attr: 'state', eq: state },
          { attr: 'date', eq: date },
        ],
      },
    });

/** Fails unless the entry is requested or granted. */
export const mustBeOpenEntry = (key: AccessKey) =>
  AccessEntry.build(ConditionCheck)
    .key(key)
    .condition({ attr: 'state', in: ['requested', 'granted'] });

type Page = { limit: number; cursor?: string | undefined };

const page = async (partition: string, index: 'gsi1' | 'gsi3', prefix: string, { limit, cursor }: Page) => {
  const start = decodeCursor(cursor, { index, partition, prefix });
  const { Items: items, LastEvaluatedKey: last } = await table
    .build(QueryCommand)
    .entities(AccessEntry)
    .query({ index, partition, range: { beginsWith: prefix } })
    .options({ reverse: true, limit, ...(start && { exclusiveStartKey: start }) })
    .send();
  return { items: items ?? [], cursor: encodeCursor(last) };
};

/** One owner's entries in one state, newest first. */
export const listAccessEntries = (owner: string, state: AccessState, given: Page) =>
  page(`PROFILE#${owner}`, 'gsi1', `ACCESS#${state}#`, given);

/** Everybody with an open (requested or granted) entry about a job or project, newest first (APP-10). */
export const listOpenEntriesOf = (subject: string, type: AccessType, given: Page) =>
  page(`SUBJECT#${subject}`, 'gsi3', `${type}#OPEN#`, given);
export const listRejectedEntriesOf = (subject: string, type: AccessType, given: Page) =>
  page(`SUBJECT#${subject}`, 'gsi3', `${type}#REJECTED#`, given);

/** Whether `other` has ever asked `owner` for something; an entry that nobody asked for is no basis. */
export const hasEntryBetween = async (owner: string, other: string): Promise<boolean> => {
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(AccessEntry)
    .query({ index: 'gsi2', partition: `PROFILE#${other}`, range: { beginsWith: `ACCESS-OF#${owner}#` } })
    .options({
      filters: { AccessEntry: { attr: 'requestedAt', exists: true } },
      maxPages: Number.POSITIVE_INFINITY,
    })
    .send();
  return Boolean(items?.length);
};

/** One of the entries with which `other` stands in the owner's list, not rejected, about any job. */
export const readOpenEntry = async (
  owner: string,
  other: string,
  type: AccessType,
): Promise<AccessEntryItem | undefined> => {
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(AccessEntry)
    .query({ index: 'gsi2', partition: `PROFILE#${other}`, range: { beginsWith: `ACCESS-OF#${owner}#` } })
    .options({
      filters: {
        AccessEntry: {
          and: [
            { attr: 'type', eq: type },
            { attr: 'state', ne: 'rejected' },
          ],
        },
      },
    })
    .send();
  return items?.[0];
};

/** How many briefings wait for a seeker's answer, up to `most`; a seeker's list holds nothing else. */
export const countPendingBriefings = async (seeker: string, most: number): Promise<number> =>
  (await listAccessEntries(seeker, 'requested', { limit: most })).items.length;

/** The companies that wait for an answer about the owner's projects, in one request. */
export const listProjectRequests = async (owner: string): Promise<AccessEntryItem[]> => {
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(AccessEntry)
    .query({ partition: `PROFILE#${owner}`, range: { beginsWith: 'ACCESS#project#' } })
    .options({ filters: { AccessEntry: { attr: 'state', eq: 'requested' } } })
    .send();
  return items ?? [];
};
export const countProjectRequests = async (owner: string): Promise<number> => (await listProjectRequests(owner)).length;

/** How many of a job's open applications came after `since`, all of them without it. */
export const countApplicationsSince = async (job: string, since: string | undefined): Promise<number> => {
  const prefix = 'job-application#OPEN#';
  const { Count: count } = await table
    .build(QueryCommand)
    .entities(AccessEntry)
    .query({
      index: 'gsi3',
      partition: `SUBJECT#${job}`,
      range: since ? { between: [`${prefix}${since}`, `${prefix}~`] } : { beginsWith: prefix },
    })
    // An application accepted since stands there with the later date.
    .options({
      select: 'COUNT',
      ...(since && { filters: { AccessEntry: { attr: 'requestedAt', gt: since } } }),
      maxPages: Number.POSITIVE_INFINITY,
    })
    .send();
  return count ?? 0;
};

/** Every application of a seeker, in no order. Matches a company declined that never were applications are left out. */
export const allApplicationsOf = async (seeker: string): Promise<AccessEntryItem[]> => {
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(AccessEntry)
    .query({ index: 'gsi2', partition: `PROFILE#${seeker}`, range: { beginsWith: 'ACCESS-OF#' } })
    .options({
      filters: {
        AccessEntry: {
          and: [
            { attr: 'type', eq: 'job-application' },
            { attr: 'requestedAt', exists: true },
          ],
        },
      },
      maxPages: Number.POSITIVE_INFINITY,
    })
    .send();
  return items ?? [];
};

const entriesQuery = () => table.build(QueryCommand).entities(AccessEntry);

/** Every entry a seeker stands in: those of the own list, and those of the companies' lists. */
export const allEntriesOfSeeker = async (seeker: string): Promise<AccessEntryItem[]> => {
  const read = (query: Parameters<ReturnType<typeof entriesQuery>['query']>[0]) =>
    entriesQuery().query(query).options({ maxPages: Number.POSITIVE_INFINITY }).send();
  const partition = `PROFILE#${seeker}`;
  const [own, others] = await Promise.all([
    read({ partition, range: { beginsWith: 'ACCESS#' } }),
    read({ index: 'gsi2', partition, range: { beginsWith: 'ACCESS-OF#' } }),
  ]);
  return [...(own.Items ?? []), ...(others.Items ?? [])];
};
