import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import type { Invoke } from '../gateway/lambda.ts';
import { isAllowed } from '../gateway/resource-policies.ts';
import type { LocalResource, ResolvedTemplates } from '../templates/resolved-templates.ts';
import { createMessageQueue, type MessageQueue, type Received } from './message-queue.ts';

type QueuesOptions = {
  templates: ResolvedTemplates;
  localDir: string;
  /** True when the messages outlive this process. */
  keepsMessages: boolean;
  reportError: (error: unknown) => void;
};

type SendMessage = { QueueUrl?: string; MessageBody?: string; DelaySeconds?: number };

const SECOND_MS = 1000;
/** The defaults of SQS in seconds. */
const USUAL_VISIBILITY = 30;
const USUAL_RETENTION = 345_600;
/** The local cloud shortens waits before another try to this, as those of the stream. */
const MOST_WAIT_MS = 1000;
const LOOK_EVERY_MS = 50;
const SETTLE_MS = 240_000;

/** Returns the id of a queue at the end of its URL or ARN. */
const queueIdOf = (reference: string): string => reference.split(/[:/]/).at(-1) ?? '';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const recordOf = ({ id, body, receipt, receives, sentAt }: Received, arn: string): SQSRecord => ({
  messageId: id,
  receiptHandle: receipt,
  body,
  attributes: {
    ApproximateReceiveCount: String(receives),
    SentTimestamp: String(sentAt),
    SenderId: 'local',
    ApproximateFirstReceiveTimestamp: String(sentAt),
  },
  messageAttributes: {},
  md5OfBody: md5(body),
  eventSource: 'aws:sqs',
  eventSourceARN: arn,
  awsRegion: 'us-east-1',
});

/** Opens the queues of the templates that a function consumes, with their dead letters, and calls the functions. */
export function openQueues({ templates, localDir, keepsMessages, reportError }: QueuesOptions) {
  const found = new Map(templates.all('AWS::SQS::Queue').map((queue) => [queue.id, queue]));
  const open = (id: string): MessageQueue => {
    const { Properties: properties } = found.get(id)!;
    const { deadLetterTargetArn: target, maxReceiveCount } = properties.RedrivePolicy ?? {};
    return createMessageQueue({
      id,
      // SQS runs on no clock that tests can move: a message must not become visible while its function runs.
      now: () => new Date(),
      visibilityMs: Number(properties.VisibilityTimeout ?? USUAL_VISIBILITY) * SECOND_MS,
      keptMs: Number(properties.MessageRetentionPeriod ?? USUAL_RETENTION) * SECOND_MS,
      mostReceives: maxReceiveCount,
      deadLetters: target && open(queueIdOf(String(target))),
      folder: keepsMessages ? join(localDir, 'queues', id) : undefined,
      mostWaitMs: MOST_WAIT_MS,
    });
  };

  const mappings = templates
    .all('AWS::Lambda::EventSourceMapping')
    .filter(({ Properties }) => found.has(queueIdOf(String(Properties.EventSourceArn))));
  const queues = new Map(
    mappings.map(({ Properties }) => {
      const id = queueIdOf(String(Properties.EventSourceArn));
      return [id, open(id)];
    }),
  );
  const queueOf = (url: string): MessageQueue => {
    const queue = queues.get(queueIdOf(url));
    if (queue) return queue;
    throw Object.assign(new Error('The specified queue does not exist.'), { name: 'QueueDoesNotExist' });
  };

  let invoke: Invoke | undefined;
  let isStopped = false;
  let isPaused = false;
  let running = 0;

  /** Calls the function for a batch. Messages that it doesn't report as failed are deleted. */
  const deliver = async ({ Properties }: LocalResource, fn: LocalResource, queue: MessageQueue, batch: Received[]) => {
    const arn = String(Properties.EventSourceArn);
    let failed = new Set(batch.map(({ id }) => id));
    try {
      const result = await invoke?.(fn, { Records: batch.map((message) => recordOf(message, arn)) });
      const reports = (Properties.FunctionResponseTypes ?? []).includes('ReportBatchItemFailures');
      const failures = reports ? ((result as SQSBatchResponse | undefined)?.batchItemFailures ?? []) : [];
      const named = new Set(failures.map(({ itemIdentifier }) => itemIdentifier));
      // An unknown identifier fails the whole batch, as in AWS.
      if ([...named].every((id) => failed.has(id))) failed = named;
    } catch (error) {
      reportError(error);
    }
    for (const { id, receipt } of batch) {
      if (failed.has(id)) queue.shorten(receipt);
      else queue.remove(receipt);
    }
  };

  const consume = async (mapping: LocalResource): Promise<void> => {
    const { Properties } = mapping;
    const fn = templates.functionOf(String(Properties.FunctionName));
    const queue = queueOf(String(Properties.EventSourceArn));
    const resource = String(Properties.EventSourceArn);
    for (const action of ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'])
      if (!isAllowed(templates, { action, resource, role: String(fn.Properties.Role) }))
        throw new Error(`${fn.id} may not do ${action} on ${queue.id}`);
    while (!isStopped) {
      const batch = isPaused || !invoke ? [] : queue.receive(Number(Properties.BatchSize ?? 10));
      if (batch.length) {
        running += 1;
        await deliver(mapping, fn, queue, batch).finally(() => {
          running -= 1;
        });
      } else await pause(LOOK_EVERY_MS);
    }
  };
  const workers = mappings.flatMap((mapping) =>
    Array.from({ length: Number(mapping.Properties.ScalingConfig?.MaximumConcurrency ?? 2) }, () =>
      consume(mapping).catch(reportError),
    ),
  );
  const busy = (): MessageQueue[] => [...queues.values()].filter((queue) => queue.size() > 0);
  const untilIdle = async (): Promise<void> => {
    while (running > 0) await pause(LOOK_EVERY_MS);
  };

  return {
    /** Sets how to call the functions, which start after the queues. */
    deliverTo: (run: Invoke) => {
      invoke = run;
    },
    /** Performs a request of the SDK, in SQS's JSON protocol. */
    call: (operation: string, { QueueUrl = '', MessageBody = '', DelaySeconds }: SendMessage): Response => {
      try {
        if (operation !== 'SendMessage') throw new Error(`The local cloud does not know SQS's ${operation}`);
        const MessageId = queueOf(QueueUrl).send(MessageBody, DelaySeconds);
        return Response.json({ MessageId, MD5OfMessageBody: md5(MessageBody) });
      } catch (error) {
        const { name, message } = error as Error;
        return Response.json({ __type: `com.amazonaws.sqs#${name}`, message }, { status: 400 });
      }
    },
    /** Waits until no queue has a message. Throws with those that have one. */
    settle: async (timeoutMs = SETTLE_MS): Promise<void> => {
      const deadline = performance.now() + timeoutMs;
      while (busy().length) {
        if (performance.now() >= deadline) {
          const states = busy().map((queue) => `${queue.id} has ${queue.size()} messages`);
          throw new Error(`The queues are still busy: ${states.join('; ')}`);
        }
        await pause(LOOK_EVERY_MS);
      }
    },
    /** Returns the messages in the dead letters, by the id of their queue. */
    deadLetters: (): Record<string, unknown[]> =>
      Object.fromEntries(
        [...queues.values()].flatMap(({ deadLetters }) =>
          deadLetters?.size() ? [[deadLetters.id, deadLetters.bodies()]] : [],
        ),
      ),
    /** Moves all dead letters back to their queues, and returns their number. */
    redrive: (): number =>
      [...queues.values()].reduce((sum, queue) => sum + (queue.deadLetters?.moveTo(queue) ?? 0), 0),
    /** Runs work while no function is called, and deletes all messages. */
    clearedBy: async (work: () => Promise<void>): Promise<void> => {
      isPaused = true;
      await untilIdle();
      await work();
      for (const queue of queues.values()) {
        queue.clear();
        queue.deadLetters?.clear();
      }
      isPaused = false;
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      await Promise.all(workers);
    },
  };
}

export type Queues = ReturnType<typeof openQueues>;
