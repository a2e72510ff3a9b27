import { crc32 } from 'node:zlib';
import type { DynamoDBRecord } from 'aws-lambda';

type Ticket = { record: DynamoDBRecord; done: () => void };
type Lane = { queue: Ticket[]; running: Promise<void> | undefined };

export type LaneOptions = {
  /** The parallelization factor: the number of batches of a shard that are processed concurrently. */
  lanes: number;
  batchSize: number;
  /** Processes a batch; returns false when the cloud stops before its end. */
  process: (records: DynamoDBRecord[]) => Promise<boolean>;
};

/**
 * Processes the records of a shard in parallel lanes. All changes of an item are in the same lane, so their order is
 * kept, and a lane that is blocked doesn't stop the others.
 */
export function createLanes({ lanes: number, batchSize, process }: LaneOptions) {
  const lanes = Array.from({ length: number }, (): Lane => ({ queue: [], running: undefined }));
  const laneOf = ({ dynamodb }: DynamoDBRecord): Lane =>
    lanes[crc32(JSON.stringify(dynamodb?.Keys ?? '')) % lanes.length]!;

  const run = async (lane: Lane): Promise<void> => {
    while (lane.queue.length) {
      const batch = lane.queue.splice(0, batchSize);
      if (!(await process(batch.map(({ record }) => record)))) {
        lane.queue.length = 0;
        break;
      }
      for (const { done } of batch) done();
    }
    lane.running = undefined;
  };

  return {
    /** Processes records. The promise is resolved when all of them are done, and never when the cloud stops before. */
    add: (records: readonly DynamoDBRecord[]): Promise<void> =>
      new Promise((resolve) => {
        let open = records.length;
        if (open === 0) return resolve();
        const done = () => {
          open -= 1;
          if (open === 0) resolve();
        };
        for (const record of records) laneOf(record).queue.push({ record, done });
        for (const lane of lanes) if (lane.queue.length) lane.running ??= run(lane);
      }),
    /** Returns the number of records that wait for their lane. */
    waiting: (): number => lanes.reduce((sum, { queue }) => sum + queue.length, 0),
    /** Waits until no batch is being processed. */
    idle: async (): Promise<void> => {
      await Promise.all(lanes.map(({ running }) => running));
    },
  };
}
