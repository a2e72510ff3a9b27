import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('pathTo builds addresses from parameters and a query', () => {
  expect(paths.employees.job.path('a1')).toBe('/employees/jobs/a1');
  expect(paths.jobs.match.path('j', 'p', { isMatch: true })).toBe('/jobs/j/matches/p?isMatch=true');
  expect(paths.profile.view.path('p')).toBe('/profile/p');
  expect(paths.profile.view.path('p', 'provider', { companyMatch: true, payment_intent: undefined })).toBe(
    '/profile/p/provider?companyMatch=true',
  );
  expect(paths.employees.job.path('a/b')).toBe('/employees/jobs/a%2Fb');
});
