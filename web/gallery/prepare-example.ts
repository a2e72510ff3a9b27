import { configureApi } from '../src/lib/api/client.ts';
import { endSession } from '../src/lib/session/session.ts';
import type { NamedExample } from './example.ts';
import { fetchFrom } from './replies.ts';
import { signInAs } from './sign-in.ts';

/** Signs the example's user in and replaces the network by its responses. */
export const prepareExample = ({ as, trades, replies = [] }: NamedExample): void => {
  configureApi({ origin: 'http://localhost' });
  if (as) signInAs(as, trades);
  else endSession();
  globalThis.fetch = fetchFrom(replies);
};
