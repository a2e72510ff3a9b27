import { readFileSync } from 'node:fs';
import { METRICS_SERVICE, metricsNamespaceOf } from '@plumbline/shared/product-metrics';
import { describe, expect, it } from 'vitest';
import { type SynthesizedResource, synthesise, withFunctions } from '../testing/synthesise.ts';

// With a domain, because the alarm of its certificate requires one.
const { all } = synthesise({
  DOMAIN: 'plumbline.com',
  HOSTED_ZONE_ID: 'Z1',
  CDK_DEFAULT_ACCOUNT: '111122223333',
  CDK_DEFAULT_REGION: 'us-west-2',
});
const asText = (value: unknown) => JSON.stringify(value);
const alarms = all('AWS::CloudWatch::Alarm');

/** Returns the resource that a reference names, in its own stack or in another one. */
const referredBy = (type: string, reference: unknown): SynthesizedResource[] =>
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

  const referredTo = (topic: SynthesizedResource | undefined) =>
    all('AWS::SNS::Subscription').filter(({ Properties }) => topic && asText(Properties.TopicArn).includes(topic.id));

  it('may be published by CloudWatch, only for this account, by the policy of its topic', () => {
    const topics = all('AWS::SNS::Topic');
    // One topic of the stage, and one each of the certificate and the firewall, which can be in another region.
    expect(topics).toHaveLength(3);
    for (const topic of topics) {
      const statements = all('AWS::SNS::TopicPolicy')
        .filter(({ Properties }) => asText(Properties.Topics).includes(topic.id))
        .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
      expect(statements.filter(({ Effect }) => Effect === 'Allow')).toMatchObject([
        {
          Action: 'sns:Publish',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Condition: { StringEquals: { 'aws:SourceAccount': '111122223333' } },
        },
      ]);
    }
  });

  it('has one line in the runbook, with its meaning, a first check, a remedy and how it was rehearsed', () => {
    const runbook = readFileSync(new URL('../../docs/operations/alarms.md', import.meta.url), 'utf8');
    const rows = [...runbook.matchAll(/^\| (`.*) \|$/gm)].map(([, row]) => row!.split(' | '));
    const named = rows.flatMap(([first]) => [...first!.matchAll(/`(?:\.\.\.)?([A-Z]\w+)`/g)].map(([, name]) => name!));
    for (const { id } of alarms)
      expect(
        named.filter((name) => id.includes(name)),
        id,
      ).toHaveLength(1);
    for (const [first, ...cells] of rows) {
      expect(
        cells.map((cell) => cell.length > 4),
        first,
      ).toEqual([true, true, true, true]);
      expect(['local cloud', 'template']).toContain(cells.at(-1));
    }
  });

  it('watches each thing that may need a person', () => {
    const watched = alarms.map(({ Properties: { MetricName, Metrics } }) => MetricName ?? asText(Metrics));
    for (const metric of ['5xx', 'Latency', 'Errors', 'Throttles', 'IteratorAge', 'ThrottledRequests', 'SystemErrors'])
      expect(watched.filter((name) => name.includes(metric))).not.toEqual([]);
    for (const metric of ['Reputation.BounceRate', 'Reputation.ComplaintRate', 'Send', 'DaysToExpiry'])
      expect(watched).toContain(metric);
    const queues = all('AWS::SQS::Queue');
    const deadLetters = queues.filter(({ Properties }) => !Properties.RedrivePolicy);
    const timesWatched = (metric: string) => watched.filter((name) => name === metric).length;
    expect(timesWatched('ApproximateAgeOfOldestMessage')).toBe(queues.length);
    expect(timesWatched('ApproximateNumberOfMessagesVisible')).toBe(deadLetters.length);
    expect(watched.filter((name) => name === 'Invocations')).toHaveLength(scheduled.length);
    // The number of background functions.
    const consumers = new Set(mappings.map(({ FunctionName }) => asText(FunctionName)));
    const waitedForByNobody = scheduled.length + consumers.size + all('AWS::Events::Rule').length;
    expect(watched.filter((name) => name === 'Duration')).toHaveLength(waitedForByNobody);
  });

  it("watches the product's own fault metrics, where the functions write them", () => {
    for (const metric of [
      'MailsFailed',
      'CognitoThrottled',
      'StripeFailed',
      'WebhooksFailed',
      'FulfillmentLag',
      'EntriesParked',
      'Disputes',
    ])
      expect(alarms.map(({ Properties }) => Properties)).toContainEqual(
        expect.objectContaining({
          Namespace: metricsNamespaceOf('test'),
          MetricName: metric,
          Dimensions: [{ Name: 'service', Value: METRICS_SERVICE }],
        }),
      );
  });

  it('is raised by values below its threshold for heartbeats and the days of a certificate, and by its threshold and more otherwise', () => {
    for (const { id, Properties: alarm } of alarms) {
      const isHeartbeat = alarm.MetricName === 'Invocations';
      const isBelow = isHeartbeat || alarm.MetricName === 'DaysToExpiry';
      expect(alarm.ComparisonOperator, id).toBe(isBelow ? 'LessThanThreshold' : 'GreaterThanOrEqualToThreshold');
      expect(alarm.TreatMissingData, id).toBe(isHeartbeat ? 'breaching' : 'notBreaching');
    }
  });

  it('watches the certificate from the region that it is in, where the topic of the alarm is too', () => {
    const { template } = alarms.find(({ Properties }) => Properties.MetricName === 'DaysToExpiry')!;
    expect(all('AWS::CertificateManager::Certificate').map((it) => it.template)).toEqual([template]);
    expect(all('AWS::SNS::Topic').map((it) => it.template)).toContain(template);
    expect(template).toBe('plumbline-test-certificate');
  });

  it('watches a certificate that the settings name', () => {
    const CERTIFICATE_ARN = 'arn:aws:acm:us-east-1:111122223333:certificate/1';
    const { all: found } = synthesise({ DOMAIN: 'plumbline.com', CERTIFICATE_ARN });
    const [alarm] = found('AWS::CloudWatch::Alarm').filter(
      ({ Properties }) => Properties.MetricName === 'DaysToExpiry',
    );
    expect(alarm!.Properties.Dimensions).toEqual([{ Name: 'CertificateArn', Value: CERTIFICATE_ARN }]);
    expect(found('AWS::CertificateManager::Certificate')).toEqual([]);
  });

  it('is done by AWS Budgets for the costs of the account', () => {
    const [budget, ...others] = all('AWS::Budgets::Budget');
    expect(others).toEqual([]);
    expect(budget!.Properties.Budget).toMatchObject({ TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 100, Unit: 'USD' } });
    for (const { Subscribers } of budget!.Properties.NotificationsWithSubscribers)
      expect(Subscribers).toEqual([{ SubscriptionType: 'EMAIL', Address: 'alarms@plumbline.example' }]);
  });
});

describe('asynchronous work', () => {
  const ruleTargets = all('AWS::Events::Rule').flatMap(({ Properties }) => Properties.Targets);
  const called = [...scheduled, ...ruleTargets].map(
    ({ Arn }) => referredBy('AWS::Lambda::Function', withFunctions(all, Arn))[0]!,
  );

  it.each(called.map((fn) => [fn.id, fn] as const))('sends failed events of %s to a queue with an alarm', (_id, fn) => {
    const configs = all('AWS::Lambda::EventInvokeConfig').filter(({ Properties }) =>
      asText(Properties.FunctionName).includes(fn.id),
    );
    expect(configs).toHaveLength(1);
    // Lambda reads the configuration of the alias that is called.
    expect(withFunctions(all, configs[0]!.Properties.Qualifier)).toContain(fn.id);
    const [queue] = referredBy('AWS::SQS::Queue', configs[0]!.Properties.DestinationConfig.OnFailure);
    const watching = alarms.filter(({ Properties }) => asText(Properties.Dimensions ?? []).includes(queue!.id));
    expect(watching.map(({ Properties }) => Properties.MetricName).toSorted()).toEqual([
      'ApproximateAgeOfOldestMessage',
      'ApproximateNumberOfMessagesVisible',
    ]);
  });

  it('retries records of the stream by age, and sends failed ones to a bucket with alarms', () => {
    const ofStream = mappings.filter(({ StartingPosition }) => StartingPosition);
    expect(ofStream).toHaveLength(2);
    for (const { DestinationConfig, ...mapping } of ofStream) {
      expect(mapping).toMatchObject({
        MaximumRetryAttempts: -1,
        MaximumRecordAgeInSeconds: 12 * 3600,
        ParallelizationFactor: 10,
        BisectBatchOnFunctionError: true,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
      });
      const [bucket, ...others] = referredBy('AWS::S3::Bucket', DestinationConfig.OnFailure);
      expect(others).toEqual([]);
      const watching = alarms.filter(({ Properties }) => asText(Properties.Dimensions ?? []).includes(bucket!.id));
      expect(watching.map(({ Properties }) => Properties.MetricName).toSorted()).toEqual([
        'NumberOfObjects',
        'PutRequests',
      ]);
    }
  });
});
