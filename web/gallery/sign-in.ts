import { type StaffRole, staffRoles } from '@plumbline/shared/options/staff/staff-roles';
import { setProfile, startSession } from '../src/lib/session/session.ts';

/** The ids of the signed-in user, for responses that name them. */
export const OWN = { user: 'a'.repeat(24), profile: 'b'.repeat(24) } as const;

export type Reader = 'provider' | 'vendor' | 'candidate' | 'educational' | StaffRole;

const isStaff = (kind: Reader): kind is StaffRole => (staffRoles as readonly string[]).includes(kind);

/** Starts a session without a server, for component tests and the gallery. */
export const signInAs = (kind: Reader, trades?: readonly string[]) => {
  const who = { id: OWN.user, email: 'renee@example.test', displayName: 'Renee' };
  if (isStaff(kind)) {
    startSession('token', { ...who, role: 'support', staffRole: kind, profileType: 'provider' });
    setProfile(null);
    return;
  }
  const user = { ...who, role: 'user', profileType: kind };
  startSession('token', user as never);
  const type = kind === 'candidate' ? 'jobSeeker' : 'provider';
  setProfile({
    id: OWN.profile,
    name: kind === 'candidate' ? 'Travis' : 'Wagon Wheel Homes',
    type,
    kind,
    zip: '46590',
    trades,
  });
};
