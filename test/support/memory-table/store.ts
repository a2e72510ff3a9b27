import type { Item } from './expressions.ts';

export type Key = { pk: string; sk: string };
const INDEXES = ['gsi1', 'gsi2', 'gsi3'] as const;

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

/** DynamoDB keeps no undefined; `removeUndefinedValues` drops them at every depth. */
const cleaned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  if (ArrayBuffer.isView(value) || value instanceof Set) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.map(([name, each]) => [name, cleaned(each)]));
};

/** Index keys are non-empty strings, or DynamoDB rejects the item. */
const check = (item: Item): void => {
  for (const index of INDEXES) {
    for (const name of [`${index}pk`, `${index}sk`]) {
      const value = item[name];
      if (value !== undefined && (typeof value !== 'string' || value === '')) throw new Error(`${name} is ${value}`);
    }
  }
};

const partitionsOf = (item: Item): string[] =>
  ['pk', ...INDEXES.map((index) => `${index}pk`)]
    .filter((name) => item[name] !== undefined)
    .map((name) => `${name} ${item[name]}`);

/** The index of the first name after `start` in sorted names. */
const indexAfter = (names: readonly string[], start: string): number => {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (names[middle]! > start) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The items. They are never changed in place, so a copy of the map is a snapshot. */
export class Store {
  #items = new Map<string, Item>();
  /** The names of the items of each partition, of the table and of its indexes. */
  #partitions = new Map<string, Set<string>>();
  /** The names of the items in order, until one is added or removed. */
  #sortedNames: string[] | undefined;
  #saw: ((item: Item) => void) | undefined;
  #changed: ((before: Item | undefined, after: Item | undefined) => void) | undefined;

  /** Registers a callback for every written item. */
  watch(saw: ((item: Item) => void) | undefined): void {
    this.#saw = saw;
  }

  /** Calls `changed` after every write with the item before and after it. */
  observe(changed: (before: Item | undefined, after: Item | undefined) => void): void {
    this.#changed = changed;
  }

  get(key: Key): Item | undefined {
    return this.#items.get(nameOf(key));
  }
  put(item: Item): void {
    check(item);
    const kept = cleaned(item) as Item;
    const name = nameOf(kept as Key);
    const before = this.#drop(kept as Key);
    if (!before) this.#sortedNames = undefined;
    this.#items.set(name, kept);
    this.#addToPartitions(name, kept);
    this.#saw?.(kept);
    this.#changed?.(before, kept);
  }
  remove(key: Key): void {
    const before = this.#drop(key);
    if (!before) return;
    this.#sortedNames = undefined;
    this.#changed?.(before, undefined);
  }
  #addToPartitions(name: string, item: Item): void {
    for (const partition of partitionsOf(item)) {
      this.#partitions.set(partition, (this.#partitions.get(partition) ?? new Set()).add(name));
    }
  }
  #drop(key: Key): Item | undefined {
    const name = nameOf(key);
    const before = this.#items.get(name);
    for (const partition of partitionsOf(before ?? {})) this.#partitions.get(partition)?.delete(name);
    this.#items.delete(name);
    return before;
  }
  /** The items in the order of their keys, those after `start` if it is given. */
  *inOrder(start?: Key): Generator<Item> {
    this.#sortedNames ??= [...this.#items.keys()].sort();
    const names = this.#sortedNames;
    for (let index = start ? indexAfter(names, nameOf(start)) : 0; index < names.length; index += 1) {
      yield this.#items.get(names[index]!)!;
    }
  }
  /** The items of one partition, whose key attribute is named. */
  inPartition(attribute: string, value: unknown): Item[] {
    return [...(this.#partitions.get(`${attribute} ${value}`) ?? [])].map((name) => this.#items.get(name)!);
  }
  all(): Item[] {
    return [...this.#items.values()];
  }
  ofEntity(name: string): Item[] {
    return this.all().filter(({ _et }) => _et === name);
  }
  snapshot(): Map<string, Item> {
    return new Map(this.#items);
  }
  restore(snapshot: Map<string, Item>): void {
    this.#sortedNames = undefined;
    this.#items = new Map(snapshot);
    this.#partitions = new Map();
    for (const [name, item] of snapshot) this.#addToPartitions(name, item);
  }
}
