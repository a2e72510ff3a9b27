import { documents } from '../../../functions/platform/documents.ts';
import { answer } from './send.ts';
import type { Store } from './store.ts';

type Command = Parameters<typeof answer>[1];

/**
 * Makes the functions of this process use a table in memory. `before` is called with each command. Returns a function
 * that ends it.
 */
export const openMemoryTable = (store: () => Store, before: (command: Command) => void = () => {}): (() => void) => {
  const { send } = documents;
  const { TABLE_NAME } = process.env;
  process.env.TABLE_NAME = 'memory';
  Object.assign(documents, {
    send: async (command: Command) => {
      before(command);
      return answer(store(), command);
    },
  });
  return () => {
    documents.send = send;
    process.env.TABLE_NAME = TABLE_NAME;
  };
};
