import type { addCompanyUser } from '@plumbline/shared/contracts/accounts/company-users';
import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import { companyCompleteness } from '@plumbline/shared/domain/profile/profile-completeness';
import type { Language } from '@plumbline/shared/options/languages';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { readEmailClaim } from '../../../table/accounts/email-claim.ts';
import { putInvitation, readInvitedUserId } from '../../../table/accounts/invitation.ts';
import {
  changeCompanyUser,
  listUsersOfProfile,
  putNewUser,
  readUser,
  type UserItem,
} from '../../../table/accounts/user.ts';
import { transactOr } from '../../../table/core/transact.ts';
import { type CompanyProfileItem, readCompanyProfile } from '../../../table/profiles/profile.ts';
import { spendNamedBudget } from '../../limits/named-budgets.ts';
import { prepareLink } from '../../notifications/delivery/deliver-link.ts';
import type { ActingCaller } from '../../sessions/caller.ts';
import { writeInvitation } from '../mail-set-up-link.ts';
import { requireAllowedDomain } from '../require-allowed-domain.ts';
import { userPhone } from './user-phone.ts';

/**
 * The most users of a company, including invited and disabled ones. It also limits how many strangers a company can
 * invite.
 */
const MOST_USERS = 100;

type Body = RequestOf<typeof addCompanyUser>['body'];

const inviteAgain = async (user: UserItem, { displayName, role, ...body }: Body): Promise<UserItem> => {
  const changes = { displayName, companyRole: role, status: 'invited', ...(body.phone && userPhone(body)) } as const;
  await transactOr('user_just_invited', changeCompanyUser(user, changes));
  return { ...user, ...changes };
};

const inviteNewUser = async (body: Body, caller: ActingCaller, language: Language): Promise<UserItem> => {
  const at = nowIso();
  const user: UserItem = {
    id: newId(),
    email: body.email,
    displayName: body.displayName,
    ...(body.phone && userPhone(body)),
    role: 'user',
    kind: caller.kind,
    status: 'invited',
    language,
    profileId: caller.profileId,
    companyRole: body.role,
    invitedAt: at,
    invitedBy: caller.userId,
    createdAt: at,
  };
  await transactOr('user_just_invited', putInvitation(caller.profileId, body.email, user.id), putNewUser(user));
  return user;
};

const invite = async (body: Body, caller: ActingCaller, language: Language): Promise<UserItem> => {
  const invitedId = await readInvitedUserId(caller.profileId, body.email);
  const invited = invitedId ? await readUser(invitedId) : undefined;
  return invited ? inviteAgain(invited, body) : inviteNewUser(body, caller, language);
};

/**
 * Returns the company. Throws `profile_incomplete` with the missing fields when its profile is incomplete, because
 * invited users look at it.
 */
const requireCompleteCompany = async (profileId: string): Promise<CompanyProfileItem> => {
  const company = await readCompanyProfile(profileId);
  if (company?.complete) return company;
  throw new ApiError(
    'profile_incomplete',
    company && { missing: companyCompleteness({ ...company, ...company.company }).missing },
  );
};

/**
 * Invites a user to the caller's company; inviting the same user again sends another link. The address is claimed only
 * when the invitation is accepted. Throws `add_users_owner_only`, `email_exists`, or `too_many_users` [TBX-08].
 */
export const inviteCompanyUser = async (body: Body, caller: ActingCaller, language: Language): Promise<UserItem> => {
  if (caller.companyRole !== 'owner') throw new ApiError('add_users_owner_only');
  const { email } = body;
  await requireAllowedDomain(email);
  const company = await requireCompleteCompany(caller.profileId);
  await spendNamedBudget('invite-company', caller.profileId);
  await spendNamedBudget('invite-email', email);
  const [claim, users] = await Promise.all([readEmailClaim(email), listUsersOfProfile(caller.profileId)]);
  if (claim) throw new ApiError('email_exists');
  const isNew = !users.some((user) => user.email === email);
  if (isNew && users.length >= MOST_USERS) throw new ApiError('too_many_users', { params: { most: MOST_USERS } });

  const send = await prepareLink(email, 'invitation');
  const user = await invite(body, caller, language);
  await send(await writeInvitation(user, { company: company.name, inviter: caller.displayName }));
  return user;
};
