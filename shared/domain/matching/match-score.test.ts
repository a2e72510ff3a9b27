import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchReasonText } from './match-reason-text.ts';
import {
  encodeMatchScore,
  type MatchableJob,
  type MatchableSeeker,
  matchSeekerToJob,
  withRating,
} from './match-score.ts';

const warsaw = { latitude: 41.2381, longitude: -85.853 };
const silverLake = { latitude: 41.0728, longitude: -85.8917 };
const chicago = { latitude: 41.8781, longitude: -87.6298 };

const job: MatchableJob = {
  tradeCategories: ['Framing', 'Carpentry', 'Stairs & Railings'],
  type: 'Full-Time',
  point: warsaw,
};
const seeker: MatchableSeeker = {
  public: true,
  complete: true,
  positionSeeking: ['Full-Time'],
  hasHandsOnExperience: true,
  handsOnExperiences: [
    { category: 'Framing', rating: 2 },
    { category: 'Carpentry', rating: 3 },
  ],
  lastActivity: '2026-11-21T10:00:00.000Z',
  point: silverLake,
};
const scoreOf = (changes: Partial<MatchableSeeker>) => matchSeekerToJob({ ...seeker, ...changes }, job)!.score;

describe('matching a seeker and a job', () => {
  it('names the best shared trade, its rating and the miles', () => {
    const match = matchSeekerToJob(seeker, job)!;
    expect(match.sharedCategories).toEqual(['Framing', 'Carpentry']);
    expect(match.reason).toEqual({ category: 'Carpentry', rating: 'Master', miles: 12 });
    expect(matchReasonText(match.reason)).toBe('Carpentry, Master, 12 miles');
  });

  it('names no rating without hands-on experience in the trade', () => {
    const trained = { handsOnExperiences: [], hasFormalTraining: true, formalTrainingCategories: ['Framing'] };
    expect(matchReasonText(matchSeekerToJob({ ...seeker, ...trained }, job)!.reason)).toBe('Framing, 12 miles');
    expect(matchReasonText({ category: 'Framing', miles: 1 })).toBe('Framing, 1 mile');
    expect(matchReasonText({ category: 'Framing', miles: 0 })).toBe('Framing, under 1 mile');
  });

  it('counts free-text skills by exact name', () => {
    const barns = { ...job, tradeCategories: ['Barn Building'] };
    expect(matchSeekerToJob({ ...seeker, tradeCategories: ['Barn Building'] }, barns)).toBeDefined();
    expect(matchSeekerToJob({ ...seeker, tradeCategories: ['barn building'] }, barns)).toBeUndefined();
  });

  it("[PRO-38] doesn't match a name that a job asks for", () => {
    const guess = { ...job, tradeCategories: ['Zebulon Quartermain'] };
    const named = { ...seeker, tradeCategories: ['Zebulon Quartermain'] };
    expect(matchSeekerToJob(named, guess)).toBeUndefined();
    const beside = matchSeekerToJob(named, { ...guess, tradeCategories: [...guess.tradeCategories, 'Framing'] });
    expect(beside).toMatchObject({ sharedCategories: ['Framing'], reason: { category: 'Framing' } });
  });

  it.each<[string, Partial<MatchableSeeker>]>([
    ['a profile that is not public', { public: false }],
    ['an incomplete profile', { complete: false }],
    ['a seeker over 50 miles away', { point: chicago }],
    ['another position', { positionSeeking: ['Part-Time'] }],
    ['no shared trade', { handsOnExperiences: [{ category: 'Tile', rating: 3 }] }],
  ])('refuses %s', (_why, changes) => {
    expect(matchSeekerToJob({ ...seeker, ...changes }, job)).toBeUndefined();
  });

  it('accepts a seeker with no position chosen', () => {
    expect(matchSeekerToJob({ ...seeker, positionSeeking: [] }, job)).toBeDefined();
  });
});

describe('match score', () => {
  it('puts shared trades before rating, rating before distance, distance before activity', () => {
    const three = {
      handsOnExperiences: job.tradeCategories.map((category) => ({ category, rating: 0 })),
      point: silverLake,
    };
    const nearer = { handsOnExperiences: seeker.handsOnExperiences, point: warsaw };
    const lower = {
      handsOnExperiences: [
        { category: 'Framing', rating: 2 },
        { category: 'Carpentry', rating: 2 },
      ],
      point: warsaw,
    };
    const later = { lastActivity: '2026-11-22T10:00:00.000Z' };
    const best = [scoreOf(three), scoreOf(nearer), scoreOf(later), scoreOf({}), scoreOf(lower)];
    expect([...best].sort().reverse()).toEqual(best);
  });

  it('[PRO-38] contains the day of the last activity, and not the hour', () => {
    expect(scoreOf({ lastActivity: '2026-11-21T23:59:59.000Z' })).toBe(
      scoreOf({ lastActivity: '2026-11-21T00:00:00.000Z' }),
    );
  });

  it('sorts as text in the same order as its numbers', () => {
    const part = fc.tuple(
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: -1, max: 3 }),
      fc.integer({ min: 0, max: 500 }),
    );
    fc.assert(
      fc.property(part, part, (a, b) => {
        const [first, second] = [a, b].map(([shared, rating, tenths]) => encodeMatchScore(shared, rating, tenths / 10));
        const order = a[0] - b[0] || a[1] - b[1] || b[2] - a[2];
        expect(Math.sign(first! < second! ? -1 : first! > second! ? 1 : 0)).toBe(Math.sign(order));
      }),
    );
  });
});

describe('the reason of a match by another trade', () => {
  const reason = { category: 'Framing', rating: 'Master', miles: 11 };

  it.each([
    [2, 'Carpentry, Journeyman, 11 miles'],
    [undefined, 'Carpentry, 11 miles'],
  ])('names the rating %s in that trade only', (rating, text) => {
    expect(matchReasonText(withRating(reason, 'Carpentry', rating))).toBe(text);
  });
});
