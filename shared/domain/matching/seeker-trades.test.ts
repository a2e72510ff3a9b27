import { describe, expect, it } from 'vitest';
import { isSkilled, seekerRating, seekerTrades } from './seeker-trades.ts';

const seeker = {
  tradeCategories: ['Carpentry', 'Canoe Building'],
  hasFormalTraining: true,
  formalTrainingCategories: ['Framing', 'Carpentry'],
  hasHandsOnExperience: true,
  handsOnExperiences: [
    { category: 'Concrete', rating: 1 },
    { category: 'Concrete', rating: 2 },
  ],
};

describe('trades of a seeker', () => {
  it('are each named once, from skills, experience and training', () => {
    expect(seekerTrades(seeker)).toEqual(['Carpentry', 'Canoe Building', 'Concrete', 'Framing']);
  });

  it('leave out answers of no', () => {
    expect(seekerTrades({ ...seeker, hasFormalTraining: false, hasHandsOnExperience: false })).toEqual([
      'Carpentry',
      'Canoe Building',
    ]);
  });

  it('have the best hands-on rating', () => {
    expect(seekerRating(seeker, 'Concrete')).toBe(2);
    expect(seekerRating(seeker, 'Framing')).toBeUndefined();
  });

  it('make a seeker skilled with training or hands-on experience', () => {
    expect(isSkilled({ hasFormalTraining: true })).toBe(true);
    expect(isSkilled({ hasHandsOnExperience: true })).toBe(true);
    expect(isSkilled({ tradeCategories: ['Carpentry'] })).toBe(false);
  });
});
