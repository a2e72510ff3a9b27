import { describe, expect, it } from 'vitest';
import { tradeCategories, tradeCategoryNames, tradeDivisions, tradeTier } from './trade-categories.ts';

const named = (tier: number) => tradeCategories.filter((category) => category.tier === tier).map(({ name }) => name);

describe('trade categories', () => {
  it('[CON-07] are one list of about 160 different names', () => {
    expect(tradeCategories.length).toBeGreaterThanOrEqual(155);
    expect(tradeCategories.length).toBeLessThanOrEqual(170);
    expect(new Set(tradeCategoryNames.map((name) => name.toLowerCase())).size).toBe(tradeCategories.length);
  });

  it('[CON-07] are in MasterFormat order, each with the number of its division', () => {
    const numbers = tradeDivisions.map((division) => division.number);
    expect(numbers).toEqual([...new Set(numbers)].sort());
    expect(tradeCategories.map((category) => category.division)).toEqual(
      tradeCategories.map((category) => category.division).sort(),
    );
    expect(tradeCategories.find(({ name }) => name === 'Stairs & Railings')).toEqual({
      name: 'Stairs & Railings',
      division: '06',
      tier: 2,
    });
  });

  it('[CON-23] put licensed and engineering trades in the top tier', () => {
    expect(named(3)).toEqual(
      expect.arrayContaining([
        'Architects',
        'Electrical',
        'Plumbing & Pipefitting',
        'Heating & A/C',
        'Lineman',
        'Land Surveying',
        'Civil Engineering',
        'Structural Engineering',
      ]),
    );
    for (const name of tradeCategoryNames.filter((each) => each.endsWith('Engineering')))
      expect(tradeTier(name)).toBe(3);
  });

  it('[CON-23] put skilled building trades in the middle tier and the rest in the lowest', () => {
    expect(named(2)).toEqual(
      expect.arrayContaining([
        'Carpentry',
        'Concrete',
        'Roofing',
        'Welding',
        'Painting',
        'Framing',
        'Drywall',
        'Masonry',
        'Cabinetry',
      ]),
    );
    expect(named(1)).toEqual(
      expect.arrayContaining(['General Labor', 'Construction Cleaning', 'Flagging & Traffic Control', 'Landscaping']),
    );
  });

  it('[CON-23] have a tier in any case of letters, and an unknown skill has the lowest', () => {
    expect(tradeTier(' electrical ')).toBe(3);
    expect(tradeTier('Basket Weaving')).toBe(1);
  });
});
