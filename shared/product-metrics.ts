/**
 * The metrics of the functions in CloudWatch, with their titles on the dashboard. Alarms and the dashboard use these
 * names.
 */
export const productMetrics = {
  SignUps: { title: 'Sign-ups', unit: 'Count' },
  JobsPublished: { title: 'Jobs published', unit: 'Count' },
  Applications: { title: 'Applications', unit: 'Count' },
  Purchases: { title: 'Paid purchases delivered', unit: 'Count' },
  FulfillmentLag: { title: 'From payment to delivery', unit: 'Milliseconds' },
  Matches: { title: 'New matches', unit: 'Count' },
  MailsSent: { title: 'E-mails sent', unit: 'Count' },
  MailsFailed: { title: 'E-mails that SES did not take', unit: 'Count' },
  MailsStopped: { title: 'E-mails not sent to undeliverable addresses', unit: 'Count' },
  CognitoThrottled: { title: 'Calls that Cognito throttled', unit: 'Count' },
  StripeFailed: { title: 'Calls that Stripe did not answer', unit: 'Count' },
  WebhooksFailed: { title: "Stripe's webhook calls that failed", unit: 'Count' },
  BrowserErrors: { title: 'Errors of the app in browsers', unit: 'Count' },
  SiteChecksFailed: { title: 'Checks of the site that failed', unit: 'Count' },
  EntriesParked: { title: 'Due entries that were parked', unit: 'Count' },
  Disputes: { title: 'Disputes', unit: 'Count' },
} as const satisfies Record<string, { title: string; unit: 'Count' | 'Milliseconds' }>;

export type ProductMetric = keyof typeof productMetrics;

/** Returns the namespace of a stage. It differs, so that staging never triggers alarms of production. */
export const metricsNamespaceOf = (stage: string): string => `plumbline-${stage}`;

/** The value of the only dimension of the metrics. */
export const METRICS_SERVICE = 'plumbline';
