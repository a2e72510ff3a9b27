import { badParameter } from '../http/errors.ts';
import type { Params } from '../http/params.ts';

const SMALLEST = 50;
const LARGEST = 99_999_999;
const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((currency) => currency.toLowerCase()));

/** Reads an amount in the smallest unit of the currency (cents), within Stripe's limits. */
export function readAmount(params: Params): number {
  const amount = params.integer('amount') ?? 0;
  if (amount < 1)
    throw badParameter('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer');
  if (amount < SMALLEST) throw badParameter('Amount must be at least $0.50 usd', 'amount', 'amount_too_small');
  if (amount > LARGEST) throw badParameter('Amount must be no more than $999,999.99', 'amount', 'amount_too_large');
  return amount;
}

export function readCurrency(params: Params): string {
  const currency = (params.text('currency') ?? '').toLowerCase();
  if (CURRENCIES.has(currency)) return currency;
  throw badParameter(
    `Invalid currency: ${currency}. Stripe currently supports these currencies: usd, eur, gbp, ...`,
    'currency',
  );
}

export function formatAmount(amount: number): string {
  return `$${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}
