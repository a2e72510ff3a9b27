import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { expect, it } from 'vitest';
import { operationalFacts, serviceTrades } from './company-facts.ts';

const company = (provider: ProfileView['provider'], kind: ProfileView['kind'] = 'provider') =>
  ({ kind, provider }) as ProfileView;

const facts = company({
  isVendor: false,
  workRadius: '0-50mi',
  industry: ['Residential', 'Commercial'],
  numberOfEmployees: '20 - 50',
  labor: 'Employee Labor',
  utilizeUnionLabor: 'N',
  isFranchise: false,
});

it('[PRO-18] the company profile shows a job seeker three operational details', () => {
  expect(operationalFacts(facts, true)).toEqual([
    { label: 'Work Radius', value: '0-50mi' },
    { label: 'Industry of Work', value: ['Residential', 'Commercial'] },
    { label: 'Number of Employees', value: '20 - 50' },
  ]);
});

it('[PRO-18] the company profile shows others all operational details, without unanswered ones', () => {
  const all = operationalFacts(facts, false);
  expect(all).toHaveLength(12);
  expect(all.find(({ label }) => label === 'Union Labor')?.value).toBe('No');
  expect(all.find(({ label }) => label === 'Franchise')?.value).toBe('No');
  expect(all.find(({ label }) => label === 'Self-performs work')?.value).toBeUndefined();
  expect(all.find(({ label }) => label === 'EMR')?.value).toBeUndefined();
});

it("[PRO-17] the company profile lists a vendor's products and another company's own work", () => {
  const provider = { isVendor: true, tradesRelatedToProduct: ['Lumber'], selfPerformWorkCategories: ['Framing'] };
  expect(serviceTrades(company(provider, 'vendor'))).toEqual(['Lumber']);
  expect(serviceTrades(company(provider))).toEqual(['Framing']);
  expect(serviceTrades(company(undefined))).toEqual([]);
});
