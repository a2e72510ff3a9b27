import { secretReader } from './read-secret.ts';

const read = secretReader('ORIGIN_SECRET_ID');

/** What only the edge and the functions behind it know. */
export const originSecret = async (): Promise<string> => {
  const value = process.env.ORIGIN_SECRET ?? (await read());
  if (!value) throw new Error('The secret of the edge is missing');
  return value;
};
