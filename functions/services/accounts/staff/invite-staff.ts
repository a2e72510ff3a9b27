import { randomBytes } from 'node:crypto';
import type { inviteStaff as contract } from '@plumbline/shared/contracts/admin/staff-members';
import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import { SIGN_UP_KEY_HOURS } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { nowIso } from '../../../platform/clock.ts';
import { joinSupportGroup, setPassword } from '../../../platform/cognito.ts';
import { environment } from '../../../platform/environment.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { claimEmail, readEmailClaim } from '../../../table/accounts/email-claim.ts';
import { ifActingStaff, putNewUser, type UserItem } from '../../../table/accounts/user.ts';
import { listStaffMembers, MOST_STAFF, replaceEnrollment } from '../../../table/accounts/user-staff.ts';
import { ConditionFailed, transact, transactOr } from '../../../table/core/transact.ts';
import { auditWrite } from '../../audit/audit-write.ts';
import { spendNamedBudget } from '../../limits/named-budgets.ts';
import { deliverLink } from '../../notifications/delivery/deliver-link.ts';
import type { Caller } from '../../sessions/caller.ts';
import { createEnrollment } from '../../sessions/enrollment-code.ts';
import { issueAccountKey } from '../issue-account-key.ts';
import { requireAllowedDomain } from '../require-allowed-domain.ts';
import { requireStaffMember } from './require-staff-member.ts';

/** Returns a random password; the colleague chooses theirs by the mailed link. The suffix has all four kinds. */
const unknownPassword = (): string => `${randomBytes(32).toString('base64url')}aA1!`;

/**
 * Stores the invitation with `store`, creates the colleague in Cognito, which an earlier try may have done already, and
 * mails the link. An address to which no link can be sent is refused before all that.
 */
const mailInvitation = async (user: UserItem, inviter: string, store: () => Promise<void>): Promise<void> => {
  const { id: userId, email, kind, language } = user;
  await deliverLink(email, 'invitation', async () => {
    await store();
    await setPassword(userId, email, unknownPassword());
    await joinSupportGroup(userId);
    const key = await issueAccountKey({ purpose: 'reset', email, userId, kind, language }, SIGN_UP_KEY_HOURS);
    const { staffInvitationMail } = await import('../../emails/account-emails.ts');
    return staffInvitationMail(
      email,
      inviter,
      `${environment.siteUrl}${paths.resetPassword.path({ k: key })}`,
      language,
    );
  });
};

/**
 * Adds a colleague. The mail lets them choose a password, and the returned code set up their app, so neither is enough
 * alone. If Cognito or the mail fails afterwards, `inviteStaffAgain` completes the invitation. Throws `email_exists` or
 * `too_many_staff`.
 */
export const inviteStaff = async (body: RequestOf<typeof contract>['body'], caller: Caller) => {
  const { displayName, email, role } = body;
  await spendNamedBudget('invite-staff', caller.userId);
  await spendNamedBudget('invite-email', email);
  await requireAllowedDomain(email);
  const [claim, colleagues] = await Promise.all([readEmailClaim(email), listStaffMembers()]);
  if (claim) throw new ApiError('email_exists');
  if (colleagues.length >= MOST_STAFF) throw new ApiError('too_many_staff');
  const [id, at] = [newId(), nowIso()];
  const { code, stored } = createEnrollment(id);
  const user: UserItem = {
    id,
    email,
    displayName,
    role: 'support',
    staffRole: role,
    kind: 'provider',
    status: 'active',
    language: 'en',
    createdAt: at,
    ...stored,
  };
  const act = { action: 'invite colleague', subject: { type: 'user', id }, after: { email, role } } as const;
  const store = async (): Promise<void> => {
    try {
      await transact(
        ifActingStaff(caller.userId, 'manageStaff'),
        claimEmail(email, id),
        putNewUser(user),
        auditWrite(caller, act, at),
      );
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      throw new ApiError(error.failed.includes(0) ? 'staff_changed' : 'email_exists');
    }
  };
  await mailInvitation(user, caller.displayName, store);
  return { id, enrollmentCode: code, enrollmentUntil: stored.enrollmentUntil };
};

/**
 * Invites a colleague again who has not set up an app. The earlier code and password stop working. Throws
 * `staff_set_up`.
 */
export const inviteStaffAgain = async (id: string, caller: Caller) => {
  const user = await requireStaffMember(id);
  if (user.secondFactorFrom) throw new ApiError('staff_set_up');
  await spendNamedBudget('invite-staff', caller.userId);
  await spendNamedBudget('invite-email', user.email);
  const { code, stored } = createEnrollment(id);
  const act = { action: 'invite colleague', subject: { type: 'user', id }, after: { email: user.email } } as const;
  await mailInvitation(user, caller.displayName, () =>
    transactOr(
      'staff_changed',
      ifActingStaff(caller.userId, 'manageStaff'),
      replaceEnrollment(id, stored),
      auditWrite(caller, act),
    ),
  );
  return { enrollmentCode: code, enrollmentUntil: stored.enrollmentUntil };
};
