import { expect, it } from 'vitest';
import { fitOf } from './fit.ts';

const job = { tradeCategories: ['Carpentry', 'Framing', 'Roofing'], type: 'Full-Time' } as const;

it('[SEE-12] the fit of a job counts the trades a job shares with skills, training and experience', () => {
  const seeker = {
    tradeCategories: ['Framing'],
    hasHandsOnExperience: true,
    handsOnExperiences: [{ category: 'Carpentry', rating: 3, amount: '10YR+' as const }],
  };
  expect(fitOf({ ...job, tradeCategories: [...job.tradeCategories] }, seeker).shared).toBe(2);
});

it('[SEE-12] the fit of a job says that a position is wanted only when the seeker named it', () => {
  const wanted = { ...job, tradeCategories: [] };
  expect(fitOf(wanted, { positionSeeking: ['Full-Time'] }).seeksType).toBe(true);
  expect(fitOf(wanted, { positionSeeking: ['Internship'] }).seeksType).toBe(false);
  expect(fitOf(wanted, undefined)).toEqual({ shared: 0, seeksType: false });
});
