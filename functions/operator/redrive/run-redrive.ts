import type { StreamConsumer } from '@plumbline/shared/table-names';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import { functionNameOf, type Letter } from '../../platform/letters/letters.ts';
import type { StreamEvent } from '../../table/core/stream.ts';

/** The dead letters of the stream, by key. */
export type LetterStore = {
  /** Returns the next keys after a key, in order; none at the end. */
  list: (after: string) => Promise<string[]>;
  read: (key: string) => Promise<Letter | undefined>;
  remove: (key: string) => Promise<void>;
};

export type RedriveOptions = {
  store: LetterStore;
  /** Calls a consumer and waits for its response. */
  invoke: (functionArn: string, event: StreamEvent) => Promise<DynamoDBBatchResponse | null | undefined>;
  /** Only letters of this consumer. */
  consumer?: StreamConsumer | undefined;
  /** Counts the letters and sends none. */
  listOnly?: boolean | undefined;
  /** The most letters of one run. */
  most?: number | undefined;
  onLetter?: (letter: { key: string; consumer: string; at: string; records: number; problem: string }) => void;
};

/** The numbers of letters and of the records in them; `done` letters are deleted, `failed` ones stay. */
export type RedriveCounts = { letters: number; records: number; done: number; failed: number };

const recordsOf = ({ payload }: Letter): StreamEvent['Records'] =>
  (typeof payload === 'string' ? (JSON.parse(payload) as StreamEvent) : payload).Records;

/** Returns the problem of a letter that its consumer couldn't handle again; an empty text when it is done. */
const send = async (letter: Letter, invoke: RedriveOptions['invoke']): Promise<string> => {
  try {
    const event = { Records: recordsOf(letter), isRedrive: true };
    const failures = (await invoke(letter.requestContext.functionArn, event))?.batchItemFailures ?? [];
    return failures.length ? `${failures.length} of ${event.Records.length} items failed again` : '';
  } catch (error) {
    return String(error);
  }
};

/**
 * Sends the dead letters to the consumers that failed, and deletes those that are done. It can be stopped
 * and repeated, because consumers are idempotent. A letter that fails again stays.
 */
export const runRedrive = async (options: RedriveOptions): Promise<RedriveCounts> => {
  const { store, consumer, listOnly = false, most = Number.POSITIVE_INFINITY, onLetter } = options;
  const counts: RedriveCounts = { letters: 0, records: 0, done: 0, failed: 0 };

  const redrive = async (key: string): Promise<void> => {
    const letter = await store.read(key);
    if (!letter) return;
    const name = functionNameOf(letter.requestContext.functionArn);
    if (consumer && !name.toLowerCase().includes(consumer)) return;
    const records = recordsOf(letter).length;
    counts.letters += 1;
    counts.records += records;
    let problem = letter.responseContext?.functionError ?? letter.requestContext.condition;
    if (!listOnly) {
      problem = await send(letter, options.invoke);
      if (!problem) await store.remove(key);
      counts[problem ? 'failed' : 'done'] += 1;
    }
    onLetter?.({ key, consumer: name, at: letter.timestamp, records, problem });
  };

  let after = '';
  for (;;) {
    const keys = await store.list(after);
    for (const key of keys) {
      if (counts.letters >= most) return counts;
      await redrive(key);
    }
    after = keys.at(-1) ?? '';
    if (!after) return counts;
  }
};
