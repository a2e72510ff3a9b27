import { join } from 'node:path';
import { removePath } from './state.ts';
import { type StreamOptions, startConsumer } from './stream-consumer.ts';

/** After a write the stream is read often for a while; otherwise now and then, so that an idle cloud costs nothing. */
const EAGER_MS = 40;
const EAGER_FOR_MS = 1500;
const IDLE_MS = 1000;

/** Runs the template's stream consumers over the table's stream. */
export function startStreams(streamArn: string, options: StreamOptions) {
  let stopped = false;
  let ignoring = false;
  let eagerUntil = 0;
  let wakeUp = () => {};
  const consumers = options.blueprint
    .all('AWS::Lambda::EventSourceMapping')
    .map((mapping) => ({ ...startConsumer(mapping, streamArn, options), quietSince: 0 }));

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, performance.now() < eagerUntil ? EAGER_MS : IDLE_MS);
      const previous = wakeUp;
      wakeUp = () => {
        clearTimeout(timer);
        previous();
        resolve();
      };
    });

  const run = async (consumer: (typeof consumers)[number]) => {
    while (!stopped) {
      const startedAt = performance.now();
      try {
        const isBusy = await consumer.turn(ignoring);
        consumer.quietSince = isBusy ? Number.POSITIVE_INFINITY : startedAt;
        if (isBusy) continue;
      } catch (error) {
        if (!stopped) options.reportError(error);
      }
      await pause();
    }
  };
  const running = consumers.map(run);

  const notice = () => {
    eagerUntil = performance.now() + EAGER_FOR_MS;
    wakeUp();
    wakeUp = () => {};
  };

  /** Waits until every consumer has found its stream empty after this moment, at most `timeoutMs`. */
  const settle = async (timeoutMs = 10_000): Promise<void> => {
    const deadline = performance.now() + timeoutMs;
    let since = performance.now();
    let rounds = 0;
    while (performance.now() < deadline) {
      notice();
      await new Promise((resolve) => setTimeout(resolve, EAGER_MS));
      const isQuiet = consumers.every(
        ({ quietSince }) => quietSince >= since && quietSince !== Number.POSITIVE_INFINITY,
      );
      if (!isQuiet) continue;
      // A consumer's own writes may concern another one: two quiet rounds in a row are the end.
      if (++rounds === 2) return;
      since = performance.now();
    }
    throw new Error(`The stream consumers were still busy after ${timeoutMs} ms`);
  };

  return {
    /** Says that the table was written to, so that its stream is worth reading now. */
    notice,
    settle,
    /** Runs something whose writes the consumers need not see. */
    unseen: async (write: () => Promise<void>): Promise<void> => {
      ignoring = true;
      try {
        await write();
        await settle();
      } finally {
        ignoring = false;
      }
    },
    stop: async () => {
      stopped = true;
      notice();
      await Promise.all(running);
      for (const { close } of consumers) close();
    },
  };
}

export type Streams = ReturnType<typeof startStreams>;

/** Forgets how far the consumers have read, for a table that is new. */
export function forgetStreams(localDir: string): void {
  removePath(join(localDir, 'streams'));
  removePath(join(localDir, 'dead-letters'));
}
