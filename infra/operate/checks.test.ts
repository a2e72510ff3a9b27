import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as checks from './account-checks.ts';
import { allReach, canBeTested, resultOf } from './alarm-results.ts';
import type { Answer } from './ask-aws.ts';
import { checkStripeEndpoint, STRIPE_API_VERSION, STRIPE_EVENTS } from './stripe-checks.ts';

// Responses in the shapes that the documentation of the AWS CLI and of Stripe gives. None is from a real account.
const refused = { error: 'An error occurred (AccessDeniedException)' };

const NOW = new Date('2026-11-26T12:00:00Z');

const bootstrap = (Value: string) => ({ value: { Parameter: { Name: '/cdk-bootstrap/hnb659fds/version', Value } } });

const keys = { secretsId: 'plumbline/staging/secrets', stripePublishableKey: 'pk_test_1' };

const secret = (fields: object) => ({ value: { Name: keys.secretsId, SecretString: JSON.stringify(fields) } });

const identity = (isVerified: boolean, Status: string) => ({
  value: {
    IdentityType: 'DOMAIN',
    VerifiedForSendingStatus: isVerified,
    DkimAttributes: { SigningEnabled: true, Status },
  },
});

const mailAccount = (changes: object = {}) => ({
  value: {
    DedicatedIpAutoWarmupEnabled: false,
    EnforcementStatus: 'HEALTHY',
    ProductionAccessEnabled: true,
    SendQuota: { Max24HourSend: 50_000, MaxSendRate: 14, SentLast24Hours: 12 },
    SendingEnabled: true,
    ...changes,
  },
});

const concurrency = (ConcurrentExecutions: number) => ({
  value: { AccountLimit: { TotalCodeSize: 80_530_636_800, ConcurrentExecutions }, AccountUsage: { FunctionCount: 29 } },
});

const quotas = (Value: number) => ({
  value: { Quotas: [{ ServiceCode: 'apigateway', QuotaName: 'Routes per HTTP API', Value, Adjustable: true }] },
});

const certificate = (Status: string, NotAfter?: string) => ({
  value: { Certificate: { DomainName: 'plumbline.com', Status, ...(NotAfter && { NotAfter }) } },
});

const subscription = (SubscriptionArn: string) => ({ Protocol: 'email', Endpoint: 'sam@example.com', SubscriptionArn });

const subscribed = 'arn:aws:sns:us-east-1:111122223333:plumbline-staging-data-Alarms:1';

const SITE = 'https://plumbline.com';

const endpoint = (changes: object = {}) => ({
  value: {
    data: [
      {
        url: `${SITE}/api/payment/webhook`,
        status: 'enabled',
        enabled_events: [...STRIPE_EVENTS],
        api_version: STRIPE_API_VERSION,
        ...changes,
      },
    ],
  },
});

const test = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

const domain = { domain: 'plumbline.com' };

const quota = { mailQuota: 50_000 };

describe('the doctor finds', () => {
  it.each<[string, checks.Problems, RegExp[]]>([
    ['a current bootstrap', checks.checkBootstrap(bootstrap('28'), 'aws://1/us-east-1'), []],
    ['an old bootstrap', checks.checkBootstrap(bootstrap('5'), 'aws://1/us-east-1'), [/version 5.*npx cdk bootstrap/]],
    ['no bootstrap', checks.checkBootstrap(refused, 'aws://1/us-east-1'), [/npx cdk bootstrap aws:\/\/1/]],
    ['both keys', checks.checkSecret(secret(test), keys), []],
    [
      'two webhook secrets',
      checks.checkSecret(secret({ ...test, STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2' }), keys),
      [],
    ],
    ['a restricted key', checks.checkSecret(secret({ ...test, STRIPE_SECRET_KEY: 'rk_test_1' }), keys), []],
    [
      'a key of the other mode',
      checks.checkSecret(secret({ ...test, STRIPE_SECRET_KEY: 'sk_live_1' }), keys),
      [/test mode/],
    ],
    [
      'a webhook secret that was never put in',
      checks.checkSecret(secret({ ...test, STRIPE_WEBHOOK_SECRET: 'none yet' }), keys),
      [/STRIPE_WEBHOOK_SECRET/],
    ],
    ['an empty secret', checks.checkSecret(secret({}), keys), [/STRIPE_SECRET_KEY/, /STRIPE_WEBHOOK_SECRET/]],
    [
      'a secret that is no JSON',
      checks.checkSecret({ value: { SecretString: 'sk_test_1' } }, keys),
      [/STRIPE_SECRET_KEY/, /STRIPE_WEBHOOK_SECRET/],
    ],
    ['no secret', checks.checkSecret(refused, keys), [/create it/]],
    ['a verified sender', checks.checkMailIdentity(identity(true, 'SUCCESS'), 'plumbline.com'), []],
    ['a sender without DKIM', checks.checkMailIdentity(identity(true, 'PENDING'), 'plumbline.com'), [/DKIM.*PENDING/]],
    ['a new sender', checks.checkMailIdentity(identity(false, 'PENDING'), 'plumbline.com'), [/not verified/, /DKIM/]],
    ['no sender', checks.checkMailIdentity(refused, 'plumbline.com'), [/no identity plumbline.com/]],
    ['a mail account in production', checks.checkMailAccount(mailAccount(), quota), []],
    [
      'a mail account without a limit',
      checks.checkMailAccount(mailAccount({ SendQuota: { Max24HourSend: -1, MaxSendRate: 90 } }), quota),
      [],
    ],
    [
      'the sandbox',
      checks.checkMailAccount(
        mailAccount({ ProductionAccessEnabled: false, SendQuota: { Max24HourSend: 200, MaxSendRate: 1 } }),
        quota,
      ),
      [/sandbox/, /1 mails a second/, /MAIL_QUOTA=200/],
    ],
    ['a paused mail account', checks.checkMailAccount(mailAccount({ SendingEnabled: false }), quota), [/paused/]],
    [
      'a mail account under review',
      checks.checkMailAccount(mailAccount({ EnforcementStatus: 'PROBATION' }), quota),
      [/PROBATION/],
    ],
    ['SES without an answer', checks.checkMailAccount(refused, quota), [/SES did not answer/]],
    ['enough concurrency', checks.checkConcurrency(concurrency(1000)), []],
    ['the concurrency of a new account', checks.checkConcurrency(concurrency(10)), [/10 functions.*1,000/]],
    ['Lambda without an answer', checks.checkConcurrency(refused), [/did not answer/]],
    ['enough routes', checks.checkRoutes(quotas(400), 301), []],
    ['too few routes', checks.checkRoutes(quotas(300), 301), [/301 routes.*300/]],
    ['the usual routes where AWS lists none', checks.checkRoutes({ value: { Quotas: [] } }, 301), [/301 routes.*300/]],
    ['the usual routes where AWS refuses to list', checks.checkRoutes(refused, 240), []],
    ['a certificate', checks.checkCertificate(certificate('ISSUED', '2027-06-01T00:00:00Z'), domain, NOW), []],
    [
      'a certificate that waits',
      checks.checkCertificate(certificate('PENDING_VALIDATION'), domain, NOW),
      [/PENDING_VALIDATION/],
    ],
    [
      'a certificate that ends',
      checks.checkCertificate(certificate('ISSUED', '2026-12-06T12:00:00Z'), domain, NOW),
      [/10 days/],
    ],
    ['no certificate', checks.checkCertificate(refused, domain, NOW), [/cannot be read/]],
    ['a confirmed address', checks.checkSubscriptions({ value: { Subscriptions: [subscription(subscribed)] } }), []],
    [
      'an address that waits',
      checks.checkSubscriptions({ value: { Subscriptions: [subscription('PendingConfirmation')] } }),
      [/sam@example.com has not confirmed/],
    ],
    ['no address', checks.checkSubscriptions({ value: { Subscriptions: [] } }), [/Nobody subscribes/]],
    ['a topic without an answer', checks.checkSubscriptions(refused), [/did not answer/]],
    ["Stripe's endpoint", checkStripeEndpoint(endpoint(), SITE), []],
    ['an endpoint for all events', checkStripeEndpoint(endpoint({ enabled_events: ['*'] }), SITE), []],
    [
      'an endpoint of another site',
      checkStripeEndpoint(endpoint({ url: 'https://x.example/hook' }), SITE),
      [/no webhook/],
    ],
    ['a disabled endpoint', checkStripeEndpoint(endpoint({ status: 'disabled' }), SITE), [/is disabled/]],
    [
      'an endpoint without disputes',
      checkStripeEndpoint(endpoint({ enabled_events: STRIPE_EVENTS.slice(0, 5) }), SITE),
      [/charge\.dispute\.created.*funds_reinstated/],
    ],
    ['an endpoint of an old version', checkStripeEndpoint(endpoint({ api_version: null }), SITE), [/API version null/]],
    ['a key that Stripe refuses', checkStripeEndpoint(refused as Answer<never>, SITE), [/refused the secret key/]],
  ])('%s', (_name, problems, expected) => {
    expect(problems).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(problems[index]).toMatch(pattern);
  });

  it('lists for the webhook the events that the functions handle, as the deployment guide does', () => {
    const source = readFileSync(
      new URL('../../functions/services/payments/fulfillment/stripe-events.ts', import.meta.url),
      'utf8',
    );
    expect([...source.matchAll(/case '([\w.]+)':/g)].map(([, event]) => event)).toEqual([...STRIPE_EVENTS]);
    const guide = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');
    expect(guide).toContain(`API version ${STRIPE_API_VERSION}`);
    for (const event of STRIPE_EVENTS) expect(guide).toContain(`.${event.split('.').at(-1)}\``);
  });
});

describe('the test of an alarm', () => {
  const alarm = { AlarmName: 'plumbline-staging-alarms-ApiFails', StateValue: 'OK', AlarmActions: [subscribed] };
  const history = (HistorySummary: string) => [{ AlarmName: alarm.AlarmName, HistorySummary }];

  it.each([
    ['sent', alarm, history(`Successfully executed action ${subscribed}`)],
    ['failed', alarm, history(`Failed to execute action ${subscribed}. Received error: "not authorized"`)],
    ['not sent', alarm, []],
    ['not sent', { ...alarm, AlarmActions: [] }, []],
    ['not sent', { ...alarm, ActionsEnabled: false }, history(`Successfully executed action ${subscribed}`)],
    ['already ringing', { ...alarm, StateValue: 'ALARM' }, []],
    ['sent', { ...alarm, StateValue: 'INSUFFICIENT_DATA' }, history(`Successfully executed action ${subscribed}`)],
  ])('ends as "%s" (%#)', (sent, given, items) => {
    const result = resultOf(given, items);
    expect(result.sent).toBe(sent);
    expect(allReach([result])).toBe(sent === 'sent' || sent === 'already ringing');
  });

  it("doesn't touch a ringing alarm, and counts a stage without alarms as a failure", () => {
    expect(canBeTested({ ...alarm, StateValue: 'ALARM' })).toBe(false);
    expect(allReach([])).toBe(false);
  });
});
