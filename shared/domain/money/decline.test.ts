import { describe, expect, it } from 'vitest';
import { declineId } from './decline.ts';

describe('the id of a decline', () => {
  it('is the declined charge, whatever else is known', () => {
    expect(declineId({ charge: 'ch_1', code: 'card_declined', payment_method: { id: 'pm_1' } })).toBe('ch_1');
  });

  it('is code and card when nothing was charged', () => {
    const code = 'payment_intent_authentication_failure';
    expect(declineId({ charge: null, code, payment_method: { id: 'pm_1' } })).toBe(`${code}:pm_1`);
    expect(declineId({ charge: '', code, payment_method: { id: 'pm_1' } })).toBe(`${code}:pm_1`);
  });

  it('differs for another card and for another code', () => {
    const declines = [
      { code: 'card_declined', payment_method: { id: 'pm_1' } },
      { code: 'card_declined', payment_method: { id: 'pm_2' } },
      { code: 'expired_card', payment_method: { id: 'pm_1' } },
    ];
    expect(new Set(declines.map(declineId)).size).toBe(3);
  });

  it.each([{}, { code: null, payment_method: null }, { payment_method: {} }])(
    'exists without code and card: %j',
    (decline) => {
      expect(declineId(decline)).toBe('declined:');
    },
  );
});
