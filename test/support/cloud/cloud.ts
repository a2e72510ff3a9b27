import { inject } from 'vitest';

/** A cloud's origin, and the environment that a handler needs to run in a test's own process on it. */
export type StartedCloud = { origin: string; environment: Record<string, string> };

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the one of vitest.
  interface ProvidedContext {
    clouds: StartedCloud[];
  }
}

let ofFile: StartedCloud | undefined;

/** Sets the cloud that the tests of the running file use, or, without one, the cloud of its worker again. */
export const useCloud = (cloud: StartedCloud | undefined): void => {
  ofFile = cloud;
};

/** The cloud of the running file, else that of this worker: each worker has its own, or all share one. */
const ownCloud = () => {
  if (ofFile) return ofFile;
  const clouds = inject('clouds');
  const worker = Number(process.env.VITEST_POOL_ID);
  const cloud = clouds.length === 1 ? clouds[0] : clouds[worker - 1];
  if (!cloud) throw new Error(`Worker ${worker} finds no cloud among ${clouds.length}`);
  return cloud;
};

/** The origin of this worker's local cloud. */
export const origin = (): string => ownCloud().origin;

/** The environment that a handler needs to run in this worker's process on its cloud. */
export const handlerEnvironment = (): Record<string, string> => ownCloud().environment;

/** Calls an endpoint of the cloud under `/__local`. */
export const devEndpoint = async (path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(`${origin()}/__local/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`/__local/${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

export type ReceivedMail = {
  to: string;
  from: string;
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  links: string[];
  headers: Record<string, string>;
  date: string;
};

/** The mails to an address, newest first. */
export const mailTo = async (email: string): Promise<ReceivedMail[]> =>
  (await devEndpoint(`emails?to=${encodeURIComponent(email)}`)) as ReceivedMail[];

export const advanceClock = (ms: number): Promise<unknown> => devEndpoint('clock', { advanceMs: ms });
/** Empties table, mailbox, accounts and payments, ends faults and resets the clock. */
export const resetCloud = (): Promise<unknown> => devEndpoint('reset', { seed: false });
export const runSchedule = (name: string): Promise<unknown> => devEndpoint(`schedules/${name}`, {});

export type Fault = {
  dependency: 'dynamodb' | 'cognito' | 's3' | 'ses' | 'sqs' | 'stripe';
  mode: 'fail' | 'slow' | 'throttle' | 'off';
  match?: string;
  count?: number;
  delayMs?: number;
};
export const fault = (given: Fault): Promise<unknown> => devEndpoint('faults', given);

/** How long a test waits for a condition. Generous by default, because a busy machine is no reason to fail. */
const WAIT_MS = Number(process.env.TEST_WAIT_MS ?? 120_000);

/** Waits for a condition; fails with the last seen value. */
export const until = async <T>(check: () => Promise<T | undefined | false | null>, timeoutMs = WAIT_MS): Promise<T> => {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const found = await check();
    if (found) return found;
    if (Date.now() > end) throw new Error(`Waited ${timeoutMs} ms in vain; last seen: ${JSON.stringify(found)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** The values of metrics that functions have written since the cloud was emptied, by name. */
export const metricValues = async (): Promise<Record<string, number[]>> => {
  const found = (await devEndpoint('metrics')) as { name: string; value: number }[];
  const byName = Map.groupBy(found, ({ name }) => name);
  return Object.fromEntries([...byName].map(([name, values]) => [name, values.map(({ value }) => value)]));
};
