import { createHmac } from 'node:crypto';
import { type KeyPurpose, keyPurposeNames, keyPurposes, keyValuesOf } from '@plumbline/shared/key-purposes';
import { type SecretReader, secretReader } from './read-secret.ts';

/**
 * A value that is not listed is looked for again in a list that was read this recently or earlier: another container
 * may already sign with a new value. Forged signatures cause one read per container in this time at most.
 */
const REREAD_MS = 10_000;

const readers = Object.fromEntries(
  keyPurposeNames.map((purpose) => [purpose, secretReader(`${keyPurposes[purpose].variable}_ID`)]),
) as Record<KeyPurpose, SecretReader>;

/** The text of a purpose's secret: from the environment in the local cloud, else from the stack's secret. */
const readList = async (purpose: KeyPurpose, maxAgeMs?: number): Promise<string> => {
  const { variable } = keyPurposes[purpose];
  const list = process.env[variable] ?? (await readers[purpose](maxAgeMs));
  if (!list || keyValuesOf(list).length === 0) throw new Error(`The secret ${variable} is missing`);
  return list;
};

/** What the edge sends with every call: the whole list of its last deployment. */
export const originHeader = (): Promise<string> => readList('origin');

type Attempt<T> = (value: string) => T | undefined | Promise<T | undefined>;

const tryValues = async <T>(list: string, attempt: Attempt<T>): Promise<T | undefined> => {
  for (const value of keyValuesOf(list)) {
    const result = await attempt(value);
    if (result !== undefined) return result;
  }
  return undefined;
};

/** Returns the first result that an accepted value of a purpose leads to; undefined when none does. */
export const tryAcceptedValues = async <T>(purpose: KeyPurpose, attempt: Attempt<T>): Promise<T | undefined> => {
  const list = await readList(purpose);
  const result = await tryValues(list, attempt);
  if (result !== undefined) return result;
  const latest = await readList(purpose, REREAD_MS);
  return latest === list ? undefined : tryValues(latest, attempt);
};

/** Derives the key of a label, so that a signature for one use is worth nothing for another. */
const derive = (value: string, label: string): Buffer => createHmac('sha256', value).update(label).digest();

/** The key that signs for a purpose now. A label separates several uses of one purpose. */
export const currentKey = async (purpose: KeyPurpose, label: string = purpose): Promise<Buffer> =>
  derive(keyValuesOf(await readList(purpose))[0]!, label);

/** Returns the first result that an accepted key leads to. Labels as in `currentKey`. */
export const tryAcceptedKeys = <T>(
  purpose: KeyPurpose,
  attempt: (key: Buffer) => T | undefined | Promise<T | undefined>,
  label: string = purpose,
): Promise<T | undefined> => tryAcceptedValues(purpose, (value) => attempt(derive(value, label)));
