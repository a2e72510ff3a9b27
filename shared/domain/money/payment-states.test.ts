import { describe, expect, it } from 'vitest';
import { paymentReportStates } from './payment-report-states.ts';
import {
  canSettlePurchase,
  canStartPurchase,
  isFulfilled,
  isPayable,
  isSettled,
  paymentStatuses,
  paymentStatusOf,
  productFamilies,
  purchaseStates,
} from './payment-states.ts';

const settlements = () =>
  purchaseStates.map((from) => `${from} > ${purchaseStates.filter((to) => canSettlePurchase(from, to)).join(', ')}`);

describe('payment states', () => {
  it('are stored with their families and filtered by constant values', () => {
    expect(productFamilies).toEqual(['unlock', 'job_posting', 'job_post_match', 'priority_access', 'briefing']);
    expect(paymentStatuses).toEqual(['paid', 'disputed', 'refunded']);
    expect(paymentReportStates).toEqual(['open', 'refunded', 'declined']);
  });

  it('[PAY-08] let a purchase start when it is new, open, canceled or refunded, and not once it is paid', () => {
    const states = ['none', ...purchaseStates] as const;
    const startable = ['none', 'created', 'processing', 'failed', 'canceled', 'refunded'];
    expect(states.filter((state) => canStartPurchase(state, false))).toEqual(startable);
    expect(states.filter((state) => canStartPurchase(state, true) && !startable.includes(state))).toEqual([
      'fulfilled',
      'disputed',
    ]);
  });

  it('[PAY-24] can only move to what the provider can still do to the payment', () => {
    expect(settlements()).toEqual([
      'created > processing, failed, canceled, succeeded, fulfilled, disputed, refunded',
      'processing > created, failed, canceled, succeeded, fulfilled, disputed, refunded',
      'failed > created, processing, canceled, succeeded, fulfilled, disputed, refunded',
      'canceled > ',
      'succeeded > disputed, refunded',
      'fulfilled > disputed, refunded',
      'disputed > fulfilled, refunded',
      'refunded > ',
    ]);
  });

  it('[PAY-24] keep the purchase until the payment was refunded', () => {
    expect(purchaseStates.filter(isFulfilled)).toEqual(['fulfilled', 'disputed']);
    expect(purchaseStates.filter(isPayable)).toEqual(['created', 'processing', 'failed']);
    expect(purchaseStates.filter((state) => !isSettled(state))).toEqual([
      'created',
      'processing',
      'failed',
      'succeeded',
    ]);
  });

  it('[PAY-18] are shown as paid, disputed or refunded', () => {
    const paid = ['succeeded', 'fulfilled', 'disputed', 'refunded'] as const;
    expect(paid.map((state) => paymentStatusOf(state))).toEqual(['paid', 'paid', 'disputed', 'refunded']);
    expect(paymentStatusOf('refunded', 'lost')).toBe('disputed');
    expect(paymentStatusOf('fulfilled', 'won')).toBe('paid');
  });
});
