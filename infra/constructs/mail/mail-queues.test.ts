import { mailQueues, queueVariable, SENDERS_OF_QUEUE } from '@plumbline/shared/mail-queues';
import { describe, expect, it } from 'vitest';
import { readApp } from '../../testing/synthesise.ts';

const { all } = await readApp();
const asText = (value: unknown) => JSON.stringify(value ?? '');
const queues = all('AWS::SQS::Queue').filter(({ Properties }) => Properties.RedrivePolicy);
const functionOf = (name: string) => all('AWS::Lambda::Function').find(({ id }) => id.startsWith(name))!;
const mappings = all('AWS::Lambda::EventSourceMapping').filter(({ Properties }) => Properties.ScalingConfig);

/** The actions on queues that the roles allow, by the function. */
const allowed = Map.groupBy(
  all('AWS::IAM::Policy').flatMap(({ id, Properties }) =>
    (Properties.PolicyDocument.Statement as { Action: string | string[]; Resource: unknown }[])
      .filter(({ Action }) => asText(Action).includes('sqs:'))
      .filter(({ Resource }) => queues.some((queue) => asText(Resource).includes(queue.id)))
      .flatMap(({ Action }) => [Action].flat().map((action) => ({ role: id.replace(/Role\w*$/, ''), action }))),
  ),
  ({ role }) => role,
);

describe('the queues of e-mails', () => {
  it('are one for each kind, and keep an e-mail for 14 days, also as a dead letter after three receives', () => {
    expect(queues).toHaveLength(mailQueues.length);
    for (const { Properties } of queues) {
      const [target, ...others] = all('AWS::SQS::Queue').filter(({ id }) =>
        asText(Properties.RedrivePolicy.deadLetterTargetArn).includes(id),
      );
      expect(others).toEqual([]);
      expect(Properties.RedrivePolicy.maxReceiveCount).toBe(3);
      for (const queue of [Properties, target!.Properties]) expect(queue.MessageRetentionPeriod).toBe(14 * 86_400);
    }
  });

  it('hide a received message for six times the timeout of the sender', () => {
    const { Timeout } = functionOf('MailSender').Properties;
    for (const { Properties } of queues) expect(Properties.VisibilityTimeout).toBe(6 * Timeout);
  });

  it('have their own senders, which report the messages that failed', () => {
    expect(mappings).toHaveLength(queues.length);
    for (const queue of queues) {
      const own = mappings.filter(({ Properties }) => asText(Properties.EventSourceArn).includes(queue.id));
      expect(own.map(({ Properties }) => Properties)).toMatchObject([
        {
          ScalingConfig: { MaximumConcurrency: SENDERS_OF_QUEUE },
          FunctionResponseTypes: ['ReportBatchItemFailures'],
        },
      ]);
    }
  });

  it('accept messages only by TLS, and only from the notifier and the sender, which alone may receive them', () => {
    for (const { id } of all('AWS::SQS::Queue')) {
      const policies = all('AWS::SQS::QueuePolicy').filter(({ Properties }) => asText(Properties.Queues).includes(id));
      expect(asText(policies)).toContain('"Condition":{"Bool":{"aws:SecureTransport":"false"}},"Effect":"Deny"');
    }
    const actions = new Map(
      [...allowed].map(([role, found]) => [role, [...new Set(found.map(({ action }) => action))]]),
    );
    expect([...actions.keys()].toSorted()).toEqual(['MailSender', 'Notifier']);
    expect(actions.get('Notifier')).toEqual(['sqs:SendMessage']);
    expect(actions.get('MailSender')!.toSorted()).toEqual([
      'sqs:ChangeMessageVisibility',
      'sqs:DeleteMessage',
      'sqs:GetQueueAttributes',
      'sqs:GetQueueUrl',
      'sqs:ReceiveMessage',
      'sqs:SendMessage',
    ]);
  });

  it('are in the environment of the two', () => {
    for (const name of ['Notifier', 'MailSender'])
      for (const queue of mailQueues)
        expect(functionOf(name).Properties.Environment.Variables[queueVariable(queue)]).toBeDefined();
  });
});
