import type * as Bucket from './bucket.ts';

export type { FoundObject, ListedObject } from './bucket.ts';

/**
 * Loaded by the first call: S3's client is a third of a bundle, and most requests of most functions ask for no object.
 */
const bucket = (): Promise<typeof Bucket> => import('./bucket.ts');

export const putObject: typeof Bucket.put = async (...given) => (await bucket()).put(...given);
export const readObject: typeof Bucket.read = async (...given) => (await bucket()).read(...given);
export const copyObject: typeof Bucket.copy = async (...given) => (await bucket()).copy(...given);
export const deleteObjects: typeof Bucket.remove = async (...given) => (await bucket()).remove(...given);
export const listObjects: typeof Bucket.list = async (...given) => (await bucket()).list(...given);
