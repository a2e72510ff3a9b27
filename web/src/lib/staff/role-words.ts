import type { StaffRole } from '@plumbline/shared/options/staff/staff-roles';
import { msg } from '../msg.ts';

/** The names of the roles of staff. */
export const staffRoleWords = {
  support: msg('Support'),
  finance: msg('Finance'),
  admin: msg('Admin'),
} as const satisfies Record<StaffRole, string>;
