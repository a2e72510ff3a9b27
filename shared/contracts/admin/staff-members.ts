import * as z from 'zod';
import { staffRoles } from '../../options/staff/staff-roles.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, confirmation, email, id, isoDate, requiredNamedText, requiredText } from '../fields.ts';

const role = z.enum(staffRoles, { error: 'Please choose a role' });

const staffMember = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  /** False until the colleague has set up an authenticator app; before that, they can't sign in. */
  hasSecondFactor: z.boolean(),
  suspendedAt: isoDate.optional(),
  /** Absent for colleagues who have not signed in since sign-ins are stored. */
  lastSignInAt: isoDate.optional(),
  createdAt: isoDate,
});
export type StaffMember = z.output<typeof staffMember>;

/** The code for setting up an authenticator app. Returned once, for the caller to hand over. */
const enrollment = { enrollmentCode: z.string(), enrollmentUntil: isoDate };

export const listStaff = defineEndpoint({
  group: 'users',
  name: 'listStaff',
  method: 'GET',
  path: '/api/admin/staff',
  auth: 'support',
  staffRight: 'manageStaff',
  budget: 'list',
  response: z.object({
    /** At most 100, by name. */
    results: z.array(staffMember),
  }),
  summary: 'Everyone on the staff with role and second factor',
});

export const inviteStaffBody = z.strictObject({ displayName: requiredNamedText('name'), email, role });

export const inviteStaff = defineEndpoint({
  group: 'users',
  name: 'inviteStaff',
  method: 'POST',
  path: '/api/admin/staff',
  auth: 'support',
  staffRight: 'manageStaff',
  budget: 'mail',
  body: inviteStaffBody,
  response: z.object({ id, ...enrollment }),
  status: 201,
  errors: ['email_exists', 'email_not_allowed', 'staff_changed', 'too_many_staff', 'address_undeliverable'],
  summary: 'Adds a colleague: mails the link to choose a password, and returns the code for their app',
});

export const inviteStaffAgain = defineEndpoint({
  group: 'users',
  name: 'inviteStaffAgain',
  method: 'POST',
  path: '/api/admin/staff/{id}/invitation',
  auth: 'support',
  staffRight: 'manageStaff',
  budget: 'mail',
  params: byId,
  response: z.object(enrollment),
  errors: ['colleague_not_found', 'staff_set_up', 'staff_changed', 'address_undeliverable'],
  summary: 'Mails a colleague without an app another link to choose a password, and returns another code',
});

export const changeStaffRole = defineEndpoint({
  group: 'users',
  name: 'changeStaffRole',
  method: 'PATCH',
  path: '/api/admin/staff/{id}',
  auth: 'support',
  staffRight: 'manageStaff',
  params: byId,
  body: z.strictObject({ role }),
  response: staffMember,
  errors: ['colleague_not_found', 'own_staff_role', 'staff_changed'],
  summary: 'Gives a colleague another role; they sign in again. Staff cannot change their own, so an admin remains',
});

export const removeStaff = defineEndpoint({
  group: 'users',
  name: 'removeStaff',
  method: 'DELETE',
  path: '/api/admin/staff/{id}',
  auth: 'support',
  staffRight: 'manageStaff',
  params: byId,
  body: z.strictObject({ reason: requiredText(500) }),
  response: confirmation,
  errors: ['colleague_not_found', 'delete_yourself', 'account_changed', 'user_not_found'],
  summary: 'Removes a colleague. Staff cannot remove themselves, so an admin remains',
});
