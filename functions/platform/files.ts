import type * as Bucket from './bucket.ts';

export type { FoundObject, ListedObject, LocalFile } from './bucket.ts';

/** Loads the S3 client at the first call. It is a third of a bundle, and most requests need no object. */
const bucket = (): Promise<typeof Bucket> => import('./bucket.ts');

export const putObject: typeof Bucket.put = async (...given) => (await bucket()).put(...given);
export const putFile: typeof Bucket.putFile = async (...given) => (await bucket()).putFile(...given);
export const readObject: typeof Bucket.read = async (...given) => (await bucket()).read(...given);
export const copyObject: typeof Bucket.copy = async (...given) => (await bucket()).copy(...given);
export const deleteObjects: typeof Bucket.remove = async (...given) => (await bucket()).remove(...given);
export const listObjects: typeof Bucket.list = async (...given) => (await bucket()).list(...given);
