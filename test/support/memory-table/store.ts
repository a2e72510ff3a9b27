import type { Item } from './expressions.ts';

export type Key = { pk: string; sk: string };
const INDEXES = ['gsi1', 'gsi2', 'gsi3'] as const;

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

/** DynamoDB keeps no undefined; `removeUndefinedValues` drops them at every depth. */
const cleaned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.map(([name, each]) => [name, cleaned(each)]));
};

/** Index keys are strings with something in them, or DynamoDB refuses the item. */
const check = (item: Item): void => {
  for (const index of INDEXES) {
    for (const name of [`${index}pk`, `${index}sk`]) {
      const value = item[name];
      if (value !== undefined && (typeof value !== 'string' || value === '')) throw new Error(`${name} is ${value}`);
    }
  }
};

/** The items. They are never changed in place, so a copy of the map is a snapshot. */
export class Store {
  #items = new Map<string, Item>();
  #saw: ((item: Item) => void) | undefined;

  /** Has somebody told of every item that is written. */
  watch(saw: ((item: Item) => void) | undefined): void {
    this.#saw = saw;
  }

  get(key: Key): Item | undefined {
    return this.#items.get(nameOf(key));
  }
  put(item: Item): void {
    check(item);
    const kept = cleaned(item) as Item;
    this.#items.set(nameOf(kept as Key), kept);
    this.#saw?.(kept);
  }
  remove(key: Key): void {
    this.#items.delete(nameOf(key));
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
    this.#items = new Map(snapshot);
  }
}
