import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Found, synthesise } from '../testing/synthesise.ts';

const { all } = synthesise({});
const asText = (value: unknown) => JSON.stringify(value);
const alarms = all('AWS::CloudWatch::Alarm');

/** The resource that a reference names, within its stack or in another one. */
const referredBy = (type: string, reference: unknown): Found[] =>
  all(type).filter(({ id }) => asText(reference).includes(id));
const scheduled = all('AWS::Scheduler::Schedule').map(({ Properties }) => Properties.Target);
const mappings = all('AWS::Lambda::EventSourceMapping').map(({ Properties }) => Properties);

describe('an alarm', () => {
  it.each(alarms.map((alarm) => [alarm.id, alarm] as const))('%s reaches a person', (_id, { Properties: alarm }) => {
    expect(alarm.AlarmDescription.split(' ').length).toBeGreaterThan(3);
    for (const actions of [alarm.AlarmActions, alarm.OKActions]) {
      const [topic, ...others] = referredBy('AWS::SNS::Topic', actions);
      expect(others).toEqual([]);
      const subscriptions = referredTo(topic);
      expect(subscriptions).toMatchObject([
        { Properties: { Protocol: 'email', Endpoint: 'alarms@plumbline.example' } },
      ]);
    }
  });

  const referredTo = (topic: Found | undefined) =>
    all('AWS::SNS::Subscription').filter(({ Properties }) => topic && asText(Properties.TopicArn).includes(topic.id));

  it('may be published by CloudWatch, for this account alone, by the policy of its topic', () => {
    const [topic] = all('AWS::SNS::Topic');
    const statements = all('AWS::SNS::TopicPolicy')
      .filter(({ Properties }) => asText(Properties.Topics).includes(topic!.id))
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
    expect(statements.filter(({ Effect }) => Effect === 'Allow')).toMatchObject([
      {
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      },
    ]);
  });

  it('has a line in the runbook', () => {
    const runbook = readFileSync(new URL('../../docs/operations/alarms.md', import.meta.url), 'utf8');
    const names = [...runbook.matchAll(/`(?:\.\.\.)?([A-Z]\w+)`/g)].map(([, name]) => name!);
    const unnamed = alarms.filter(({ id }) => !names.some((name) => id.includes(name)));
    expect(unnamed.map(({ id }) => id)).toEqual([]);
  });

  it('watches each thing that may need a person', () => {
    const watched = alarms.map(({ Properties: { MetricName, Metrics } }) => MetricName ?? asText(Metrics));
    for (const metric of ['5xx', 'Latency', 'Errors', 'Throttles', 'IteratorAge', 'ThrottledRequests', 'SystemErrors'])
      expect(watched.filter((name) => name.includes(metric))).not.toEqual([]);
    for (const metric of ['Reputation.BounceRate', 'Reputation.ComplaintRate']) expect(watched).toContain(metric);
    expect(watched.filter((name) => name === 'ApproximateNumberOfMessagesVisible')).toHaveLength(
      all('AWS::SQS::Queue').length,
    );
    expect(watched.filter((name) => name === 'Invocations')).toHaveLength(scheduled.length);
  });
});

describe('work that nobody waits for', () => {
  const ruleTargets = all('AWS::Events::Rule').flatMap(({ Properties }) => Properties.Targets);
  const called = [...scheduled, ...ruleTargets].map(({ Arn }) => referredBy('AWS::Lambda::Function', Arn)[0]!);

  it.each(called.map((fn) => [fn.id, fn] as const))('leaves what fails in %s to a queue with an alarm', (_id, fn) => {
    const configs = all('AWS::Lambda::EventInvokeConfig').filter(({ Properties }) =>
      asText(Properties.FunctionName).includes(fn.id),
    );
    expect(configs).toHaveLength(1);
    const [queue] = referredBy('AWS::SQS::Queue', configs[0]!.Properties.DestinationConfig.OnFailure);
    expect(alarms.filter(({ Properties }) => asText(Properties.Dimensions ?? []).includes(queue!.id))).toHaveLength(1);
  });

  it('leaves records of the stream that fail to a queue with an alarm', () => {
    for (const { DestinationConfig } of mappings)
      expect(referredBy('AWS::SQS::Queue', DestinationConfig.OnFailure)).toHaveLength(1);
  });
});
