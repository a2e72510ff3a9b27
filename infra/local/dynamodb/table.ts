import { localCredentials } from '../environment.ts';
import type { StreamOptions } from '../streams/stream-consumer.ts';
import { forgetStreams, startStreams } from '../streams/streams.ts';
import { createTable, deleteTable } from './dynamodb.ts';
import type { TableEngine } from './table-engine.ts';

export type TableOptions = Omit<StreamOptions, 'place' | 'keepsPlace'> & {
  endpoint: string;
  engine?: TableEngine | undefined;
  /** Whether DynamoDB Local parts accounts. */
  inMemory: boolean;
  /** Begins an empty database; absent where it is not ours to begin. */
  renew?: (() => Promise<void>) | undefined;
  /** Whether a table that is there is someone else's, and goes before it is looked at. */
  isLeftover: boolean;
};

/** The table with its stream consumers running; emptying it makes both again. */
export async function openTable({ endpoint, engine, inMemory, renew, isLeftover, ...options }: TableOptions) {
  let place = { endpoint, engine, account: localCredentials.accessKeyId };
  const open = async () =>
    startStreams(await createTable(place, options.templates), { ...options, place, keepsPlace: !inMemory });
  if (isLeftover) await deleteTable(place);
  let streams = await open();
  let resets = 0;

  /**
   * Without the streams of tables that were deleted, which slow every write: another account has none, nor a new
   * database.
   */
  const forget = async () => {
    if (!inMemory) return renew ? renew() : deleteTable(place);
    resets += 1;
    if (engine) await deleteTable(place);
    place = { endpoint, engine, account: `${localCredentials.accessKeyId}${resets}` };
  };
  return {
    /** Whose table it is at present. */
    account: () => place.account,
    notice: () => streams.notice(),
    settle: (timeoutMs?: number) => streams.settle(timeoutMs),
    unseen: (write: () => Promise<void>) => streams.unseen(write),
    reset: async () => {
      await streams.stop();
      await forget();
      forgetStreams(options.localDir);
      streams = await open();
    },
    close: () => streams.stop(),
  };
}
