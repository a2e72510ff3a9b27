import { type ProductMetric, productMetrics } from '@plumbline/shared/product-metrics';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, type Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { createMonthlyBudget } from '../constructs/monthly-budget.ts';
import { productMetric } from '../constructs/product-metric.ts';
import { raiseAlarm } from '../constructs/raise-alarm.ts';
import type { Settings } from '../settings.ts';
import { alarmRules, FIVE_MINUTES, type WatchedResources } from './alarm-rules.ts';

export type AlarmsStackProps = StackProps & WatchedResources & { alarmTopic: ITopic };

/** Returns the hourly sum of a metric, because the numbers of users' actions are too small for five minutes. */
const figureOf = (settings: Settings, name: ProductMetric): Metric => {
  const isTime = productMetrics[name].unit === 'Milliseconds';
  return productMetric(settings, name, { statistic: isTime ? Stats.p(90) : Stats.SUM, period: Duration.hours(1) });
};

/** Returns graphs in rows of four, which fill the width of a dashboard. */
const rowsOf = (graphs: readonly GraphWidget[]): GraphWidget[][] =>
  Array.from({ length: Math.ceil(graphs.length / 4) }, (_, row) => graphs.slice(row * 4, row * 4 + 4));

/** The alarms of the whole stage, and its dashboard. */
export class AlarmsStack extends Stack {
  constructor(scope: Construct, id: string, props: AlarmsStackProps) {
    super(scope, id, props);
    const { alarmTopic, api, settings } = props;
    const stageRules = Object.entries(alarmRules(props));
    for (const [name, rule] of stageRules) raiseAlarm(this, name, alarmTopic, rule);

    createMonthlyBudget(this, settings);

    const calls = new GraphWidget({ title: 'Calls of the API', left: [api.metricCount({ period: FIVE_MINUTES })] });
    const graphs = stageRules.map(
      ([title, { metric, threshold }]) =>
        new GraphWidget({ title, left: [metric], leftAnnotations: [{ value: threshold, label: 'alarm' }] }),
    );
    const figures = (Object.keys(productMetrics) as ProductMetric[]).map(
      (name) => new GraphWidget({ title: productMetrics[name].title, left: [figureOf(settings, name)] }),
    );
    new Dashboard(this, 'Dashboard', {
      dashboardName: `plumbline-${settings.stage}`,
      widgets: [[calls], ...rowsOf(graphs), ...rowsOf(figures)],
    });
  }
}
