import { expect, it } from 'vitest';
import { connectionPath } from './connection-path.ts';
import { connectionTypeOf, connectionViews } from './connection-types.ts';

const connection = {
  id: 'c',
  type: 'job-application',
  profile: 'p1',
  profileType: 'jobSeeker',
  contact: { name: 'Travis Yoder' },
  subject: { id: 'j1', name: 'Framer' },
  date: '2026-11-21T10:00:00.000Z',
} as const;

it('[TBX-06] the list of connections offers connections by type, and projects to companies only', () => {
  expect(connectionViews(false).map(({ value }) => value)).toEqual(['all', 'job-application', 'job', 'project']);
  expect(connectionViews(true).map(({ value }) => value)).toEqual(['all', 'job-application', 'job']);
  expect(connectionTypeOf('project')).toBe('project');
  expect(connectionTypeOf('anything')).toBeUndefined();
});

it("[TBX-06] the list of connections opens the applicant with the job, and everyone else's profile", () => {
  expect(connectionPath(connection)).toBe('/employees/search/profile/p1/job-application/j1');
  expect(connectionPath({ ...connection, profileType: 'provider' })).toBe('/profile/p1/provider');
  expect(connectionPath({ ...connection, type: 'job' })).toBe('/profile/p1/jobSeeker');
});
