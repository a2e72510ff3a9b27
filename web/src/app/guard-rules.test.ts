import type { StaffRole } from '@plumbline/shared/options/staff/staff-roles';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../lib/session/session.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {}, clear: () => {} });
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {}, clear: () => {} });
const { authPage, member, support, withoutProfile } = await import('./guard-rules.ts');

const userInfo = {
  id: 'a'.repeat(24),
  email: 'a@example.test',
  displayName: 'A',
  role: 'user',
  profileType: 'provider',
} as const;
const company: Session = {
  accessToken: 't',
  userInfo,
  profile: { id: 'p', name: 'Lakeland', type: 'provider', kind: 'provider' },
};
const seeker: Session = {
  accessToken: 't',
  userInfo,
  profile: { id: 'p', name: 'Marcus', type: 'jobSeeker', kind: 'candidate' },
};
const staff: Session = { accessToken: 't', userInfo: { ...userInfo, role: 'support' } };
const newcomer: Session = { accessToken: 't', userInfo, profile: null };
const waiting: Session = { ...seeker, accessToken: undefined, tokenPending: true };
let nobody: Session = {};
beforeEach(() => {
  nobody = {};
});

it('[SHL-06] the route guard redirects a visitor to login with the page to return to', () => {
  expect(member(nobody, '/employees/jobs?page=2')).toEqual({ to: '/login?redirect=%2Femployees%2Fjobs%3Fpage%3D2' });
  expect(support(nobody, '/admin')).toEqual({ to: '/login?redirect=%2Fadmin' });
});

it('[SHL-05] the route guard clears a session without token or loaded profile', () => {
  expect(member({ userInfo, profile: company.profile }, '/dashboard')).toEqual({ to: '/login?redirect=%2Fdashboard' });
  expect(member({ accessToken: 't', userInfo }, '/dashboard')).toBe('forget');
});

it('[SHL-07] the route guard redirects signed-in users from auth pages home, unless the page has a mailed key', () => {
  expect(authPage(company, '/login')).toEqual({ to: '/dashboard' });
  expect(authPage(staff, '/signup')).toEqual({ to: '/admin/dashboard' });
  expect(authPage(company, '/reset-password', true)).toBe('enter');
  expect(authPage(nobody, '/login')).toBe('enter');
});

it('[SHL-09] the route guard redirects only users without a profile to complete it', () => {
  expect(member(newcomer, '/dashboard')).toEqual({ to: '/complete-profile?profileType=provider' });
  expect(member(newcomer, `/jobs/${'b'.repeat(24)}`)).toEqual({
    to: `/complete-profile?profileType=provider&redirect=%2Fjobs%2F${'b'.repeat(24)}`,
  });
  expect(authPage(newcomer, '/login')).toEqual({ to: '/complete-profile?profileType=provider' });
  expect(withoutProfile(newcomer, '/complete-profile')).toBe('enter');
  expect(withoutProfile(company, '/complete-profile')).toEqual({ to: '/dashboard' });
});

it('[ADM-01] the route guard keeps staff in their area and others out of it', () => {
  expect(member(staff, '/jobs/search')).toEqual({ to: '/admin/dashboard' });
  expect(support(staff, '/admin/companies')).toBe('enter');
  expect(support(seeker, '/admin')).toEqual({ to: '/dashboard' });
});

it('the route guard opens pages of the staff that need a right only to the roles that have it', () => {
  const as = (staffRole: StaffRole): Session => ({ ...staff, userInfo: { ...staff.userInfo!, staffRole } });
  expect(support(as('finance'), '/admin/settings')).toBe('enter');
  expect(support(as('finance'), '/admin/queue')).toBe('enter');
  expect(support(as('support'), '/admin/queue?state=closed')).toBe('enter');
  expect(support(as('support'), '/admin/settings')).toEqual({ to: '/admin/dashboard' });
  expect(support(as('finance'), '/admin/payments')).toBe('enter');
  expect(support(as('support'), '/admin/payments')).toEqual({ to: '/admin/dashboard' });
  expect(support(as('support'), '/admin/companies')).toBe('enter');
  // A session that began before staff had roles counts as that of an admin.
  expect(support(staff, '/admin/settings')).toBe('enter');
});

it('the route guard lets in a known user whose token waits for a connection, and no one without either', () => {
  expect(member(waiting, '/dashboard')).toBe('enter');
  expect(member({ ...waiting, tokenPending: false }, '/dashboard')).toEqual({ to: '/login?redirect=%2Fdashboard' });
});
