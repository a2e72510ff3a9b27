import { expect, it } from 'vitest';
import { applicationGaps, gapsAmong, sectionOfGap } from './application-gaps.ts';

const whole = {
  name: 'Travis',
  zip: '46590',
  phoneNumber: '+15745550142',
  jobSeeker: { tradeCategories: ['Carpentry'] },
};

it('the check of a profile accepts a profile with a name, a place, a phone number and a trade for an application', () => {
  expect(applicationGaps(whole)).toEqual([]);
  expect(
    applicationGaps({
      ...whole,
      jobSeeker: { hasHandsOnExperience: true, handsOnExperiences: [{ category: 'Tile' }] },
    }),
  ).toEqual([]);
});

it('the check of a profile lists everything that is missing, and where it is filled in', () => {
  const gaps = applicationGaps({ name: ' ' });
  expect(gaps).toEqual(['name', 'zip', 'phoneNumber', 'trades']);
  expect(gaps.map(sectionOfGap)).toEqual(['general', 'general', 'general', 'skills']);
  // A profile whose last trade was removed.
  expect(
    applicationGaps({
      ...whole,
      jobSeeker: { hasHandsOnExperience: false, handsOnExperiences: [{ category: 'Tile' }] },
    }),
  ).toEqual(['trades']);
});

it('the check of a profile finds the gaps among the fields of an error, whatever else it names', () => {
  expect(gapsAmong(['trades', 'somethingElse', 'name'])).toEqual(['name', 'trades']);
  expect(gapsAmong([])).toEqual([]);
});
