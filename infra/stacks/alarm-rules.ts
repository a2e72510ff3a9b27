import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Metric, type MetricProps, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type ITable, Operation } from 'aws-cdk-lib/aws-dynamodb';
import { productMetric } from '../constructs/product-metric.ts';
import type { AlarmRule } from '../constructs/raise-alarm.ts';
import type { Settings } from '../settings.ts';

export type WatchedResources = { api: HttpApi; table: ITable; settings: Settings };
type Rules = Readonly<Record<string, AlarmRule>>;

export const FIVE_MINUTES = Duration.minutes(5);
const HOUR = Duration.hours(1);
/** The DynamoDB operations that the functions use. An alarm can add at most ten metrics. */
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

/** Returns a metric of the whole account and region, which contain one stage of the product. */
const accountMetric = (namespace: string, metricName: string, props: Partial<MetricProps> = {}) =>
  new Metric({ namespace, metricName, statistic: Stats.SUM, period: FIVE_MINUTES, ...props });

const backendRules = ({ api, table, settings }: WatchedResources): Rules => ({
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
  SiteFails: {
    metric: productMetric(settings, 'SiteChecksFailed', { period: Duration.minutes(15) }),
    threshold: 2,
    description: 'Two checks of the site within a quarter of an hour found a page missing, broken or slow.',
  },
  BrowserErrors: {
    metric: productMetric(settings, 'BrowserErrors'),
    threshold: 10,
    description: 'Browsers reported ten errors of the app or more within five minutes.',
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
});

const mailRules = ({ settings }: WatchedResources): Rules => ({
  MailFails: {
    metric: productMetric(settings, 'MailsFailed'),
    threshold: 5,
    description: 'SES did not take five e-mails or more within five minutes.',
  },
  EntriesParked: {
    metric: productMetric(settings, 'EntriesParked'),
    threshold: 1,
    description: 'A digest, reminder, saved search, payment or expiry failed five times and is parked.',
  },
  MailQuota: {
    metric: accountMetric('AWS/SES', 'Send', { period: Duration.days(1) }),
    threshold: settings.mailQuota * 0.8,
    description: `In a day 80 % of the ${settings.mailQuota} e-mails were sent after which SES refuses more.`,
  },
  MailBounces: {
    metric: accountMetric('AWS/SES', 'Reputation.BounceRate', { statistic: Stats.MAXIMUM, period: HOUR }),
    threshold: 0.04,
    description: 'Of the mails sent, 4 % bounce. SES reviews an account at 5 % and stops it at 10 %.',
  },
  MailComplaints: {
    metric: accountMetric('AWS/SES', 'Reputation.ComplaintRate', { statistic: Stats.MAXIMUM, period: HOUR }),
    threshold: 0.0008,
    description: 'Of the mails sent, 0.08 % are marked as spam. SES reviews an account at 0.1 % and stops it at 0.5 %.',
  },
});

/** Faults of Stripe and Cognito as the functions see them, and their effects on purchases. */
const dependencyRules = ({ settings }: WatchedResources): Rules => ({
  SignInThrottled: {
    metric: productMetric(settings, 'CognitoThrottled'),
    threshold: 1,
    description: 'Cognito throttled a call: people cannot sign in or sign up.',
  },
  StripeFails: {
    metric: productMetric(settings, 'StripeFailed'),
    threshold: 5,
    description: 'Stripe did not answer five calls or more within five minutes, or refused our key.',
  },
  WebhookFails: {
    metric: productMetric(settings, 'WebhooksFailed', { period: HOUR }),
    threshold: 3,
    description: "Three of Stripe's webhook calls or more failed within an hour, by their signature or by our fault.",
  },
  PurchasesLate: {
    metric: productMetric(settings, 'FulfillmentLag', { statistic: Stats.MAXIMUM }),
    threshold: Duration.minutes(15).toMilliseconds(),
    description: 'A company got what it had paid for more than 15 minutes after the payment.',
  },
  DisputeOpened: {
    metric: productMetric(settings, 'Disputes'),
    threshold: 1,
    description: 'A cardholder disputes a payment. Without an answer in time the money is lost.',
  },
});

/** Returns the alarms of a stage, except those of queues, streams and schedules, which are created with these. */
export const alarmRules = (resources: WatchedResources): Rules => ({
  ...backendRules(resources),
  ...mailRules(resources),
  ...dependencyRules(resources),
});
