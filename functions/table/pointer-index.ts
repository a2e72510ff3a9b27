import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { cellOf, cellsWithinReach } from '@plumbline/shared/geography/cells';
import { distanceMiles, type Point } from '@plumbline/shared/geography/distance';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { documents } from '../platform/documents.ts';
import { environment } from '../platform/environment.ts';

/** DynamoDB's most for one BatchWriteItem. */
const BATCH = 25;
const MAX_TRIES = 8;

type Located = Point & { id: string };
type Nearby<T> = T & { miles: number };
type Request =
  | { PutRequest: { Item: Record<string, unknown> } }
  | { DeleteRequest: { Key: { pk: string; sk: string } } };

const write = async (requests: Request[]): Promise<void> => {
  for (let at = 0; at < requests.length; at += BATCH) {
    let open = requests.slice(at, at + BATCH);
    for (let attempt = 1; open.length; attempt += 1) {
      const { UnprocessedItems: rest } = await documents.send(
        new BatchWriteCommand({ RequestItems: { [environment.tableName]: open } }),
      );
      open = (rest?.[environment.tableName] ?? []) as Request[];
      if (open.length && attempt === MAX_TRIES) throw new Error(`${open.length} search entries were not written`);
      if (open.length) await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 10));
    }
  }
};

/**
 * A search index around a place: every document leaves a copy of its card in each H3 cell from which it can be
 * reached within 50 miles, so that a search is one query on the searcher's own cell, whatever is posted elsewhere.
 * The hot path goes to lib-dynamodb directly; formatting thousands of entries through an entity costs more than the query.
 */
export const pointerIndex = <T extends Located>(name: string) => {
  const partition = (cell: string) => `${name}#${cell}`;
  const entryIn = (cell: string, entry: T) => ({ ...entry, pk: partition(cell), sk: entry.id, _et: name });

  return {
    /** The items of a new document's entries, for whoever writes many at once. */
    items: (entry: T): Record<string, unknown>[] => cellsWithinReach(entry).map((cell) => entryIn(cell, entry)),

    /** Writes the entries of a document; `before` is where it stood until now. */
    put: async (entry: T, before?: Point): Promise<void> => {
      const cells = cellsWithinReach(entry);
      const stale = before ? cellsWithinReach(before).filter((cell) => !cells.includes(cell)) : [];
      await write([
        ...stale.map((cell) => ({ DeleteRequest: { Key: { pk: partition(cell), sk: entry.id } } })),
        ...cells.map((cell) => ({ PutRequest: { Item: entryIn(cell, entry) } })),
      ]);
    },

    remove: async (id: string, before: Point): Promise<void> =>
      write(cellsWithinReach(before).map((cell) => ({ DeleteRequest: { Key: { pk: partition(cell), sk: id } } }))),

    /**
     * Everything within `radius` miles (50 at most) of `centre`, with the distance in miles, in no order.
     * A consistent read costs twice as much and misses nothing written before it.
     */
    near: async (centre: Point, radius = SEARCH_RADIUS_MILES, consistent = false): Promise<Nearby<T>[]> => {
      const found: Nearby<T>[] = [];
      let start: Record<string, unknown> | undefined;
      do {
        const { Items: items, LastEvaluatedKey: last } = await documents.send(
          new QueryCommand({
            TableName: environment.tableName,
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': partition(cellOf(centre)) },
            ConsistentRead: consistent,
            ...(start && { ExclusiveStartKey: start }),
          }),
        );
        for (const item of (items ?? []) as T[]) {
          const miles = distanceMiles(centre, item);
          if (miles <= radius) found.push({ ...item, miles });
        }
        start = last;
      } while (start);
      return found;
    },
  };
};
