import { synthesise } from '../../../infra/testing/synthesise.ts';
import { devEndpoint } from './cloud.ts';

type Value = { namespace: string; name: string; value: number };
type MetricRef = { Namespace: string; MetricName: string };
type Alarm = Partial<MetricRef> & {
  Statistic?: string;
  Threshold: number;
  Metrics?: { MetricStat?: { Metric: MetricRef; Stat: string } }[];
};

let alarms: ReturnType<ReturnType<typeof synthesise>['all']> | undefined;

const findAlarm = (name: string): Alarm => {
  alarms ??= synthesise({ STAGE: 'local' }).all('AWS::CloudWatch::Alarm');
  // An id is the name with eight characters of a hash.
  const found = alarms.find(({ id }) => id.slice(0, -8) === name);
  if (!found) throw new Error(`There is no alarm ${name}`);
  return found.Properties as Alarm;
};

const metricsOf = ({ Namespace, MetricName, Metrics = [] }: Alarm): MetricRef[] => {
  if (Namespace && MetricName) return [{ Namespace, MetricName }];
  return Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []);
};

/**
 * Whether the metrics written since the cloud was emptied would trigger an alarm of the templates, as if all had come
 * within one period.
 */
export const wouldRing = async (name: string): Promise<boolean> => {
  const alarm = findAlarm(name);
  const watched = metricsOf(alarm);
  const values = ((await devEndpoint('metrics')) as Value[])
    .filter((it) => watched.some(({ Namespace, MetricName }) => Namespace === it.namespace && MetricName === it.name))
    .map(({ value }) => value);
  const sum = values.reduce((total, value) => total + value, 0);
  return (alarm.Statistic === 'Maximum' ? Math.max(0, ...values) : sum) >= alarm.Threshold;
};

/** The ids of functions with failed work in a queue. */
export const functionsWithDeadLetters = async (): Promise<string[]> =>
  Object.keys((await devEndpoint('dead-letters')) as Record<string, unknown[]>);
