/** Where an item is stored: for every tab of the browser, or for the reloads of this one. */
export type StorageArea = 'local' | 'session';

/** Items that the browser can't store. They last until the page is closed. */
const unkept = { local: new Map<string, string>(), session: new Map<string, string>() };

/**
 * The item that is removed first when the storage is full, because its data can be loaded again. It isn't kept in
 * memory.
 */
export const EXPENDABLE = 'plumbline.answers';

/**
 * Uses a storage, or returns undefined where there is none: outside of a browser, and in browsers that block all site
 * data.
 */
const withStorage = <T>(area: StorageArea, use: (storage: Storage) => T): T | undefined => {
  try {
    const storage = area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
    return storage ? use(storage) : undefined;
  } catch {
    return undefined;
  }
};

const setInBrowser = (area: StorageArea, name: string, value: string): boolean =>
  withStorage(area, (storage) => {
    storage.setItem(name, value);
    return true;
  }) ?? false;

const removeFromBrowser = (area: StorageArea, name: string): void =>
  withStorage(area, (storage) => storage.removeItem(name));

export const readItem = (area: StorageArea, name: string): string | undefined =>
  unkept[area].get(name) ?? withStorage(area, (storage) => storage.getItem(name)) ?? undefined;

/** Reads an item that was stored as JSON; invalid JSON counts as no item. */
export const readJsonItem = <T>(area: StorageArea, name: string): T | undefined => {
  const text = readItem(area, name);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
};

/** Stores an item, in memory only where the browser can't. Returns whether the browser stores it. */
export const writeItem = (area: StorageArea, name: string, value: string): boolean => {
  unkept[area].delete(name);
  if (setInBrowser(area, name, value)) return true;
  if (name !== EXPENDABLE) {
    removeFromBrowser('local', EXPENDABLE);
    if (setInBrowser(area, name, value)) return true;
    unkept[area].set(name, value);
  }
  // Removes the older value that the browser stored, so that it doesn't come back after a reload.
  removeFromBrowser(area, name);
  return false;
};

export const removeItem = (area: StorageArea, name: string): void => {
  unkept[area].delete(name);
  removeFromBrowser(area, name);
};

export const clearItems = (area: StorageArea): void => {
  unkept[area].clear();
  withStorage(area, (storage) => storage.clear());
};

/**
 * Calls back when another tab wrote or removed an item of the local storage. The name is undefined when it removed all
 * items.
 */
export const onOtherTab = (callback: (name: string | undefined) => void): (() => void) => {
  const follow = ({ key, storageArea }: StorageEvent) => {
    if (storageArea && storageArea !== withStorage('local', (storage) => storage)) return;
    if (key === null) unkept.local.clear();
    else unkept.local.delete(key);
    callback(key ?? undefined);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
};
