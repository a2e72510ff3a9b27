import { setTimeout as sleepFor } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { setClockOffset, setSleep } from '../../../functions/platform/clock.ts';
import { client as cognito } from '../../../functions/platform/cognito.ts';
import { openMemoryTable } from '../memory-table/open-memory-table.ts';
import { Store } from '../memory-table/store.ts';
import { putEveryone } from './people.ts';

/**
 * Gives a test file a table in memory. Each test finds everyone of people.ts in it, at the real time. Retries don't
 * wait, and Cognito accepts every call.
 */
export const useMemoryWorld = (): Store => {
  const store = new Store();
  let close: () => void;
  let everyone: ReturnType<Store['snapshot']>;
  beforeAll(async () => {
    close = openMemoryTable(() => store);
    vi.stubEnv('USER_POOL_ID', 'memory');
    vi.spyOn(cognito, 'send').mockImplementation((async () => ({})) as never);
    setSleep(async () => undefined);
    await putEveryone();
    everyone = store.snapshot();
  });
  beforeEach(() => {
    store.restore(everyone);
    setClockOffset(0);
  });
  afterAll(() => {
    close();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    setSleep(sleepFor);
    setClockOffset(0);
  });
  return store;
};

/** The code of the error that refused it, or 'done'. */
export const outcomeOf = (work: () => Promise<unknown>): Promise<string> =>
  work().then(
    () => 'done',
    (error: { code?: string; name: string }) => error.code ?? error.name,
  );
