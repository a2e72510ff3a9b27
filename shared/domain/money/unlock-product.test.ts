import { describe, expect, it } from 'vitest';
import { unlockProduct, unlockTrade } from './unlock-product.ts';

describe('unlock product', () => {
  it('[PAY-27] is skill 3 when any trade is of the top tier', () => {
    expect(unlockProduct(['General Labor', 'Carpentry', 'Electrical'])).toBe('unlock_applicant_resume_skill_3');
  });

  it('[PAY-27] is skill 2 when the best trade is of the middle tier', () => {
    expect(unlockProduct(['Landscaping', 'Roofing'])).toBe('unlock_applicant_resume_skill_2');
  });

  it('[PAY-27] is the plain unlock otherwise, also without trades and for free-text skills', () => {
    expect(unlockProduct(['Landscaping'])).toBe('unlock_applicant_resume');
    expect(unlockProduct(['Canoe Building'])).toBe('unlock_applicant_resume');
    expect(unlockProduct([])).toBe('unlock_applicant_resume');
  });
});

describe('the trade that sets the price of an unlock', () => {
  it.each<[trades: string[], reason: string | undefined]>([
    [['General Labor', 'Carpentry', 'Electrical'], 'Electrical'],
    [['Electrical', 'Carpentry', 'General Labor'], 'Electrical'],
    [['Landscaping', 'Roofing'], 'Roofing'],
    [['Roofing', 'Carpentry'], 'Roofing'],
    [['Carpentry', 'Roofing'], 'Carpentry'],
    [['Canoe Building', 'Landscaping'], 'Landscaping'],
    [['Canoe Building'], undefined],
    [[], undefined],
  ])(
    'among %j is %s: the first of the highest tier, and never a word that is not in the list [PAY-27]',
    (trades, reason) => {
      expect(unlockTrade(trades)).toBe(reason);
    },
  );

  it.each<[matched: string, reason: string]>([
    ['Carpentry', 'Carpentry'],
    ['Roofing', 'Roofing'],
    // A cheaper trade doesn't set the price, nor does an unknown one.
    ['General Labor', 'Roofing'],
    ['Canoe Building', 'Roofing'],
  ])('prefers the matched %s when it costs the same: %s [PAY-27]', (matched, reason) => {
    expect(unlockTrade(['General Labor', 'Roofing', 'Carpentry', 'Canoe Building'], matched)).toBe(reason);
  });
});
