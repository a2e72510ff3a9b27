import { createHmac } from 'node:crypto';
import { type KeyPurpose, keyPurposeNames, keyPurposes, keyValuesOf } from '@plumbline/shared/key-purposes';
import { type SecretReader, secretReader } from './read-secret.ts';

/**
 * The age in ms after which a list of values is read again when no value matches, because another container may already
 * sign with a new one. Forged signatures cause at most one read for each container in this time.
 */
const REREAD_MS = 10_000;

const readers = Object.fromEntries(
  keyPurposeNames.map((purpose) => [purpose, secretReader(`${keyPurposes[purpose].variable}_ID`)]),
) as Record<KeyPurpose, SecretReader>;

/**
 * Returns the text of a purpose's secret: from the environment in the local cloud, otherwise from the stack's secret.
 */
const readList = async (purpose: KeyPurpose, maxAgeMs?: number): Promise<string> => {
  const { variable } = keyPurposes[purpose];
  const list = process.env[variable] ?? (await readers[purpose](maxAgeMs));
  if (!list || keyValuesOf(list).length === 0) throw new Error(`The secret ${variable} is missing`);
  return list;
};

/** Returns the text that the edge sends with every call: the whole list of its last deployment. */
export const originHeader = (): Promise<string> => readList('origin');

type Attempt<T> = (value: string) => T | undefined | Promise<T | undefined>;

const tryValues = async <T>(list: string, attempt: Attempt<T>): Promise<T | undefined> => {
  for (const value of keyValuesOf(list)) {
    const result = await attempt(value);
    if (result !== undefined) return result;
  }
  return undefined;
};

/** Calls `attempt` with the accepted values of a purpose and returns its first result; undefined when there is none. */
export const tryAcceptedValues = async <T>(purpose: KeyPurpose, attempt: Attempt<T>): Promise<T | undefined> => {
  const list = await readList(purpose);
  const result = await tryValues(list, attempt);
  if (result !== undefined) return result;
  const latest = await readList(purpose, REREAD_MS);
  return latest === list ? undefined : tryValues(latest, attempt);
};

/** Derives the key of a label, so that a signature for one use isn't accepted for another. */
const derive = (value: string, label: string): Buffer => createHmac('sha256', value).update(label).digest();

/** Returns the key that currently signs for a purpose. A label separates several uses of one purpose. */
export const currentKey = async (purpose: KeyPurpose, label: string = purpose): Promise<Buffer> =>
  derive(keyValuesOf(await readList(purpose))[0]!, label);

/**
 * Calls `attempt` with the accepted keys of a purpose and returns its first result. Labels are those of `currentKey`.
 */
export const tryAcceptedKeys = <T>(
  purpose: KeyPurpose,
  attempt: (key: Buffer) => T | undefined | Promise<T | undefined>,
  label: string = purpose,
): Promise<T | undefined> => tryAcceptedValues(purpose, (value) => attempt(derive(value, label)));
