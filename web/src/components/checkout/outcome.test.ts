import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { decideOutcome, type Evidence, type ProviderResult, type Report, runAttempt } from './outcome.ts';

const STATUSES = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
] as const satisfies readonly PaymentIntent['status'][];
const ERROR_TYPES = [
  'api_connection_error',
  'api_error',
  'authentication_error',
  'card_error',
  'idempotency_error',
  'invalid_request_error',
  'rate_limit_error',
  'validation_error',
  'some_type_of_next_year',
] as const;

const MESSAGE = 'Your card was declined.';
const errorOf = (type: string, fields: object = {}): ProviderResult => ({
  error: { type, message: MESSAGE, ...fields } as StripeError,
});
const NEW = { id: 'ch_new', message: MESSAGE };

/** Everything that Stripe.js can return, and undefined as after a thrown error or a reload. */
const providers: (ProviderResult | undefined)[] = [
  undefined,
  ...STATUSES.map((status) => ({ paymentIntent: { status } })),
  ...STATUSES.map((status) => ({ setupIntent: { status } })),
  ...ERROR_TYPES.flatMap((type) => [
    errorOf(type),
    ...STATUSES.map((status) => errorOf(type, { payment_intent: { status } })),
    ...STATUSES.map((status) => errorOf(type, { setup_intent: { status } })),
  ]),
  errorOf('invalid_request_error', { code: 'payment_intent_authentication_failure' }),
  errorOf('invalid_request_error', { code: 'setup_intent_authentication_failure' }),
];
/** Everything that the server can report, and no report at all. */
const reports: (Report | undefined)[] = [
  undefined,
  'unreachable',
  'offline',
  ...[...STATUSES, 'some_status_of_next_year'].flatMap((status) => [
    { status },
    { status, decline: NEW },
    { status, decline: { id: 'ch_known', message: MESSAGE } },
  ]),
];
const table: Evidence[] = [true, false].flatMap((attempted) =>
  providers.flatMap((provider) => reports.map((report) => ({ attempted, knownDecline: 'ch_known', provider, report }))),
);

const statusSeen = ({ provider }: Evidence) =>
  provider?.paymentIntent?.status ??
  provider?.setupIntent?.status ??
  provider?.error?.payment_intent?.status ??
  provider?.error?.setup_intent?.status;
const statusReported = ({ report }: Evidence) => (typeof report === 'object' ? report.status : undefined);
const wasInvalid = ({ provider }: Evidence) => provider?.error?.type === 'validation_error';
const wasRefused = ({ provider: { error } = {} }: Evidence) =>
  error?.type === 'card_error' || error?.code?.endsWith('_authentication_failure') === true;
const hasNewDecline = ({ report }: Evidence) =>
  typeof report === 'object' && report.status === 'requires_payment_method' && report.decline?.id === 'ch_new';

describe('the outcome of a payment, over every status, error type and report', () => {
  const rows = table.map((evidence) => ({ evidence, outcome: decideOutcome(evidence) }));

  it('covers the whole table', () => {
    expect(rows.length).toBeGreaterThan(5000);
    expect(new Set(rows.map(({ outcome }) => outcome.kind))).toEqual(
      new Set(['paid', 'declined', 'checking', 'canceled', 'invalid', 'open']),
    );
  });

  it('is paid exactly when Stripe or the server says that the money was taken [PAY-11]', () => {
    for (const { evidence, outcome } of rows.filter(({ evidence }) => !wasInvalid(evidence))) {
      const canceled = statusSeen(evidence) === 'canceled';
      const taken = statusSeen(evidence) === 'succeeded' || (statusReported(evidence) === 'succeeded' && !canceled);
      expect(outcome.kind === 'paid', JSON.stringify(evidence)).toBe(taken);
    }
  });

  it('is declined only when Stripe reported a decline of this attempt [PAY-12] [PAY-15]', () => {
    for (const { evidence, outcome } of rows.filter(({ outcome }) => outcome.kind === 'declined')) {
      const proven = wasRefused(evidence) || (evidence.attempted && hasNewDecline(evidence));
      expect(proven, JSON.stringify(evidence)).toBe(true);
      expect(['processing', 'succeeded', 'canceled']).not.toContain(statusReported(evidence));
      expect(['succeeded', 'canceled']).not.toContain(statusSeen(evidence));
      expect(outcome).toMatchObject({ message: MESSAGE });
    }
  });

  it('is checked again after every other attempt, whatever broke [PAY-12]', () => {
    const open = rows.filter(
      ({ evidence }) =>
        evidence.attempted &&
        !wasInvalid(evidence) &&
        !wasRefused(evidence) &&
        !hasNewDecline(evidence) &&
        !['succeeded', 'canceled'].includes(statusSeen(evidence) ?? statusReported(evidence) ?? '') &&
        !['succeeded', 'canceled'].includes(statusReported(evidence) ?? ''),
    );
    expect(open.length).toBeGreaterThan(500);
    for (const { evidence, outcome } of open) expect(outcome.kind, JSON.stringify(evidence)).toBe('checking');
  });

  it('offers the form only where this tab sent nothing [PAY-08]', () => {
    for (const { evidence } of rows.filter(({ outcome }) => outcome.kind === 'open')) {
      expect(evidence.attempted).toBe(false);
    }
  });

  it('waits for a payment that another tab is making, even after a decline in this one', () => {
    const declined = errorOf('card_error', { payment_intent: { status: 'requires_payment_method' } });
    expect(decideOutcome({ attempted: true, provider: declined, report: { status: 'processing' } })).toEqual({
      kind: 'checking',
      reason: 'processing',
    });
  });
});

describe('the outcome of one attempt', () => {
  const decide = (provider?: ProviderResult, report?: Report, knownDecline?: string) =>
    decideOutcome({ attempted: true, knownDecline, provider, report });

  it.each([
    ['nothing is known', undefined, 'unknown'],
    ['the server is out of reach', 'unreachable', 'unreachable'],
    ['the browser is offline', 'offline', 'offline'],
    ['the bank works on it', { status: 'processing' }, 'processing'],
    ['no payment arrived', { status: 'requires_payment_method' }, 'unpaid'],
    ['the bank was not answered', { status: 'requires_action' }, 'unpaid'],
  ] as const)('says why it is checked when %s', (_title, report, reason) => {
    expect(decide(errorOf('api_connection_error'), report)).toEqual({ kind: 'checking', reason });
  });

  it("keeps the provider's text and the card of a decline [PAY-15]", () => {
    const method = { id: 'pm_1', card: { brand: 'visa', last4: '0002' } };
    const provider = errorOf('card_error', { charge: 'ch_1', payment_method: method });
    const declined = { kind: 'declined', id: 'ch_1', message: MESSAGE, card: { brand: 'visa', last4: '0002' } };
    expect(decide(provider)).toEqual(declined);
    expect(decide(provider, 'offline')).toEqual(declined);
  });

  it('distinguishes the decline of an earlier attempt from one of this attempt', () => {
    const report = { status: 'requires_payment_method', decline: { id: 'ch_1', message: MESSAGE } };
    expect(decide(undefined, report)).toMatchObject({ kind: 'declined', id: 'ch_1' });
    expect(decide(undefined, report, 'ch_1')).toEqual({ kind: 'checking', reason: 'unpaid' });
  });

  it('distinguishes a payment of this tab from an earlier one [PAY-08]', () => {
    const before = errorOf('invalid_request_error', {
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    });
    expect(decide({ paymentIntent: { status: 'succeeded' } })).toEqual({ kind: 'paid', byThisTab: true });
    expect(decide(errorOf('api_error'), { status: 'succeeded' })).toEqual({ kind: 'paid', byThisTab: true });
    expect(decide(before, { status: 'succeeded' })).toEqual({ kind: 'paid', byThisTab: false });
    expect(decideOutcome({ attempted: false, report: { status: 'succeeded' } })).toEqual({
      kind: 'paid',
      byThisTab: false,
    });
  });

  it('returns nothing when the client throws, and its result otherwise', async () => {
    expect(await runAttempt(() => Promise.reject(new Error('no network')))).toBeUndefined();
    expect(await runAttempt(async () => ({ paymentIntent: { status: 'succeeded' } }))).toEqual({
      paymentIntent: { status: 'succeeded' },
    });
  });
});
