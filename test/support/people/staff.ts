import '../cloud/handler-environment.ts';
import { ENROLLMENT_HOURS } from '@plumbline/shared/domain/accounts/enrollment-code';
import { HOUR_MS } from '@plumbline/shared/options/limits';
import type { StaffRole } from '@plumbline/shared/options/staff/staff-roles';
import { joinSupportGroup } from '../../../functions/platform/cognito.ts';
import { newId } from '../../../functions/platform/ids.ts';
import { createEnrollment } from '../../../functions/services/sessions/enrollment-code.ts';
import { cloudNow } from '../cloud/clock.ts';
import { api } from '../contract/api.ts';
import { keepEnrollmentCode } from './authenticator.ts';
import { newEmail, PASSWORD, type Person, signIn } from './people.ts';
import { plantAccount } from './plant-account.ts';

export type Staff = Omit<Person, 'profileId'>;

/** A member of staff who has not signed in yet, with an enrollment code, as operators add them. Returns the id. */
type StaffOptions = { password?: string; staffRole?: StaffRole | undefined };

export const plantStaff = async (
  email: string,
  displayName = 'Staff',
  { password = PASSWORD, staffRole }: StaffOptions = {},
): Promise<string> => {
  const id = newId();
  const { code, stored } = createEnrollment(id);
  keepEnrollmentCode(email, code);
  // The code expires by the cloud's clock, which tests move.
  const enrollmentUntil = new Date((await cloudNow()).getTime() + ENROLLMENT_HOURS * HOUR_MS).toISOString();
  await plantAccount(email, password, {
    id,
    kind: 'provider',
    role: 'support',
    ...(staffRole && { staffRole }),
    displayName,
    ...stored,
    enrollmentUntil,
  });
  await joinSupportGroup(id);
  return id;
};

/** A member of staff whose first sign-in has set up the second factor. */
export const newStaff = async (
  displayName = 'Staff',
  { password = PASSWORD, staffRole }: StaffOptions = {},
): Promise<Staff> => {
  const email = newEmail('staff');
  const userId = await plantStaff(email, displayName, { password, staffRole });
  const { token, cookie } = await signIn(email, password);
  return { token, cookie, userId, email, password, api: api(token) };
};
