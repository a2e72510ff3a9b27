import type { Settings } from '../settings.ts';
import { type Answer, isError } from './ask-aws.ts';

/** The problems and their solutions, one line each; empty when there are none. */
export type Problems = readonly string[];

/** The least version of `cdk bootstrap` whose features these stacks use. */
const LEAST_BOOTSTRAP_VERSION = 6;
/** New accounts have a limit of 10 for all functions of the API, consumers and schedules together. */
const LEAST_CONCURRENCY = 100;
/**
 * SES's initial limit outside the sandbox. A job with 500 matches sends 28 mails a second; above the limit, mails wait.
 */
const LEAST_MAIL_RATE = 14;
const FEWEST_CERTIFICATE_DAYS = 30;
const DAY_MS = 86_400_000;

const unless = (isFine: boolean, problem: string): Problems => (isFine ? [] : [problem]);

/** Checks the result of `ssm get-parameter --name /cdk-bootstrap/hnb659fds/version`. */
export function checkBootstrap(answer: Answer<{ Parameter: { Value: string } }>, place: string): Problems {
  if (isError(answer)) return [`${place} is not bootstrapped: npx cdk bootstrap ${place}`];
  const version = Number(answer.value.Parameter.Value);
  return unless(
    version >= LEAST_BOOTSTRAP_VERSION,
    `${place} has version ${version} of the bootstrap stack: npx cdk bootstrap ${place}`,
  );
}

/**
 * Checks the result of `secretsmanager get-secret-value`: Stripe's keys must be of the same mode as the publishable
 * key.
 */
export function checkSecret(
  answer: Answer<{ SecretString?: string }>,
  { secretsId, stripePublishableKey }: Pick<Settings, 'secretsId' | 'stripePublishableKey'>,
): Problems {
  if (isError(answer)) return [`The secret ${secretsId} cannot be read: create it (docs/deploy.md, step 5)`];
  const { STRIPE_SECRET_KEY: key = '', STRIPE_WEBHOOK_SECRET: hook = '' } = parseSecret(answer.value.SecretString);
  const mode = stripePublishableKey.startsWith('pk_live_') ? 'live' : 'test';
  return [
    ...unless(
      new RegExp(`^(sk|rk)_${mode}_\\w+$`).test(key),
      `STRIPE_SECRET_KEY in ${secretsId} is no secret key of Stripe's ${mode} mode, which STRIPE_PUBLISHABLE_KEY is of`,
    ),
    ...unless(
      hook.split(',').every((value) => value.trim().startsWith('whsec_')),
      `STRIPE_WEBHOOK_SECRET in ${secretsId} is no signing secret: copy it from Stripe's webhook endpoint (whsec_...)`,
    ),
  ];
}

/** Returns the fields of the secret; none when it isn't a JSON object. */
export const parseSecret = (text = ''): Record<string, string> => {
  try {
    return JSON.parse(text) as Record<string, string>;
  } catch {
    return {};
  }
};

/** Checks the result of `sesv2 get-email-identity` for the sender's domain. */
export function checkMailIdentity(
  answer: Answer<{ VerifiedForSendingStatus?: boolean; DkimAttributes?: { Status?: string } }>,
  domain: string,
): Problems {
  if (isError(answer)) return [`SES has no identity ${domain} in this region: create it and add its DKIM records`];
  const { VerifiedForSendingStatus: isVerified, DkimAttributes: dkim } = answer.value;
  return [
    ...unless(isVerified === true, `SES has not verified ${domain}: add its DKIM records to the zone`),
    ...unless(dkim?.Status === 'SUCCESS', `DKIM of ${domain} is ${dkim?.Status ?? 'off'}: add its records to the zone`),
  ];
}

type MailAccount = {
  ProductionAccessEnabled?: boolean;
  SendingEnabled?: boolean;
  EnforcementStatus?: string;
  SendQuota?: { Max24HourSend?: number; MaxSendRate?: number };
};

/** Checks the result of `sesv2 get-account`. */
export function checkMailAccount(answer: Answer<MailAccount>, { mailQuota }: Pick<Settings, 'mailQuota'>): Problems {
  if (isError(answer)) return [`SES did not answer: ${answer.error}`];
  const { ProductionAccessEnabled, SendingEnabled, EnforcementStatus, SendQuota = {} } = answer.value;
  const { Max24HourSend: quota = 0, MaxSendRate: rate = 0 } = SendQuota;
  return [
    ...unless(
      ProductionAccessEnabled === true,
      'SES is in the sandbox, where only verified addresses get mail: request production access',
    ),
    ...unless(SendingEnabled === true, 'SES has paused sending: see its console, Account dashboard'),
    ...unless(EnforcementStatus === 'HEALTHY', `SES has put the account under ${EnforcementStatus}: answer its review`),
    ...unless(rate >= LEAST_MAIL_RATE, `SES sends ${rate} mails a second: request ${LEAST_MAIL_RATE} or more`),
    // SES returns -1 when there is no limit.
    ...unless(
      quota === -1 || quota >= mailQuota,
      `SES sends ${quota} mails in 24 hours and MAIL_QUOTA is ${mailQuota}: set MAIL_QUOTA=${quota}, or request more`,
    ),
  ];
}

/** Checks the result of `lambda get-account-settings`. */
export function checkConcurrency(answer: Answer<{ AccountLimit: { ConcurrentExecutions: number } }>): Problems {
  if (isError(answer)) return [`Lambda did not answer: ${answer.error}`];
  const { ConcurrentExecutions: limit } = answer.value.AccountLimit;
  return unless(
    limit >= LEAST_CONCURRENCY,
    `The account may run ${limit} functions at a time: request 1,000 (Service Quotas, Lambda, Concurrent executions)`,
  );
}

/**
 * Checks the result of `service-quotas list-service-quotas --service-code apigateway`. A quota that isn't listed has
 * AWS's default.
 */
export function checkRoutes(
  answer: Answer<{ Quotas?: { QuotaName?: string; Value?: number }[] }>,
  routes: number,
): Problems {
  const DEFAULT = 300;
  const quotas = isError(answer) ? [] : (answer.value.Quotas ?? []);
  const limit = quotas.find(({ QuotaName = '' }) => /routes.*http api/i.test(QuotaName))?.Value ?? DEFAULT;
  return unless(limit >= routes, `The API has ${routes} routes and the account allows ${limit}: request more`);
}

/** Checks the result of `acm describe-certificate` in us-east-1. */
export function checkCertificate(
  answer: Answer<{ Certificate: { Status?: string; NotAfter?: string } }>,
  { domain }: Pick<Settings, 'domain'>,
  now: Date,
): Problems {
  if (isError(answer)) return [`The certificate of ${domain} cannot be read in us-east-1: ${answer.error}`];
  const { Status: status, NotAfter: end } = answer.value.Certificate;
  if (status !== 'ISSUED') return [`The certificate of ${domain} is ${status}: add its validation record to the zone`];
  const days = Math.floor((Date.parse(end ?? '') - now.getTime()) / DAY_MS);
  return unless(
    days >= FEWEST_CERTIFICATE_DAYS,
    `The certificate of ${domain} expires in ${days} days: its validation record is missing, or it was imported`,
  );
}

/** Checks the result of `sns list-subscriptions-by-topic` for the topic of the alarms. */
export function checkSubscriptions(
  answer: Answer<{ Subscriptions?: { Protocol?: string; Endpoint?: string; SubscriptionArn?: string }[] }>,
): Problems {
  if (isError(answer)) return [`The topic of the alarms did not answer: ${answer.error}`];
  const { Subscriptions: subscriptions = [] } = answer.value;
  if (!subscriptions.length) return ['Nobody subscribes to the alarms: set ALARM_EMAIL and deploy'];
  return subscriptions
    .filter(({ SubscriptionArn: arn = '' }) => !arn.startsWith('arn:'))
    .map(({ Endpoint: address }) => `${address} has not confirmed the alarms: follow the link that AWS mailed`);
}
