import { describe, expect, it } from 'vitest';
import { findProblems, formatField, toMethodParams } from './browser/card-input.ts';
import { bundleStripeJs } from './stripe-js.ts';

describe('the emulator for Stripe.js', () => {
  it('is one script without imports that defines window.Stripe', async () => {
    const script = await bundleStripeJs();
    expect(script).toContain('Stripe: Object.assign(');
    expect(script).not.toMatch(/^\s*(import|export) /m);
  });

  it.each([
    ['number', '4242424242424242', '4242 4242 4242 4242'],
    ['number', '378282246310005', '3782 822463 10005'],
    ['expiry', '1', '1'],
    ['expiry', '1230', '12 / 30'],
    ['expiry', '12/30', '12 / 30'],
    ['expiry', '1/30', '01 / 30'],
    ['expiry', '12/2030', '12 / 30'],
    ['cvc', '12345', '1234'],
  ] as const)('shows %s typed as %s as %s', (field, typed, shown) => {
    expect(formatField(field, typed)).toBe(shown);
  });

  it('names missing and invalid values, field by field', () => {
    const codes = (values: Parameters<typeof findProblems>[0]) =>
      findProblems(values, true).map(({ error }) => error.code);
    expect(codes({ number: '', expiry: '', cvc: '', postal: '' })).toEqual([
      ...['incomplete_number', 'incomplete_expiry', 'incomplete_cvc', 'incomplete_zip'],
    ]);
    expect(codes({ number: '4242 4242 4242 4241', expiry: '12 / 20', cvc: '123', postal: '94105' })).toEqual([
      ...['invalid_number', 'invalid_expiry_year_past'],
    ]);
    expect(codes({ number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', postal: '94105' })).toEqual([]);
  });

  it('sends the card with the billing details it was given', () => {
    const values = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', postal: '94105' };
    expect(toMethodParams(values, { name: 'Ann', address: { country: 'US' } })).toEqual({
      type: 'card',
      card: { number: '4242424242424242', exp_month: '12', exp_year: '40', cvc: '123' },
      billing_details: { name: 'Ann', address: { postal_code: '94105', country: 'US' } },
    });
  });
});
