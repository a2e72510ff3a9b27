import { join } from 'node:path';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import type { DataStoreFactory } from 'cognito-local/lib/services/dataStore/factory.js';
import { readJson, writeJson } from '../state.ts';

type Tree = Record<string, unknown>;

const pathOf = (key: string | string[]) => (Array.isArray(key) ? key : [key]);

/** Dates come back from JSON as text; cognito-local wants them as dates where the name says so. */
const reviveDates = (value: unknown, name = ''): unknown => {
  if (name.endsWith('Date') && typeof value === 'string') return new Date(value);
  if (Array.isArray(value)) return value.map((item) => reviveDates(item));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, reviveDates(item, key)]));
};

class FileStore implements DataStore {
  private readonly path: string;
  private readonly root: Tree;

  constructor(path: string, defaults: object) {
    this.path = path;
    this.root = reviveDates(readJson(path, structuredClone(defaults))) as Tree;
    this.save();
  }

  private save(): void {
    writeJson(this.path, this.root);
  }

  /** The object that holds the last part of a key. */
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

/** Keeps cognito-local's data in JSON files that a killed process cannot leave half written. */
export const fileStores = (directory: string): DataStoreFactory => ({
  create: async (_, id, defaults) => new FileStore(join(directory, `${id}.json`), defaults),
});
