import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { epochSeconds } from '../context.ts';
import { readBillingDetails } from '../http/addresses.ts';
import { badParameter, missingParameter } from '../http/errors.ts';
import { mergeMetadata, type Params } from '../http/params.ts';
import { newId } from '../records/ids.ts';
import { requirePaymentMethod } from '../records/lookups.ts';
import { type CheckedCard, cardOfToken, checkCard } from './card-checks.ts';

const DISPLAY_BRANDS: Record<string, string> = {
  amex: 'american_express',
  diners: 'diners_club',
  unionpay: 'union_pay',
};

/** Creates a payment method, also from `payment_method_data` of an intent. */
export function createFromParams(context: Context, params: Params): Stripe.PaymentMethod {
  const type = params.text('type') ?? (params.has('card') ? 'card' : undefined);
  if (!type) throw missingParameter('type');
  if (type !== 'card')
    throw badParameter(`The local emulator knows the payment method type card only, not ${type}.`, 'type');
  const card = params.hash('card');
  if (!card) throw missingParameter('card');
  const method = save(context, checkCard(context, card), readBillingDetails(params.hash('billing_details')));
  method.metadata = mergeMetadata({}, params);
  method.allow_redisplay = (params.text('allow_redisplay') ?? 'unspecified') as Stripe.PaymentMethod.AllowRedisplay;
  context.store.put('payment_method', method.id, method);
  return method;
}

/** Returns an existing payment method, or a new one for a test token such as `pm_card_visa`. */
export function resolvePaymentMethod(context: Context, id: string, param = 'payment_method'): Stripe.PaymentMethod {
  if (!id.startsWith('pm_card_')) return requirePaymentMethod(context, id, param);
  return save(context, cardOfToken(context, id, param, 'PaymentMethod'), readBillingDetails(undefined));
}

function save(
  context: Context,
  checked: CheckedCard,
  billing: Stripe.PaymentMethod.BillingDetails,
): Stripe.PaymentMethod {
  const { card, expMonth, expYear, hasCvc } = checked;
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: billing.address?.line1 ? 'pass' : null,
        address_postal_code_check: billing.address?.postal_code ? 'pass' : null,
        cvc_check: hasCvc ? 'pass' : null,
      },
      country: 'US',
      display_brand: DISPLAY_BRANDS[card.brand] ?? card.brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: createHash('sha256').update(card.number).digest('hex').slice(0, 16),
      funding: card.funding,
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: epochSeconds(context),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  context.store.put('payment_method', method.id, method);
  context.store.put('card', method.id, { number: card.number, setUp: false, spent: false });
  return method;
}
