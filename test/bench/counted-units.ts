import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { type IndexName, indexKeysOf, indexNames } from '@plumbline/shared/table-names';
import { documents } from '../../functions/platform/documents.ts';
import { environment } from '../../functions/platform/environment.ts';
import { itemBytes } from '../../functions/table/core/item-size.ts';

type Item = Record<string, unknown>;
type Write = { Item?: Item; Key?: Item };
export type TransactInput = { TransactItems?: Record<string, Write>[] };

const KB = 1024;
/**
 * A transaction writes an item twice, to prepare and to commit; its indexes follow with one write, as after any change.
 * A condition check costs as much as a write of its item.
 */
const TWICE = 2;

const kilobytes = (item: Item | undefined): number => (item ? Math.ceil(itemBytes(item) / KB) : 0);
const nameOf = ({ pk, sk }: Item): string => `${pk}\n${sk}`;
const keyOf = ({ Item: item, Key: key }: Write): Item => {
  const { pk, sk } = item ?? key ?? {};
  return { pk, sk };
};

const readItems = async (keys: Item[]): Promise<Map<string, Item>> => {
  const { tableName } = environment;
  const request = new BatchGetCommand({ RequestItems: { [tableName]: { Keys: keys, ConsistentRead: true } } });
  const found = (await documents.send(request)).Responses?.[tableName] ?? [];
  return new Map(found.map((item) => [nameOf(item), item]));
};

const placeIn = (index: IndexName, item: Item | undefined): string => {
  const { partitionKey, sortKey } = indexKeysOf(index);
  return item?.[partitionKey] === undefined ? '' : `${item[partitionKey]}\n${item[sortKey]}`;
};

/** An entry that moves is deleted and written; one that stays is written again when anything of the item changed. */
const indexKilobytes = (index: IndexName, before: Item | undefined, after: Item | undefined): number => {
  const [from, to] = [placeIn(index, before), placeIn(index, after)];
  if (from === to) return from && JSON.stringify(before) !== JSON.stringify(after) ? kilobytes(after) : 0;
  return (from ? kilobytes(before) : 0) + (to ? kilobytes(after) : 0);
};

/** The capacity that one write consumes in the table and in each index. */
export type CountedWrite = { write: string; units: Record<string, number> };

const kindOf = ({ Item: item, Key: key }: Write): string => String(item?._et ?? String(key?.sk).split('#')[0]);

/**
 * Sends a transaction and returns the cost of each of its writes, checks included. The emulator counts writes of equal
 * cost only once, which is too little, and indexes twice, which is too much.
 */
export const countTransaction = async <T>({ TransactItems: all = [] }: TransactInput, send: () => Promise<T>) => {
  const writes = all.flatMap((each) => Object.entries(each));
  const keys = writes.map(([, write]) => keyOf(write));
  const before = await readItems(keys);
  const result = await send();
  const after = await readItems(keys);
  const counted = writes.map(([command, write]): CountedWrite => {
    const name = nameOf(keyOf(write));
    const [old, fresh] = [before.get(name), after.get(name)];
    const inTable = Math.max(kilobytes(old), kilobytes(fresh), 1);
    const inIndexes = indexNames.map((index) => [index, indexKilobytes(index, old, fresh)] as const);
    return {
      write: `${command} ${kindOf(write)}`,
      units: { table: TWICE * inTable, ...Object.fromEntries(inIndexes.filter(([, units]) => units)) },
    };
  });
  return { result, counted };
};
