import { describe, expect, it } from 'vitest';
import { tradeInSentence } from './trade-in-sentence.ts';

describe('the name of a trade in a sentence', () => {
  it.each([
    ['Carpentry', 'carpentry', 'carpintería'],
    ['Heating & A/C', 'heating & A/C', 'calefacción y aire acondicionado'],
    ['Plumbing & Pipefitting', 'plumbing & pipefitting', undefined],
    ['ADA Ramps', 'ADA ramps', 'ADA ramps'],
  ])('is %s in small letters, except for abbreviations', (trade, en, es) => {
    expect(tradeInSentence(trade, 'en')).toBe(en);
    if (es) expect(tradeInSentence(trade, 'es')).toBe(es);
  });
});
