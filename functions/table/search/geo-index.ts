import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { distanceMiles, type Point } from '@plumbline/shared/domain/places/distance';
import { bandOf, bandsAround } from '@plumbline/shared/geography/bands';
import type { SearchKind } from '@plumbline/shared/table-names';
import { documents } from '../../platform/documents.ts';
import { environment } from '../../platform/environment.ts';
import { chunksOf, sendUntilDone } from '../core/batch.ts';
import {
  ANY_TRADE,
  bandKey,
  decodeEntry,
  type EntryKey,
  encodeFacts,
  encodeId,
  type Facts,
  type FactsLayout,
  longitudeKey,
  tradeCode,
  WITH_TEXTS,
} from './geo-entry.ts';

/** DynamoDB's limit for one BatchWriteItem. */
const BATCH = 25;
/**
 * The heights of latitude bands in miles. Entries of one trade are few, so high bands save queries. Entries of all
 * trades are many, so low bands save reads.
 */
const TRADE_BAND = 50;
const ANY_BAND = 20;

/**
 * A document of the index: its place, its trades with a level (0 to 255) in each, packed facts, and the texts that a
 * search can filter by words.
 */
export type GeoDocument<F> = Point & {
  id: string;
  trades: ReadonlyMap<string, number>;
  facts: F;
  texts?: readonly string[];
};

/**
 * A search result: the miles, the facts, and the requested trades that it has with their levels. `level` is the highest
 * of these levels, or of all its trades when none was requested.
 */
export type Nearby<F> = {
  id: string;
  point: Point;
  miles: number;
  trades: Map<string, number>;
  level: number;
  facts: F;
  /** Only in a search with texts. */
  texts?: readonly string[];
};

export type GeoSearch = {
  centre: Point;
  /** The radius in miles. */
  radius: number;
  /** Finds documents with any of these trades; without trades, all documents. */
  trades?: readonly string[];
  /** Reads the entries with texts, which are larger. Trades don't filter such a search. */
  withTexts?: true;
  /** A consistent read includes all earlier writes, at twice the cost. */
  consistent?: boolean;
};

type Request =
  | { PutRequest: { Item: Record<string, unknown> } }
  | { DeleteRequest: { Key: { pk: string; sk: string } } };
type KeyRange = { trade?: string; pk: string; from: string; to: string };
/** A stored entry; `d` has the packed facts, and `t` the texts. */
export type RawEntry = EntryKey & { d: Uint8Array; t?: readonly string[] };
/** The kind of entries in a partition: those of a trade, all trades, or all with their texts. */
type EntryGroup = { trade?: string | undefined; withTexts?: true | undefined };

const writeBatch = async (open: readonly Request[]): Promise<Request[]> => {
  const { UnprocessedItems: rest } = await documents.send(
    new BatchWriteCommand({ RequestItems: { [environment.tableName]: [...open] } }),
  );
  return (rest?.[environment.tableName] ?? []) as Request[];
};

const write = async (requests: Request[]): Promise<void> => {
  for (const batch of chunksOf(requests, BATCH)) await sendUntilDone(batch, writeBatch);
};

const query = async ({ pk, from, to }: KeyRange, consistent: boolean): Promise<RawEntry[]> => {
  const found: RawEntry[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const { Items: items, LastEvaluatedKey: last } = await documents.send(
      new QueryCommand({
        TableName: environment.tableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        ConsistentRead: consistent,
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    found.push(...((items ?? []) as RawEntry[]));
    start = last;
  } while (start);
  return found;
};

const heightOf = ({ trade }: EntryGroup): number => (trade === undefined ? ANY_BAND : TRADE_BAND);
const codeOf = ({ trade, withTexts }: EntryGroup): string => {
  if (withTexts) return WITH_TEXTS;
  return trade === undefined ? ANY_TRADE : tradeCode(trade);
};
const groupsOf = ({ trades, texts }: Pick<GeoDocument<unknown>, 'trades' | 'texts'>): EntryGroup[] => [
  {},
  ...[...trades.keys()].map((trade) => ({ trade })),
  ...(texts ? [{ withTexts: true as const }] : []),
];

/**
 * A search index by place and trade. A document has one entry of about forty bytes for each of its trades, one for
 * searches without trades, and a larger one with its texts if it has any, for searches by words. An entry's partition
 * is its latitude band, and it is sorted by longitude. So a circle is a few ranges and a write a few small items, and
 * both cost the same however many entries other places have. Entries depend only on their document, so writing them
 * again changes nothing. It uses lib-dynamodb directly, because formatting thousands of entries through an entity costs
 * more than the query.
 */
export const geoIndex = <L extends FactsLayout>(kind: SearchKind, layout: L) => {
  type F = Facts<L>;
  const keyOf = ({ id, latitude, longitude }: GeoDocument<F>, group: EntryGroup): EntryKey => ({
    pk: `${kind}${codeOf(group)}${bandKey(bandOf(latitude, heightOf(group)))}`,
    sk: `${longitudeKey(longitude)}${encodeId(id)}`,
  });
  const keysOf = (document: GeoDocument<F>): EntryKey[] => groupsOf(document).map((group) => keyOf(document, group));
  const levelIn = ({ trades }: GeoDocument<F>, { trade }: EntryGroup): number =>
    trade === undefined ? Math.max(0, ...trades.values()) : (trades.get(trade) ?? 0);
  const itemsOf = (document: GeoDocument<F>): Record<string, unknown>[] =>
    groupsOf(document).map((group) => ({
      ...keyOf(document, group),
      d: encodeFacts(layout, document.latitude, levelIn(document, group), document.facts),
      ...(group.withTexts && { t: document.texts }),
    }));
  const nameOf = ({ pk, sk }: EntryKey): string => `${pk}\n${sk}`;

  return {
    /** Returns the items of a new document, for callers that write many in one request. */
    items: itemsOf,

    /** Returns the document and the facts that an entry contains. */
    decode: (entry: RawEntry) => decodeEntry(layout, entry),

    /** Writes the entries of a document and deletes those that earlier versions of it may have left. */
    put: async (document: GeoDocument<F>, former: readonly GeoDocument<F>[] = []): Promise<void> => {
      const current = new Set(keysOf(document).map(nameOf));
      const stale = new Map(former.flatMap(keysOf).map((key) => [nameOf(key), key]));
      for (const name of current) stale.delete(name);
      await write([
        ...[...stale.values()].map((key) => ({ DeleteRequest: { Key: key } })),
        ...itemsOf(document).map((Item) => ({ PutRequest: { Item } })),
      ]);
    },

    /** Deletes the entries that these versions of a document may have left. */
    remove: async (former: readonly GeoDocument<F>[]): Promise<void> => {
      const stale = new Map(former.flatMap(keysOf).map((key) => [nameOf(key), key]));
      await write([...stale.values()].map((Key) => ({ DeleteRequest: { Key } })));
    },

    /** Returns every document within `radius` miles of `centre` that has one of the trades, in no order. */
    near: async ({ centre, radius, trades = [], withTexts, consistent = false }: GeoSearch): Promise<Nearby<F>[]> => {
      const groups: EntryGroup[] =
        withTexts || !trades.length ? [{ withTexts }] : [...new Set(trades)].map((trade) => ({ trade }));
      const reads = groups.flatMap((group) =>
        bandsAround(centre, radius, heightOf(group)).map(({ band, west, east }) => ({
          ...(group.trade !== undefined && { trade: group.trade }),
          pk: `${kind}${codeOf(group)}${bandKey(band)}`,
          from: longitudeKey(west),
          // `~` sorts after every character of a key, so that the range includes all keys that start with `east`.
          to: `${longitudeKey(east)}~`,
        })),
      );
      const found = new Map<string, Nearby<F>>();
      const answers = await Promise.all(reads.map((read) => query(read, consistent)));
      for (const [at, { trade }] of reads.entries()) {
        for (const entry of answers[at]!) {
          const { id, point, level, facts } = decodeEntry(layout, entry);
          const miles = distanceMiles(centre, point);
          if (miles > radius) continue;
          const known: Nearby<F> = found.get(id) ?? { id, point, miles, trades: new Map(), level, facts };
          known.level = Math.max(known.level, level);
          if (trade !== undefined) known.trades.set(trade, level);
          if (entry.t) known.texts = entry.t;
          found.set(id, known);
        }
      }
      return [...found.values()];
    },
  };
};
