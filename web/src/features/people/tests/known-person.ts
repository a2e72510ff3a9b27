import type { KnownPerson } from '@plumbline/shared/contracts/jobs/known-people';

export const SEEKER = 'd'.repeat(24);
export const JOB = 'e'.repeat(24);

/** An unlocked person, for component tests. */
export const knownPerson = (changes: Partial<KnownPerson> = {}): KnownPerson => ({
  id: SEEKER,
  name: 'Travis',
  lastName: 'Yoder',
  city: 'Pierceton',
  state: 'IN',
  hasProfileViewAccess: true,
  phoneNumber: '+15745550131',
  email: 'travis@example.test',
  trades: ['Carpentry'],
  openedAt: '2026-11-18T15:00:00.000Z',
  openedBy: 'Renee Hartzler',
  how: 'unlock',
  job: { id: JOB, name: 'Lead Framing Carpenter' },
  applied: false,
  stage: 'new',
  ...changes,
});

export const TEAM = [
  { id: 'a'.repeat(24), name: 'Renee Hartzler' },
  { id: 'c'.repeat(24), name: 'Pat Lengacher' },
];
