import { type ProductMetric, productMetrics } from '@plumbline/shared/product-metrics';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Dashboard, GraphWidget, Metric, type MetricProps, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Operation, type Table } from 'aws-cdk-lib/aws-dynamodb';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { productMetric } from '../constructs/product-metric.ts';
import { type AlarmRule, raiseAlarm } from '../constructs/raise-alarm.ts';
import type { Settings } from '../settings.ts';

export type AlarmsStackProps = StackProps & { api: HttpApi; table: Table; alarmTopic: ITopic; settings: Settings };

const FIVE_MINUTES = Duration.minutes(5);
/** Those that the functions use. An alarm may add ten metrics. */
const OPERATIONS = {
  operations: [
    Operation.GET_ITEM,
    Operation.BATCH_GET_ITEM,
    Operation.QUERY,
    Operation.SCAN,
    Operation.PUT_ITEM,
    Operation.UPDATE_ITEM,
    Operation.DELETE_ITEM,
    Operation.TRANSACT_WRITE_ITEMS,
    Operation.BATCH_WRITE_ITEM,
  ],
  period: FIVE_MINUTES,
};

/** Of the whole account and region, which have one stage of the product. */
const accountMetric = (namespace: string, metricName: string, props: Partial<MetricProps> = {}) =>
  new Metric({ namespace, metricName, statistic: Stats.SUM, period: FIVE_MINUTES, ...props });

/** What a person must hear of, beside the queues, streams and schedules whose alarms are where they are made. */
const rules = ({ api, table }: AlarmsStackProps): Readonly<Record<string, AlarmRule>> => ({
  ApiFails: {
    metric: api.metricServerError({ period: FIVE_MINUTES, statistic: Stats.SUM }),
    threshold: 5,
    description: 'The API answered five times or more within five minutes that the fault is ours.',
  },
  ApiSlow: {
    metric: api.metricLatency({ period: FIVE_MINUTES, statistic: Stats.p(99) }),
    threshold: 5000,
    periods: 3,
    description: 'One in a hundred calls of the API has taken longer than five seconds for a quarter of an hour.',
  },
  FunctionsFail: {
    metric: accountMetric('AWS/Lambda', 'Errors'),
    threshold: 5,
    description: 'Functions ended with an error or a timeout five times or more within five minutes.',
  },
  FunctionsThrottled: {
    metric: accountMetric('AWS/Lambda', 'Throttles'),
    threshold: 1,
    description: 'The account has too little concurrency: a function was not allowed to run.',
  },
  TableThrottled: {
    metric: table.metricThrottledRequestsForOperations(OPERATIONS),
    threshold: 10,
    description: 'DynamoDB throttled ten requests or more within five minutes: a key is hot, or traffic doubled.',
  },
  TableFails: {
    metric: table.metricSystemErrorsForOperations(OPERATIONS),
    threshold: 5,
    description: 'DynamoDB answered with its own errors.',
  },
  MailBounces: {
    metric: accountMetric('AWS/SES', 'Reputation.BounceRate', { statistic: Stats.MAXIMUM, period: Duration.hours(1) }),
    threshold: 0.04,
    description: 'Of the mails sent, 4 % bounce. SES reviews an account at 5 % and stops it at 10 %.',
  },
  MailComplaints: {
    metric: accountMetric('AWS/SES', 'Reputation.ComplaintRate', {
      statistic: Stats.MAXIMUM,
      period: Duration.hours(1),
    }),
    threshold: 0.0008,
    description: 'Of the mails sent, 0.08 % are marked as spam. SES reviews an account at 0.1 % and stops it at 0.5 %.',
  },
});

/** What people do comes in small numbers, so an hour's sum shows more than five minutes'. */
const figureOf = (settings: Settings, name: ProductMetric): Metric => {
  const isTime = productMetrics[name].unit === 'Milliseconds';
  return productMetric(settings, name, { statistic: isTime ? Stats.p(90) : Stats.SUM, period: Duration.hours(1) });
};

/** Four graphs fill the width of a dashboard. */
const rowsOf = (graphs: readonly GraphWidget[]): GraphWidget[][] =>
  Array.from({ length: Math.ceil(graphs.length / 4) }, (_, row) => graphs.slice(row * 4, row * 4 + 4));

/** The alarms of the stage as a whole, and its dashboard. */
export class AlarmsStack extends Stack {
  constructor(scope: Construct, id: string, props: AlarmsStackProps) {
    super(scope, id, props);
    const { alarmTopic, api, settings } = props;
    const stageRules = Object.entries(rules(props));
    for (const [name, rule] of stageRules) raiseAlarm(this, name, alarmTopic, rule);

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
