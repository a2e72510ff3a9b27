import { beforeEach, describe, expect, it } from 'vitest';
import { addCompanyUser, updateCompanyUser } from '../../../functions/api/users/company-users.ts';
import { nowIso } from '../../../functions/platform/clock.ts';
import { addOwner } from '../../../functions/table/accounts/company-owners.ts';
import { putInvitation } from '../../../functions/table/accounts/invitation.ts';
import { putNewUser, readUser, type UserItem } from '../../../functions/table/accounts/user.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { betweenReadAndWrite } from '../cloud/between-read-and-write.ts';
import { outcomeOf, useMemoryWorld } from './memory-world.ts';
import { company, userOf } from './people.ts';

const store = useMemoryWorld();

const colleague = 'cd'.repeat(12);
const invitedEmail = 'invited@example.com';

type Act = () => Promise<unknown>;

const interrupted = (meanwhile: Act, work: Act) => outcomeOf(() => betweenReadAndWrite(meanwhile, work));

/** Calls an operation as the first owner of the company. */
const act =
  ({ run }: { run: (request: never) => Promise<unknown> }, params: object, body: object): Act =>
  () =>
    run({
      params,
      body,
      headers: {},
      caller: { ...userOf(company), userId: company.userId, companyRole: 'owner' },
    } as never);

const change = (body: object) => act(updateCompanyUser, { id: colleague }, body);

describe('a change of a company user', () => {
  beforeEach(async () => {
    await transact(putNewUser(userOf({ ...company, userId: colleague })), addOwner(company.profileId));
  });

  it('is refused when another owner changes the role of the user meanwhile, and works on the next try', async () => {
    expect(await interrupted(change({ role: 'member' }), change({ status: 'disabled' }))).toBe('user_changed');
    expect(await readUser(colleague)).toMatchObject({ companyRole: 'member', status: 'active' });

    expect(await outcomeOf(change({ status: 'disabled' }))).toBe('done');
    expect(await readUser(colleague)).toMatchObject({ companyRole: 'member', status: 'disabled' });
  });

  it('is refused when another owner disables the user meanwhile', async () => {
    expect(await interrupted(change({ status: 'disabled' }), change({ role: 'member' }))).toBe('user_changed');
    expect(await readUser(colleague)).toMatchObject({ companyRole: 'owner', status: 'disabled' });
  });
});

describe('an invitation of a company user', () => {
  const invite = act(addCompanyUser, {}, { email: invitedEmail, displayName: 'Priya Nair', role: 'member' });
  const invitedUser = (): UserItem => ({
    ...userOf({ ...company, userId: colleague }),
    email: invitedEmail,
    companyRole: 'member',
    status: 'invited',
    invitedAt: nowIso(),
    invitedBy: company.userId,
  });
  const inviteAsColleague = () =>
    transact(putInvitation(company.profileId, invitedEmail, colleague), putNewUser(invitedUser()));
  const usersInvited = () => store.ofEntity('User').filter(({ email }) => email === invitedEmail);

  it('is refused when a colleague invites the same person meanwhile, so that there is one user', async () => {
    expect(await interrupted(inviteAsColleague, invite)).toBe('user_just_invited');
    expect(usersInvited()).toMatchObject([{ id: colleague }]);
    expect(store.ofEntity('AccountKey')).toEqual([]);
  });

  it('is refused when the invited person is disabled while the invitation is sent again', async () => {
    await inviteAsColleague();
    expect(await interrupted(change({ status: 'disabled' }), invite)).toBe('user_just_invited');
    expect(usersInvited()).toMatchObject([{ id: colleague, status: 'disabled' }]);
  });
});
