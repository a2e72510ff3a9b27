import { documents } from '../../../functions/platform/documents.ts';
import { answer } from './send.ts';
import type { Store } from './store.ts';

type Command = Parameters<typeof answer>[1];

/** Lets the functions of this process work on a table in memory. `before` sees each command. Returns how to end it. */
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
