import { type Item, tokensOf } from '../expressions.ts';
import { sizeOf } from '../item-size.ts';
import { type Input, resultOf } from '../operations.ts';
import { wordsOf } from '../paths.ts';
import type { Key, Store } from '../store.ts';
import { refuse } from './attribute-values.ts';

const KB = 1024;
const MOST_ITEM_BYTES = 400 * KB;
const MOST_TRANSACTION_BYTES = 4 * KB * KB;
const MOST_KEY_BYTES = { pk: 2048, sk: 1024 };

export type WriteKind = 'Put' | 'Update' | 'Delete' | 'ConditionCheck';
export type WriteEntry = { [K in WriteKind]?: Input };

const EXPRESSIONS = [
  'KeyConditionExpression',
  'FilterExpression',
  'ConditionExpression',
  'UpdateExpression',
  'ProjectionExpression',
] as const;

/**
 * The words that an expression may use without an alias: the table's keys. Many other words are reserved in DynamoDB.
 */
const isKeyName = (word: string): boolean => /^(gsi\d)?[ps]k$/.test(word);
const isWordOfLanguage = (word: string): boolean =>
  /^(AND|OR|NOT|IN|BETWEEN|SET|REMOVE|ADD|DELETE|size|begins_with|attribute_exists|attribute_not_exists|if_not_exists)$/.test(
    word,
  );

/** Every alias of the expressions is defined, and every defined one is used. */
export const checkExpressions = (input: Input): void => {
  const wordsIn = (expression = '') => tokensOf(expression).flatMap(wordsOf);
  const used = new Set(EXPRESSIONS.flatMap((name) => wordsIn(input[name])));
  const names = Object.keys(input.ExpressionAttributeNames ?? {});
  const values = Object.keys(input.ExpressionAttributeValues ?? {});
  for (const given of [...names, ...values]) if (!used.has(given)) refuse(`${given} is unused in expressions`);
  for (const token of used) {
    if (token.startsWith('#') && !names.includes(token)) refuse(`${token} is not defined in ExpressionAttributeNames`);
    if (token.startsWith(':') && !values.includes(token))
      refuse(`${token} is not defined in ExpressionAttributeValues`);
    if (/^\w/.test(token) && !isWordOfLanguage(token) && !isKeyName(token)) refuse(`${token} needs an alias`);
  }
};

const checkKeyPart = (name: 'pk' | 'sk', value: unknown): void => {
  if (typeof value !== 'string') refuse(`The provided key element does not match the schema: ${name}`);
  else if (value === '') refuse(`The AttributeValue for a key attribute cannot be empty: ${name}`);
  else if (Buffer.byteLength(value) > MOST_KEY_BYTES[name]) refuse(`The key ${name} has more than its most bytes`);
};

export const checkKey = (key: Item | undefined): void => {
  if (!key || Object.keys(key).length !== 2) refuse('The provided key element does not match the schema');
  else for (const name of ['pk', 'sk'] as const) checkKeyPart(name, key[name]);
};

const checkItem = (item: Item): void => {
  for (const name of ['pk', 'sk'] as const) checkKeyPart(name, item[name]);
  for (const [name, value] of Object.entries(item)) {
    if (!/^gsi\d[ps]k$/.test(name)) continue;
    if (typeof value !== 'string' || value === '') refuse(`${name} is no key of an index: ${value}`);
  }
  if (sizeOf(item) > MOST_ITEM_BYTES) refuse('Item size has exceeded the maximum allowed size');
};

/** A single write: its key, expressions and the resulting item. */
export const checkWrite = (store: Store, kind: WriteKind, input: Input): void => {
  if (kind === 'Put') checkItem(input.Item ?? {});
  else checkKey(input.Key);
  checkExpressions(input);
  if (kind !== 'Update') return;
  const after = resultOf(store, kind, input) ?? {};
  if (after.pk !== input.Key?.pk || after.sk !== input.Key?.sk) refuse('Cannot update attribute: part of the key');
  checkItem(after);
};

const distinct = (keys: readonly (Key | Item | undefined)[]): boolean =>
  new Set(keys.map((key) => JSON.stringify([key?.pk, key?.sk]))).size === keys.length;

export const checkTransaction = (store: Store, writes: readonly WriteEntry[]): void => {
  if (writes.length === 0) refuse('TransactItems has no member');
  let bytes = 0;
  for (const write of writes) {
    const [kind, input] = Object.entries(write)[0] as [WriteKind, Input];
    checkWrite(store, kind, input);
    if (kind === 'ConditionCheck' && !input.ConditionExpression) refuse('A check needs a condition');
    if (kind === 'Put' || kind === 'Update') bytes += sizeOf(resultOf(store, kind, input) ?? {});
  }
  if (bytes > MOST_TRANSACTION_BYTES) refuse('Transaction exceeds the maximum size');
};

/** A batch of at most `most` requests, of which no two have the same key. */
export const checkBatch = (keys: readonly (Key | Item | undefined)[], most: number): void => {
  if (keys.length === 0 || keys.length > most) refuse(`A batch has 1 to ${most} members, not ${keys.length}`);
  if (!distinct(keys)) refuse('Provided list of item keys contains duplicates');
};

export const checkPut = checkItem;

export const checkQuery = (input: Input & { ConsistentRead?: boolean }): void => {
  checkExpressions(input);
  const { IndexName: index, Limit: limit, ExclusiveStartKey: start, ConsistentRead: isConsistent } = input;
  if (index && isConsistent) refuse('Consistent reads are not supported on global secondary indexes');
  if (limit !== undefined && limit < 1) refuse('Limit must be at least 1');
  const keys = ['pk', 'sk', ...(index ? [`${index}pk`, `${index}sk`] : [])];
  if (start && keys.some((name) => typeof start[name] !== 'string')) refuse('The provided starting key is invalid');
  const nameOf = (token: string) => input.ExpressionAttributeNames?.[token] ?? token;
  const [partition, range] = index ? [`${index}pk`, `${index}sk`] : ['pk', 'sk'];
  const named = (expression = '') =>
    tokensOf(expression)
      .filter((token) => /^[#\w]/.test(token))
      .map(nameOf);
  if (named(input.FilterExpression).some((name) => name === partition || name === range)) {
    refuse('Filter Expression can only contain non-primary key attributes');
  }
  if (!named(input.KeyConditionExpression).includes(partition)) refuse(`Query condition missed key ${partition}`);
};
