import { expect, it } from 'vitest';
import type { HideableFact } from '../../options/background/hidden-facts.ts';
import { withoutHiddenFacts } from './hidden-facts.ts';

const answers = {
  isVeteran: true,
  veteranStatus: 'Retired',
  isAdult: true,
  authorizedInUS: true,
  requireSponsorship: false,
  validDriversLicense: true,
};

it.each<[HideableFact[], string]>([
  [[], 'authorizedInUS isAdult isVeteran requireSponsorship validDriversLicense veteranStatus'],
  [['Veteran'], 'authorizedInUS isAdult requireSponsorship validDriversLicense'],
  [['Age'], 'authorizedInUS isVeteran requireSponsorship validDriversLicense veteranStatus'],
  [['Work authorization'], 'isAdult isVeteran validDriversLicense veteranStatus'],
  [['Veteran', 'Age', 'Work authorization'], 'validDriversLicense'],
])('the answers of a worker who hides %j are the other ones, without the choice [PRO-08]', (hiddenFacts, names) => {
  expect(
    Object.keys(withoutHiddenFacts({ ...answers, hiddenFacts }))
      .toSorted()
      .join(' '),
  ).toBe(names);
});

it('the answers of a worker who chose nothing are all of them [PRO-08]', () => {
  expect(withoutHiddenFacts({ ...answers, hiddenFacts: undefined })).toEqual(answers);
});
