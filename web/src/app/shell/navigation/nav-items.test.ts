import { expect, it } from 'vitest';
import { bottomItems, isCurrent, navGroups } from './nav-items.ts';

const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);

it('[SHL-11] the navigation lists the company sidebar', () => {
  const { main, account } = navGroups('provider');
  expect(labels(main)).toEqual(['Dashboard', 'Company Profile', 'Trade Partners', 'Find employees']);
  expect(labels(account)).toEqual(['Settings', 'Billing', 'Users Management', 'Credentials']);
  expect(navGroups('vendor')).toEqual(navGroups('provider'));
});

it('[SHL-12] the navigation lists the job seeker sidebar', () => {
  const { main, account } = navGroups('candidate');
  expect(labels(main)).toEqual(['Dashboard', 'Profile', 'Find Jobs', 'My Jobs']);
  expect(labels(account)).toEqual(['Settings', 'Credentials']);
});

it('the navigation lists the staff sidebar', () => {
  expect(labels(navGroups('admin').main)).toEqual([
    'Dashboard',
    'Companies',
    'Job Seekers',
    'Queue',
    'Payments',
    'Documents',
    'Staff history',
  ]);
});

it('the navigation hides pages that the role of a member of staff may not open', () => {
  expect(labels(navGroups('admin', 'finance').main)).toEqual([
    'Dashboard',
    'Companies',
    'Job Seekers',
    'Queue',
    'Payments',
    'Staff history',
  ]);
  expect(labels(navGroups('admin', 'finance').account)).toEqual(['Prices and settings', 'My account']);
  expect(labels(navGroups('admin', 'support').account)).toEqual(['My account']);
  expect(labels(navGroups('admin', 'admin').account)).toEqual(['Prices and settings', 'Colleagues', 'My account']);
  expect(labels(navGroups('admin', 'support').main)).toEqual([
    'Dashboard',
    'Companies',
    'Job Seekers',
    'Queue',
    'Documents',
    'Staff history',
  ]);
});

it('the navigation puts the profile last on a phone', () => {
  expect(labels(bottomItems('provider'))).toEqual(['Dashboard', 'Find employees', 'Trade Partners', 'Company Profile']);
  expect(labels(bottomItems('candidate'))).toEqual(['Dashboard', 'Find Jobs', 'My Jobs', 'Profile']);
});

it.each([
  ['provider', '/employees/jobs/1/edit', 'Find employees'],
  ['provider', '/jobs/1/matches/2', 'Find employees'],
  ['candidate', '/jobs/1', 'Find Jobs'],
  ['candidate', '/my-jobs/saved', 'My Jobs'],
  ['candidate', '/profile', 'Profile'],
  ['candidate', '/profile/someone', undefined],
  ['provider', '/toolbox/notifications', undefined],
  ['provider', '/employeesx', undefined],
] as const)('the navigation finds the current item of a %s at %s', (kind, address, label) => {
  const { main, account } = navGroups(kind);
  expect([...main, ...account].find((item) => isCurrent(item, address))?.label).toBe(label);
});
