import { ListTargetsByRuleCommand, PutTargetsCommand, RemoveTargetsCommand } from '@aws-sdk/client-eventbridge';
import {
  CreateQueueCommand,
  DeleteMessageBatchCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
} from '@aws-sdk/client-sqs';
import type { LocalStack } from './attach.ts';
import { targetIdOf } from './definitions.ts';

/**
 * The queue's name is fixed, so only one local cloud can use a LocalStack at a time. Two would read each other's
 * events.
 */
const QUEUE = 'plumbline-local-events';
const WAIT_SECONDS = 5;

/**
 * Redirects the events of rules to a queue and reads them from there, because LocalStack doesn't have the functions'
 * code.
 */
export async function openEvents(
  { clients: { events, sqs }, definitions }: LocalStack,
  take: (event: unknown) => void,
  reportError: (error: unknown) => void,
) {
  const { QueueUrl } = await sqs.send(new CreateQueueCommand({ QueueName: QUEUE }));
  const Arn = `arn:aws:sqs:us-east-1:000000000000:${QUEUE}`;
  for (const { id: Rule, Properties } of definitions.get('AWS::Events::Rule') ?? []) {
    const { Targets: before = [] } = await events.send(new ListTargetsByRuleCommand({ Rule }));
    const wanted = (Properties.Targets as { Arn: string }[]).map((target) => targetIdOf(target.Arn));
    await events.send(new PutTargetsCommand({ Rule, Targets: wanted.map((Id) => ({ Id, Arn })) }));
    const others = before.map(({ Id = '' }) => Id).filter((id) => !wanted.includes(id));
    if (others.length) await events.send(new RemoveTargetsCommand({ Rule, Ids: others }));
  }
  const empty = () => sqs.send(new PurgeQueueCommand({ QueueUrl })).catch(() => {});
  await empty();

  const stopping = new AbortController();
  const read = async () => {
    const wanted = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, WaitTimeSeconds: WAIT_SECONDS });
    const { Messages: messages = [] } = await sqs.send(wanted, { abortSignal: stopping.signal });
    if (messages.length === 0) return;
    const Entries = messages.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle }));
    await sqs.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));
    for (const { Body } of messages) take(JSON.parse(Body ?? '{}'));
  };
  const reading = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await read();
      } catch (error) {
        if (stopping.signal.aborted) return;
        reportError(error);
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  })();
  return {
    stop: async (): Promise<void> => {
      stopping.abort();
      await reading;
    },
  };
}
