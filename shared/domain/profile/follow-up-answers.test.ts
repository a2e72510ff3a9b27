import { expect, it } from 'vitest';
import { withoutStrayFollowUps } from './follow-up-answers.ts';

const followUps = { veteranStatus: 'Retired', cdlClass: 'A' };

it.each([
  [
    { isVeteran: true, validCdlLicense: true },
    { isVeteran: true, validCdlLicense: true, ...followUps },
  ],
  [
    { isVeteran: false, validCdlLicense: true },
    { isVeteran: false, validCdlLicense: true, cdlClass: 'A' },
  ],
  [{ isVeteran: true }, { isVeteran: true, veteranStatus: 'Retired' }],
  [{ isAdult: true }, { isAdult: true }],
])('a form keeps of %j only the answers that follow "yes"', (answers, kept) => {
  expect(withoutStrayFollowUps({ ...answers, ...followUps })).toEqual(kept);
});

it('a form leaves an unanswered question out', () => {
  expect(withoutStrayFollowUps({ isVeteran: true, validCdlLicense: true })).toEqual({
    isVeteran: true,
    validCdlLicense: true,
  });
});
