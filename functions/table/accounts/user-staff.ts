import type { StaffRole } from '@plumbline/shared/options/staff/staff-roles';
import { UpdateTransaction } from 'dynamodb-toolbox';
import { queryPage } from '../core/query.ts';
import { staffMembers, User, type UserItem } from './user.ts';

/** The most members of staff, so that one query lists them all. */
export const MOST_STAFF = 100;

/** Returns everyone on the staff. Makes one query. */
export const listStaffMembers = async (): Promise<UserItem[]> =>
  (await queryPage(User, staffMembers.list({}), { limit: MOST_STAFF })).items;

/**
 * Changes the role of a member of staff and ends their sessions. Without a second factor there are no sessions, and an
 * end would break the link of the invitation. Fails when the role, the status or the second factor has changed.
 */
export const setStaffRole = ({ id, staffRole, status, secondFactorFrom }: UserItem, role: StaffRole, at: string) =>
  User.build(UpdateTransaction)
    .item({ id, staffRole: role, ...(secondFactorFrom && { sessionsFrom: at }) })
    .options({
      condition: {
        and: [
          { attr: 'role', eq: 'support' },
          { attr: 'status', eq: status },
          secondFactorFrom
            ? { attr: 'secondFactorFrom', eq: secondFactorFrom }
            : { attr: 'secondFactorFrom', exists: false },
          staffRole ? { attr: 'staffRole', eq: staffRole } : { attr: 'staffRole', exists: false },
        ],
      },
    });

type Enrollment = Required<Pick<UserItem, 'enrollmentHash' | 'enrollmentUntil'>>;

/** Replaces the enrollment code of a member of staff. Fails once they have set up an app. */
export const replaceEnrollment = (id: string, enrollment: Enrollment) =>
  User.build(UpdateTransaction)
    .item({ id, ...enrollment })
    .options({
      condition: {
        and: [
          { attr: 'role', eq: 'support' },
          { attr: 'status', eq: 'active' },
          { attr: 'secondFactorFrom', exists: false },
        ],
      },
    });
