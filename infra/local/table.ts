import { createTable, deleteTable } from './dynamodb.ts';
import type { StreamOptions } from './stream-consumer.ts';
import { forgetStreams, startStreams } from './streams.ts';

/** The table with its stream consumers running; emptying it makes both anew. */
export async function openTable(options: StreamOptions) {
  const open = async () => startStreams(await createTable(options.endpoint, options.blueprint), options);
  let streams = await open();
  return {
    notice: () => streams.notice(),
    settle: (timeoutMs?: number) => streams.settle(timeoutMs),
    unseen: (write: () => Promise<void>) => streams.unseen(write),
    reset: async () => {
      await streams.stop();
      await deleteTable(options.endpoint);
      forgetStreams(options.localDir);
      streams = await open();
    },
    close: () => streams.stop(),
  };
}
