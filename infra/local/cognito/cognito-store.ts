import { join } from 'node:path';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import type { DataStoreFactory } from 'cognito-local/lib/services/dataStore/factory.js';
import { readJson, writeJson } from '../state.ts';

type Tree = Record<string, unknown>;

const pathOf = (key: string | string[]) => (Array.isArray(key) ? key : [key]);

/** Converts dates that JSON returns as text, because cognito-local expects Date objects in fields named as dates. */
const reviveDates = (value: unknown, name = ''): unknown => {
  if (name.endsWith('Date') && typeof value === 'string') return new Date(value);
  if (Array.isArray(value)) return value.map((item) => reviveDates(item));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, reviveDates(item, key)]));
};

/** A tree of values. It is written to its file, if it has one, after every change. */
class TreeStore implements DataStore {
  private readonly path: string | undefined;
  private readonly root: Tree;

  constructor(path: string | undefined, defaults: object) {
    this.path = path;
    const fresh = structuredClone(defaults);
    this.root = reviveDates(path ? readJson(path, fresh) : fresh) as Tree;
    this.save();
  }

  private save(): void {
    if (this.path) writeJson(this.path, this.root);
  }

  /** Returns the object that contains the last part of a key. */
  private parent(path: string[]): Tree {
    let node = this.root;
    for (const part of path.slice(0, -1)) {
      node[part] ??= {};
      node = node[part] as Tree;
    }
    return node;
  }

  async getRoot<T>(): Promise<T | null> {
    return this.root as T;
  }

  async get<T>(_: unknown, key: string | string[], fallback?: T): Promise<T> {
    const path = pathOf(key);
    const found = this.parent(path)[path.at(-1)!] as T | undefined;
    return (found ?? fallback ?? null) as T;
  }

  async set<T>(_: unknown, key: string | string[], value: T): Promise<void> {
    const path = pathOf(key);
    this.parent(path)[path.at(-1)!] = value;
    this.save();
  }

  async delete(_: unknown, key: string | string[]): Promise<void> {
    const path = pathOf(key);
    delete this.parent(path)[path.at(-1)!];
    this.save();
  }
}

/**
 * Stores cognito-local's data in JSON files, which are replaced in one step, so that a killed process can't leave half
 * a file.
 */
export const fileStores = (directory: string): DataStoreFactory => ({
  create: async (_, id, defaults) => new TreeStore(join(directory, `${id}.json`), defaults),
});

/** Stores cognito-local's data in memory. */
export const memoryStores = (): DataStoreFactory => {
  const stores = new Map<string, DataStore>();
  return {
    create: async (_, id, defaults) => {
      const store = stores.get(id) ?? new TreeStore(undefined, defaults);
      stores.set(id, store);
      return store;
    },
  };
};
