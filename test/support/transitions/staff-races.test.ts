import { beforeEach, describe, expect, it } from 'vitest';
import { resetSecondFactor, suspendAccount } from '../../../functions/api/admin/account-actions.ts';
import { decideReport } from '../../../functions/api/admin/reports/reports.ts';
import { changeSettings } from '../../../functions/api/admin/settings.ts';
import { closeAccount, sendSetUpLink, signOutUser } from '../../../functions/api/users/accounts/account-actions.ts';
import { changeStaffRole, inviteStaff, inviteStaffAgain } from '../../../functions/api/users/staff-members.ts';
import { nowIso } from '../../../functions/platform/clock.ts';
import { claimEmail } from '../../../functions/table/accounts/email-claim.ts';
import { putNewUser, suspendUser, type UserItem } from '../../../functions/table/accounts/user.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { readSettings } from '../../../functions/table/settings/setting.ts';
import { openReport } from '../../../functions/table/staff/report.ts';
import { betweenReadAndWrite } from '../cloud/between-read-and-write.ts';
import { outcomeOf, useMemoryWorld } from './memory-world.ts';
import { company, seekers, userOf } from './people.ts';

const store = useMemoryWorld();

const [seeker, reporter] = seekers;
const report = 'ab'.repeat(12);
const invited = 'cd'.repeat(12);

const staffMember = (id: string, email: string): UserItem => ({
  id,
  email,
  displayName: 'Ann',
  role: 'support',
  staffRole: 'admin',
  kind: 'provider',
  status: 'active',
  language: 'en',
  createdAt: nowIso(),
});
const ann = staffMember('1a'.repeat(12), 'ann@example.com');
const bob = staffMember('1b'.repeat(12), 'bob@example.com');

const invitedUser = (): UserItem => ({
  ...userOf({ ...company, userId: invited }),
  email: 'invited@example.com',
  status: 'invited',
  invitedAt: nowIso(),
  invitedBy: company.userId,
});

const reportOfSeeker = () =>
  openReport({
    id: report,
    kind: 'profile',
    subject: seeker.profileId,
    account: seeker.profileId,
    accountType: 'jobSeeker',
    reporter: reporter.profileId,
    reporterType: 'jobSeeker',
    userId: reporter.userId,
    reason: 'scam',
    date: nowIso(),
    state: 'open',
  });

beforeEach(async () => {
  for (const member of [ann, bob]) await transact(putNewUser(member), claimEmail(member.email, member.id));
  await transact(putNewUser(invitedUser()));
  await transact(...reportOfSeeker());
});

type Act = () => Promise<unknown>;
type Runnable = { run: (request: never) => Promise<unknown> };

/** Calls an operation as Ann, or as another member of staff. */
const act =
  ({ run }: Runnable, params: object, body: object = {}, by = ann): Act =>
  () =>
    run({ params, body, caller: { ...by, userId: by.id } } as never);

const interrupted = (meanwhile: Act, work: Act) => outcomeOf(() => betweenReadAndWrite(meanwhile, work));

const reason = 'Two disputed payments in one day.';
const newColleague = { displayName: 'Priya Nair', email: 'priya@example.com', role: 'support' };
const suspension = { reason, scope: 'account', until: '' };
const decision = { post: false, photos: [], texts: [], warn: true, reason };

describe('a member of staff who is suspended between the reads and the write of an action', () => {
  it.each<[string, Act, string]>([
    ['adds no colleague', act(inviteStaff, {}, newColleague), 'staff_changed'],
    ['sends no colleague another code', act(inviteStaffAgain, { id: bob.id }), 'staff_changed'],
    ['changes no role', act(changeStaffRole, { id: bob.id }, { role: 'support' }), 'staff_changed'],
    ['sends no set-up link', act(sendSetUpLink, { id: invited }), 'staff_changed'],
    ['signs no user out', act(signOutUser, { id: seeker.userId }, { reason }), 'account_changed'],
    ['resets no second factor', act(resetSecondFactor, {}, { email: bob.email, reason }), 'account_changed'],
    ['suspends no account', act(suspendAccount, { id: seeker.profileId }, suspension), 'account_changed'],
    ['closes no account', act(closeAccount, { id: seeker.profileId }, { reason }), 'account_changed'],
    ['decides no report', act(decideReport, { id: report }, decision), 'account_changed'],
  ])('%s', async (_, work, code) => {
    const suspend = () => transact(suspendUser(ann.id, nowIso()));
    const usersExceptAnn = () => store.ofEntity('User').filter(({ id }) => id !== ann.id);
    const users = usersExceptAnn();

    expect(await interrupted(suspend, work)).toBe(code);

    expect(usersExceptAnn()).toEqual(users);
    for (const entity of ['AuditEntry', 'AccountKey']) expect(store.ofEntity(entity), entity).toEqual([]);
    expect(store.ofEntity('Report')).toMatchObject([{ state: 'open' }]);
  });
});

describe('the settings', () => {
  const hours = (expirationHours: number, by = ann) => act(changeSettings, {}, { expirationHours }, by);

  it('are saved for the first of two members of staff, and the other one gets an error', async () => {
    expect(await interrupted(hours(96, bob), hours(48))).toBe('settings_changed');
    expect((await readSettings()).expirationHours).toBe(96);
    expect(store.ofEntity('AuditEntry')).toMatchObject([{ staff: bob.id }]);

    expect(await outcomeOf(hours(48))).toBe('done');
    expect((await readSettings()).expirationHours).toBe(48);
  });
});
