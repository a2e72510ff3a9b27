import { localCredentials } from '../environment.ts';
import type { StreamOptions } from '../streams/stream-consumer.ts';
import { forgetStreams, startStreams } from '../streams/streams.ts';
import { createTable, deleteTable } from './dynamodb.ts';
import type { TableEngine } from './table-engine.ts';

export type TableOptions = Omit<StreamOptions, 'place' | 'keepsPlace'> & {
  endpoint: string;
  engine?: TableEngine | undefined;
  /** True when DynamoDB Local has separate tables for each account. */
  inMemory: boolean;
  /** Starts with an empty database; absent for a database that this process hasn't started. */
  renew?: (() => Promise<void>) | undefined;
  /** True when an existing table belongs to someone else and must be deleted first. */
  isLeftover: boolean;
};

/** Opens the table and starts its stream consumers. Resetting creates both again. */
export async function openTable({ endpoint, engine, inMemory, renew, isLeftover, ...options }: TableOptions) {
  let place = { endpoint, engine, account: localCredentials.accessKeyId };
  const open = async () =>
    startStreams(await createTable(place, options.templates), { ...options, place, keepsPlace: !inMemory });
  if (isLeftover) await deleteTable(place);
  let streams = await open();
  let resets = 0;

  /**
   * Deletes all data. It uses another account or a new database, because streams of deleted tables slow every write
   * down.
   */
  const forget = async () => {
    if (!inMemory) return renew ? renew() : deleteTable(place);
    resets += 1;
    if (engine) await deleteTable(place);
    place = { endpoint, engine, account: `${localCredentials.accessKeyId}${resets}` };
  };
  return {
    /** Returns the account that owns the current table. */
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
