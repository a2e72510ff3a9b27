import { expect, it } from 'vitest';
import { applicantStages, canMoveStage, reachedStages, stageMoves } from './applicant-stages.ts';

it('an applicant can move freely between stages, but from a hire only back to the offer', () => {
  const allowed = applicantStages.map((from) => applicantStages.filter((to) => canMoveStage(from, to)));
  expect(allowed).toEqual([
    [...applicantStages],
    [...applicantStages],
    [...applicantStages],
    [...applicantStages],
    ['offer', 'hired'],
  ]);
});

it('every stage except the first can be reached, and lists can be filtered by it', () => {
  expect(new Set(Object.values(stageMoves).flat())).toEqual(new Set(applicantStages));
  expect(reachedStages).toEqual(applicantStages.slice(1));
});
