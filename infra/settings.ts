/** The settings that differ between environments. Every one has a line in `.env.example`. */
export type Settings = {
  /** The name of the stage, which is part of stack names: `plumbline-<stage>-data` and so on. */
  readonly stage: string;
  /** The host name of the site, such as `plumbline.com`. When empty, the site has an address of CloudFront. */
  readonly domain: string;
  /**
   * The Route 53 hosted zone of the domain, in which the deployment creates the certificate's validation and the
   * records.
   */
  readonly hostedZoneId: string;
  /** The certificate of the domain in us-east-1, for a domain without a hosted zone. */
  readonly certificateArn: string;
  /** Account and region of the stacks. When empty, the AWS credentials determine them. */
  readonly account: string;
  readonly region: string;
  /** The origin of the web app when it is neither the domain's nor CloudFront's, as in the local cloud. */
  readonly siteUrl: string;
  /** The sender of every e-mail. Its domain is the verified SES identity. */
  readonly mailFrom: string;
  /**
   * The recipient of support requests, and of replies to any e-mail. When empty, requests are only in the staff area.
   */
  readonly supportEmail: string;
  /** The address at which push services reach the operator, `mailto:` or `https:`. When empty, push is off. */
  readonly pushContact: string;
  /** The company that runs the site, in its pages, e-mails and receipts. When empty, Plumbline LLC. */
  readonly legalName: string;
  /** Its postal address, also there; the law requires it in newsletters and digests. */
  readonly postalAddress: string;
  /** The sales tax that the prices contain, in percent, for the tax line of receipts. */
  readonly taxPercent: number;
  /**
   * The stream of a restored table, which then replaces the stack's own table. Its ARN contains the table's name. When
   * empty, the stage uses the table of the data stack.
   */
  readonly tableStreamArn: string;
  /** 'off' makes no daily backups of table and files in AWS Backup, which cost about $0.10 a GB and month. */
  readonly backups: 'on' | 'off';
  /** 'read-only' rejects every change, such as while a table is restored. */
  readonly maintenance: 'off' | 'read-only';
  /** 'off' stops the daily deletion of files that no item refers to, for the time of a recovery. */
  readonly cleanFiles: 'on' | 'off';
  /** Comma-separated e-mail domains that can sign up. When empty, all can [ACC-18]. */
  readonly signupDomains: string;
  /** The name of the Secrets Manager secret with Stripe's keys, a JSON object (see docs/deploy.md). */
  readonly secretsId: string;
  /**
   * The version of the edge's secret that CloudFront sends (see docs/operations/secrets.md). When empty, the newest one
   * at the time of a change.
   */
  readonly originSecretVersion: string;
  /** Stripe's publishable key, which the browser gets from /config.json. */
  readonly stripePublishableKey: string;
  /** The name of the deployed code in log lines and source maps: the commit, from infra/deploy/release.ts. */
  readonly release: string;
  /** The recipient of the alarms. */
  readonly alarmEmail: string;
  /** The US dollars that the account may cost in a month before `alarmEmail` gets a mail; 0 for no budget. */
  readonly monthlyBudget: number;
  /** The number of e-mails that the account can send in 24 hours. */
  readonly mailQuota: number;
  /** The number of e-mails a second that each schedule sends at most. */
  readonly mailRate: number;
  /** The number of e-mails a second that are sent from each queue at most. */
  readonly mailQueueRate: number;
  /** 'on' puts a web application firewall in front of CloudFront. */
  readonly waf: 'on' | 'off';
  /** 'on' lets browsers build in that the domain and all its subdomains are reached by HTTPS only. */
  readonly hstsPreload: 'on' | 'off';
  /** The calls per second, and the size of a burst, above which the gateway responds 429 to everyone. */
  readonly apiRate: number;
  readonly apiBurst: number;
  /** The concurrent runs reserved for sign-in and for payments, each. 0 reserves none. */
  readonly reservedConcurrency: number;
  /**
   * 'scan' lets GuardDuty check each stored file for malware and mark it. 'require' also refuses a file until it is
   * marked as clean.
   */
  readonly malwareScan: 'off' | 'scan' | 'require';
};

/** Stages whose stacks and data can be destroyed. All other stages keep their table, files and users. */
const DISPOSABLE_STAGES = ['staging'];

export const keepsData = ({ stage }: Settings): boolean => !DISPOSABLE_STAGES.includes(stage);

/** SES's initial limit for an account that leaves the sandbox. */
const USUAL_MAIL_QUOTA = 50_000;
/**
 * Three schedules and three queues send e-mails. The links that people request get the rest of SES's usual 14 a second.
 */
const USUAL_MAIL_RATE = 3;
const USUAL_MAIL_QUEUE_RATE = 1;

/** A million users a month make about 400 calls a second at their busiest. One address is limited far below, by WAF. */
const USUAL_API_RATE = 500;
const USUAL_API_BURST = 1000;

/** Returns the settings from environment variables; absent ones are empty. */
export const givenSettings = (env: NodeJS.ProcessEnv): Settings => ({
  stage: env.STAGE ?? '',
  domain: (env.DOMAIN ?? '').toLowerCase(),
  hostedZoneId: env.HOSTED_ZONE_ID ?? '',
  certificateArn: env.CERTIFICATE_ARN ?? '',
  account: env.CDK_DEFAULT_ACCOUNT ?? '',
  region: env.CDK_DEFAULT_REGION ?? '',
  siteUrl: env.DOMAIN ? `https://${env.DOMAIN.toLowerCase()}` : '',
  mailFrom: env.MAIL_FROM ?? '',
  supportEmail: env.SUPPORT_EMAIL ?? '',
  pushContact: env.PUSH_CONTACT ?? '',
  legalName: env.LEGAL_NAME ?? '',
  postalAddress: env.POSTAL_ADDRESS ?? '',
  taxPercent: Number(env.TAX_PERCENT || 0),
  tableStreamArn: env.TABLE_STREAM_ARN ?? '',
  backups: env.BACKUPS === 'off' ? 'off' : 'on',
  maintenance: env.MAINTENANCE === 'read-only' ? 'read-only' : 'off',
  cleanFiles: env.CLEAN_FILES === 'off' ? 'off' : 'on',
  signupDomains: env.SIGNUP_DOMAINS ?? '',
  secretsId: env.SECRETS_ID || `plumbline/${env.STAGE}/secrets`,
  originSecretVersion: env.ORIGIN_SECRET_VERSION ?? '',
  stripePublishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
  release: env.RELEASE || 'unknown',
  alarmEmail: env.ALARM_EMAIL ?? '',
  monthlyBudget: Number(env.MONTHLY_BUDGET || 0),
  mailQuota: Number(env.MAIL_QUOTA || USUAL_MAIL_QUOTA),
  mailRate: Number(env.MAIL_RATE || USUAL_MAIL_RATE),
  mailQueueRate: Number(env.MAIL_QUEUE_RATE || USUAL_MAIL_QUEUE_RATE),
  waf: (env.WAF || 'on') as Settings['waf'],
  hstsPreload: (env.HSTS_PRELOAD || 'off') as Settings['hstsPreload'],
  apiRate: Number(env.API_RATE || USUAL_API_RATE),
  apiBurst: Number(env.API_BURST || USUAL_API_BURST),
  reservedConcurrency: Number(env.RESERVED_CONCURRENCY || 0),
  malwareScan: (env.MALWARE_SCAN || 'off') as Settings['malwareScan'],
});

const SENDER = /^([^<>@]+<[^@\s<>]+@[^@\s<>]+\.[^@\s<>]+>|[^@\s]+@[^@\s]+\.[^@\s]+)$/;
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const TABLE_STREAM = /^arn:aws[\w-]*:dynamodb:[\w-]+:\d{12}:table\/[\w.-]{3,255}\/stream\/[\w:.-]+$/;
const HOST_NAME = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

const isOneOf = (value: string, values: readonly string[]): boolean => values.includes(value);
const isCount = (value: number): boolean => Number.isInteger(value) && value > 0;

/** The requirements of each setting of a deployment: the variable, a check of the settings, and what to write. */
const requirements: readonly (readonly [string, (settings: Settings) => boolean, string])[] = [
  [
    'STAGE',
    ({ stage }) => /^[a-z][a-z0-9-]{1,19}$/.test(stage),
    'the name of the stage, such as staging or production',
  ],
  ['MAIL_FROM', ({ mailFrom }) => SENDER.test(mailFrom), 'the sender of every e-mail, whose domain SES has verified'],
  [
    'STRIPE_PUBLISHABLE_KEY',
    ({ stripePublishableKey }) => /^pk_(test|live)_\w+$/.test(stripePublishableKey),
    "Stripe's publishable key, which begins with pk_test_ or pk_live_",
  ],
  [
    'POSTAL_ADDRESS',
    ({ postalAddress }) => postalAddress.trim() !== '',
    'the postal address in the footer of e-mails, which US law (CAN-SPAM) asks for',
  ],
  ['TAX_PERCENT', ({ taxPercent }) => taxPercent >= 0 && taxPercent < 100, 'a percentage such as 7, or empty for 0'],
  ['ALARM_EMAIL', ({ alarmEmail }) => EMAIL.test(alarmEmail), 'the e-mail address that receives the alarms'],
  [
    'MONTHLY_BUDGET',
    ({ monthlyBudget }) => monthlyBudget > 0,
    'the US dollars that the account may cost in a month before the alarm address gets a mail, such as 100',
  ],
  ['WAF', ({ waf }) => isOneOf(waf, ['on', 'off']), 'on or off; empty for on'],
  ['HSTS_PRELOAD', ({ hstsPreload }) => isOneOf(hstsPreload, ['on', 'off']), 'on or off; empty for off'],
  ['API_RATE', ({ apiRate }) => isCount(apiRate), 'the calls per second of all users, or empty for 500'],
  ['API_BURST', ({ apiBurst }) => isCount(apiBurst), 'the size of a burst of calls, or empty for 1000'],
  [
    'RESERVED_CONCURRENCY',
    ({ reservedConcurrency }) => reservedConcurrency === 0 || isCount(reservedConcurrency),
    'the runs reserved for sign-in and for payments, each, or empty for none',
  ],
  [
    'MALWARE_SCAN',
    ({ malwareScan }) => isOneOf(malwareScan, ['off', 'scan', 'require']),
    'off, scan or require; empty for off',
  ],
  ['MAIL_QUOTA', ({ mailQuota }) => mailQuota > 0, "SES's sending quota for 24 hours, or empty for 50000"],
  ['MAIL_RATE', ({ mailRate }) => mailRate > 0, 'the e-mails a second of each schedule, or empty for 3'],
  [
    'MAIL_QUEUE_RATE',
    ({ mailQueueRate }) => mailQueueRate >= 1,
    'the e-mails a second of each queue, from 1, or empty for 1',
  ],
  [
    'SUPPORT_EMAIL',
    ({ supportEmail }) => supportEmail === '' || EMAIL.test(supportEmail),
    'an e-mail address, or empty',
  ],
  [
    'TABLE_STREAM_ARN',
    ({ tableStreamArn }) => tableStreamArn === '' || TABLE_STREAM.test(tableStreamArn),
    'the ARN of the stream of a restored table, which `npm run table -- prepare` prints, or empty',
  ],
  ['DOMAIN', ({ domain }) => domain === '' || HOST_NAME.test(domain), 'a host name such as plumbline.com, or empty'],
  [
    'HOSTED_ZONE_ID or CERTIFICATE_ARN',
    ({ domain, hostedZoneId, certificateArn }) => (domain === '') === (hostedZoneId === '' && certificateArn === ''),
    'the Route 53 zone of DOMAIN, or its certificate in us-east-1; both empty without a DOMAIN',
  ],
  [
    'CERTIFICATE_ARN',
    ({ certificateArn }) => certificateArn === '' || certificateArn.startsWith('arn:aws:acm:us-east-1:'),
    'the ARN of a certificate in us-east-1, where CloudFront looks for it, or empty',
  ],
];

/** Returns one line for each missing or malformed setting. Empty when the product can be deployed. */
export const settingsProblems = (settings: Settings): string[] =>
  requirements
    .filter(([, isSatisfied]) => !isSatisfied(settings))
    .map(([variable, , description]) => `${variable}: ${description}`);

/** Returns the settings of a deployment. Throws an error that names all missing and malformed ones. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const settings = givenSettings(env);
  const problems = settingsProblems(settings);
  if (problems.length) throw new Error(['Settings are missing (see .env.example):', ...problems].join('\n  '));
  return settings;
}
