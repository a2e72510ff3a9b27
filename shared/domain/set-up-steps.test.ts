import { expect, it } from 'vitest';
import { companySteps, seekerSteps } from './set-up-steps.ts';

const leftOf = ({ items }: { items: { name: string; done: boolean }[] }) =>
  items.filter(({ done }) => !done).map(({ name }) => name);

it('[EMP-42] asks a new company for everything and a busy one for nothing', () => {
  const fresh = companySteps({ description: '', trades: [], jobs: 0, recruiting: false, cardSaved: false });
  expect(leftOf(fresh)).toEqual(['description', 'trades', 'first-job', 'recruiting', 'card']);
  expect(fresh).toMatchObject({ done: 0, total: 5 });
  const busy = companySteps({
    description: '<p>We frame.</p>',
    trades: ['Framing'],
    jobs: 2,
    recruiting: true,
    cardSaved: true,
  });
  expect(busy).toMatchObject({ done: 5, total: 5 });
});

it('[EMP-42] takes an empty paragraph for no description', () => {
  const facts = { trades: [], jobs: 0, recruiting: false, cardSaved: false };
  expect(leftOf(companySteps({ ...facts, description: '<p> &nbsp;</p>' }))).toContain('description');
});

it('[SEE-29] leaves out what a seeker has answered with no', () => {
  expect(leftOf(seekerSteps({ seeker: {}, hasApplied: false }))).toEqual([
    'skills',
    'training',
    'references',
    'first-application',
  ]);
  const answered = { tradeCategories: ['Carpentry'], hasFormalTraining: false, hasReferences: false };
  expect(leftOf(seekerSteps({ seeker: answered, hasApplied: false }))).toEqual(['first-application']);
  expect(leftOf(seekerSteps({ seeker: { hasReferences: true }, hasApplied: true }))).toContain('references');
});
