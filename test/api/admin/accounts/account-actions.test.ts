import { beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '../../../../functions/table/accounts/user.ts';
import { readCompanyProfile } from '../../../../functions/table/profiles/profile.ts';
import { advanceClock, mailTo, until } from '../../../support/cloud/cloud.ts';
import { type Api, api } from '../../../support/contract/api.ts';
import { acceptInvitation, invitationKeyOf, invite, newColleague } from '../../../support/people/company-users.ts';
import { mailsAbout } from '../../../support/people/notifications.ts';
import {
  keyMailedTo,
  newAccount,
  newCompany,
  newEmail,
  newSeeker,
  PASSWORD,
  register,
  signInAgain,
} from '../../../support/people/people.ts';
import { newStaff, type Staff } from '../../../support/people/staff.ts';

const reason = 'They called and asked for it.';

let admin: Staff;
beforeAll(async () => {
  admin = await newStaff('Sam Whitaker');
});

const sendSetUpLink = (id: string) => admin.api.post(`/api/admin/users/${id}/set-up-link`);
const sendSignUpLink = (email: string) => admin.api.post('/api/admin/sign-ups/set-up-link', { email });
const signOut = (id: string, by: Api = admin.api) => by.post(`/api/admin/users/${id}/sign-out`, { reason });
const changeEmail = (id: string, email: string) =>
  admin.api.post(`/api/admin/users/${id}/email-change`, { email, reason });
const close = (id: string, by: Api = admin.api) => by.post(`/api/admin/accounts/${id}/close`, { reason });
const login = (email: string) => api().post('/api/auth/login', { email, password: PASSWORD });

describe('the set-up link', () => {
  it('is mailed again to an invited user, and works', async () => {
    const { id, email } = (await invite(await newCompany())).body;
    const first = await invitationKeyOf(email);
    expect((await sendSetUpLink(id)).status).toBe(200);
    const second = await until(async () => {
      const key = await invitationKeyOf(email);
      return key === first ? undefined : key;
    });
    expect((await acceptInvitation(second)).status).toBe(200);
    expect((await login(email)).status).toBe(200);
  });

  it('is mailed again to an address that signed up, and works', async () => {
    const email = newEmail('signed-up');
    await register(email, 'candidate');
    const first = await keyMailedTo(email);
    expect((await sendSignUpLink(email)).status).toBe(200);
    const second = await keyMailedTo(email);
    expect(second).not.toBe(first);
    expect((await acceptInvitation(second)).status).toBe(200);
  });

  it('is not mailed to a user who has set up the account, nor to an unknown address', async () => {
    const seeker = await newSeeker();
    expect((await sendSetUpLink(seeker.userId)).body.code).toBe('already_set_up');
    expect((await sendSignUpLink(seeker.email)).body.code).toBe('already_set_up');
    expect((await sendSignUpLink(newEmail('unknown'))).body.code).toBe('sign_up_not_found');
  });
});

describe('signing a user out everywhere', () => {
  it('ends every session of that user alone, and mails that user the reason', async () => {
    const owner = await newCompany();
    const colleague = await newColleague(owner);
    expect((await signOut(colleague.userId)).status).toBe(200);
    expect((await colleague.api.get('/api/payment/payment-history')).body.code).toBe('session_ended');
    expect((await api(undefined, colleague.cookie).post('/api/auth/refresh-token')).status).toBe(401);
    const [mail] = await mailsAbout(colleague, /signed out/);
    expect(mail?.text).toContain(reason);
    expect(await mailsAbout(owner, /signed out/)).toHaveLength(0);
    await advanceClock(1000);
    expect((await signInAgain(colleague)).token).not.toBe(colleague.token);
  });

  it('is refused for an invited user and for a colleague on the staff', async () => {
    const { id } = (await invite(await newCompany())).body;
    expect((await signOut(id)).body.code).toBe('user_not_active');
    const other = await newStaff('Other');
    expect((await signOut(other.userId)).body.code).toBe('user_not_found');
    expect((await other.api.get('/api/admin/audit')).status).toBe(200);
  });
});

describe('a change of an e-mail address by staff', () => {
  it('takes effect by the link to the new address, after a notice with the reason to the present one', async () => {
    const seeker = await newSeeker();
    const email = newEmail('moved');
    expect((await changeEmail(seeker.userId, email)).status).toBe(200);
    const [notice] = await mailsAbout(seeker, /about to change/);
    expect(notice?.text).toContain(reason);
    expect(notice?.text).not.toContain(email);
    expect((await login(email)).status).not.toBe(200);
    const link = (await mailTo(email))[0]?.links.find((each) => each.includes('/change-email'));
    const key = new URL(link!).searchParams.get('key');
    expect((await api().post('/api/users/email-change/confirm', { key })).status).toBe(200);
    expect((await login(email)).status).toBe(200);
    expect(await mailsAbout(seeker, /was changed/)).toHaveLength(1);
  });

  it('is refused for the address of another account, and for a colleague on the staff', async () => {
    const [seeker, other] = await Promise.all([newSeeker(), newAccount()]);
    expect((await changeEmail(seeker.userId, other.email)).body.code).toBe('email_exists');
    expect(await mailsAbout(seeker, /about to change/)).toHaveLength(0);
    const colleague = await newStaff('Other');
    expect((await changeEmail(colleague.userId, newEmail('moved'))).body.code).toBe('user_not_found');
  });
});

describe('closing an account', () => {
  it('deletes every user of a company, closes it and mails the reason to those who had joined', async () => {
    const owner = await newCompany();
    const [colleague, second] = [await newColleague(owner), await newColleague(owner, { role: 'owner' })];
    const invited = (await invite(owner)).body;
    expect((await close(owner.profileId)).status).toBe(200);
    expect((await readCompanyProfile(owner.profileId))?.closedAt).toBeDefined();
    for (const { userId, email } of [owner, colleague, second]) {
      expect(await readUser(userId)).toBeUndefined();
      expect((await login(email)).status).toBe(401);
      expect((await mailsAbout({ email }, /is closed/))[0]?.text).toContain(reason);
    }
    expect(await readUser(invited.id)).toBeUndefined();
    expect(await mailsAbout(invited, /is closed/)).toHaveLength(0);
    expect((await close(owner.profileId)).body.code).toBe('account_closed');
  });

  it('deletes a job seeker with the profile, and is refused for an unknown account', async () => {
    const seeker = await newSeeker();
    expect((await close(seeker.profileId)).status).toBe(200);
    expect(await readUser(seeker.userId)).toBeUndefined();
    expect((await admin.api.get(`/api/admin/accounts/${seeker.profileId}`)).status).toBe(404);
    expect((await close(seeker.profileId)).body.code).toBe('account_not_found');
  });

  it.each(['support', 'finance'] as const)('is refused for the role %s', async (role) => {
    const [member, seeker] = await Promise.all([newStaff('Member', { staffRole: role }), newSeeker()]);
    expect((await close(seeker.profileId, member.api)).body.code).toBe('staff_right_missing');
    expect(await readUser(seeker.userId)).toBeDefined();
  });
});
