import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { describe, expect, it } from 'vitest';
import { asEmployerSees, asSeekerSees } from './as-others-see.ts';

const shared = {
  id: '308f8fe6505386001301f317',
  name: 'Lakeland',
  city: 'Winona Lake',
  state: 'IN',
  public: true,
  redacted: false,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
};
const own = {
  savedJobs: [],
  profilesRequested: [],
  profilesGranted: [],
  profilesRejected: [],
  defaultPaymentMethod: 'pm_1',
};

describe('a profile as others see it', () => {
  it.each<[string, ProfileView]>([
    ['a job seeker', asEmployerSees({ ...shared, ...own, type: 'jobSeeker', kind: 'candidate' })],
    ['a company', asSeekerSees({ ...shared, ...own, type: 'provider', kind: 'provider' })],
    ['a school', asSeekerSees({ ...shared, ...own, type: 'provider', kind: 'educational' })],
  ])('[PRO-42] holds none of the lists of its owner: %s', (_, shown) => {
    expect(Object.keys(shown)).toContain('city');
    for (const field of Object.keys(own)) expect(shown).not.toHaveProperty(field);
  });
});
