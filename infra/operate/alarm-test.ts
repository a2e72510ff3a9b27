import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkSubscriptions } from './account-checks.ts';
import { type Alarm, allReach, canBeTested, type HistoryItem, resultOf } from './alarm-results.ts';
import { askAws, isError } from './ask-aws.ts';

/**
 * Raises and ends each alarm of a stage, with the AWS credentials of the shell, and lists what CloudWatch sent. Every
 * alarm sends two mails, so notify the recipients. Exits with 1 when an alarm didn't reach its topic, or the topic
 * reaches no one.
 */
const USAGE = `npm run alarm-test -- --stage staging [--only ApiFails]
  --only  alarms whose name contains this`;

const { values } = parseArgs({ options: { stage: { type: 'string' }, only: { type: 'string', default: '' } } });
const { stage, only } = values;
if (!stage) {
  console.error(USAGE);
  process.exit(2);
}
/** CloudWatch writes the history of an action some seconds later. */
const HISTORY_DELAY_MS = 20_000;

const requireAnswer = <T>(...args: string[]): T => {
  const answer = askAws<T>(...args);
  if (!isError(answer)) return answer.value;
  console.error(answer.error);
  return process.exit(1);
};

const { AWS_REGION, AWS_DEFAULT_REGION } = process.env;
const regions = new Set([AWS_REGION ?? AWS_DEFAULT_REGION ?? 'us-east-1', 'us-east-1']);
const found = [...regions].flatMap((region) =>
  requireAnswer<{ MetricAlarms: Alarm[] }>(
    ...['cloudwatch', 'describe-alarms', '--alarm-name-prefix', `plumbline-${stage}-`, '--region', region],
  )
    .MetricAlarms.filter(({ AlarmName }) => AlarmName.includes(only))
    .map((alarm) => ({ alarm, region })),
);

const setState = (name: string, state: string, region: string) =>
  requireAnswer(
    ...['cloudwatch', 'set-alarm-state', '--alarm-name', name, '--state-value', state, '--region', region],
    ...['--state-reason', 'npm run alarm-test'],
  );

const startedAt = new Date().toISOString();
for (const { alarm, region } of found.filter((it) => canBeTested(it.alarm))) {
  setState(alarm.AlarmName, 'ALARM', region);
  setState(alarm.AlarmName, alarm.StateValue, region);
}
await delay(HISTORY_DELAY_MS);

const results = found.map(({ alarm, region }) => {
  const { AlarmHistoryItems: items } = requireAnswer<{ AlarmHistoryItems: HistoryItem[] }>(
    ...['cloudwatch', 'describe-alarm-history', '--alarm-name', alarm.AlarmName, '--region', region],
    ...['--history-item-type', 'Action', '--start-date', startedAt],
  );
  return resultOf(alarm, items);
});
console.table(results);

const topics = new Map(found.flatMap(({ alarm, region }) => (alarm.AlarmActions ?? []).map((arn) => [arn, region])));
const unheard = [...topics].flatMap(([topic, region]) =>
  checkSubscriptions(askAws('sns', 'list-subscriptions-by-topic', '--topic-arn', topic, '--region', region)),
);
for (const problem of unheard) console.log(problem);
if (!found.length) console.log(`The stage ${stage} has no alarms here: is AWS_REGION right?`);
process.exit(allReach(results) && !unheard.length ? 0 : 1);
