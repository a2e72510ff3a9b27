import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string | undefined>();

/** Returns the id of the request that caused the running work; undefined for scheduled work. */
export const correlationId = (): string | undefined => storage.getStore();

/**
 * Runs work under the id of the request that caused it. Its log lines and the items that it writes carry the id, and so
 * does the work of the stream consumers on these items.
 */
export const withCorrelation = <T>(id: string | undefined, work: () => T): T => storage.run(id, work);
