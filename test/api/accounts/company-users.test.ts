import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { putNewUser, readUser } from '../../../functions/table/accounts/user.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { advanceClock, mailTo } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import {
  acceptInvitation,
  completeCompany,
  invitationKeyOf,
  invite,
  newColleague,
} from '../../support/people/company-users.ts';
import {
  freshSolution,
  newAccount,
  newCompany,
  newEmail,
  newSeeker,
  PASSWORD,
  type Person,
  requestReset,
  signIn,
  signInAgain,
} from '../../support/people/people.ts';

const HOUR = 3_600_000;
const LAST_OWNER = 'A company needs at least one owner.';

let owner: Person;
let rival: Person;

beforeAll(async () => {
  owner = await newCompany();
  rival = await newCompany();
});

const list = async (by: Person) => (await by.api.get(`/api/users/company/${by.profileId}`)).body.results;
const edit = (by: Person, id: string, changes: object) => by.api.patch(`/api/users/company-user/${id}`, changes);

describe('company users', () => {
  it('[TBX-07] [TBX-08] are invited by e-mail, listed as invited, and active once they choose a password', async () => {
    const email = newEmail('ruth');
    const answer = await invite(owner, { email: ` ${email.toUpperCase()} `, phone: '(574) 555-0177' });
    const shown = { email, displayName: 'Ruth Hershberger', phone: '(574) 555-0177', role: 'member' };
    expect(answer).toMatchObject({ status: 201, body: { ...shown, status: 'invited' } });
    expect(await list(owner)).toEqual([
      expect.objectContaining({ id: owner.userId, role: 'owner', status: 'active' }),
      expect.objectContaining({ ...shown, status: 'invited' }),
    ]);
    expect((await api().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(401);

    const [mail] = await mailTo(email);
    expect(mail?.subject).toMatch(/^“Company .+” added you to their company on Plumbline$/);
    expect(await acceptInvitation(await invitationKeyOf(email))).toMatchObject({ status: 200 });
    expect((await list(owner))[1]).toMatchObject({ ...shown, status: 'active' });
    const { token, userData } = await signIn(email);
    expect(userData).toMatchObject({ companyId: owner.profileId, companyRole: 'member', profileType: 'provider' });
    expect((await api(token).get('/api/jobs')).status).toBe(200);
  });

  it('[TBX-08] [API-09] are visible only to their own company: another company, a seeker and signed-out callers get an error', async () => {
    const colleague = await newColleague(owner);
    const path = `/api/users/company/${owner.profileId}`;
    expect((await colleague.api.get(path)).status).toBe(200);
    expect((await rival.api.get(path)).status).toBe(404);
    expect((await (await newSeeker()).api.get(path)).status).toBe(403);
    expect((await api().get(path)).status).toBe(401);
    expect((await edit(rival, colleague.userId, { displayName: 'Mine now' })).status).toBe(404);
    expect((await edit(rival, colleague.userId, { status: 'disabled' })).status).toBe(404);
    expect((await edit(owner, rival.userId, { status: 'disabled' })).status).toBe(404);
    expect((await edit(owner, colleague.userId, { displayName: 'Ruth H.' })).body.displayName).toBe('Ruth H.');
  });

  it('[TBX-08] [API-09] are added and edited by owners; a member edits only their own name and phone', async () => {
    const member = await newColleague(owner);
    const other = await newColleague(owner);
    expect(await invite(member)).toMatchObject({
      status: 403,
      body: { code: 'add_users_owner_only', message: 'Only owners can add users.' },
    });
    const refusal = { status: 403, body: { code: 'edit_users_owner_only', message: 'Only owners can edit users.' } };
    expect(await edit(member, other.userId, { displayName: 'Somebody' })).toMatchObject(refusal);
    expect(await edit(member, member.userId, { role: 'owner' })).toMatchObject(refusal);
    expect(await edit(member, member.userId, { status: 'active' })).toMatchObject(refusal);
    expect(await readUser(member.userId)).toMatchObject({ companyRole: 'member' });
    expect((await readUser(other.userId))?.displayName).not.toBe('Somebody');
    const own = { displayName: 'Ruth Miller', phone: '(574) 555-0188' };
    expect(await edit(member, member.userId, own)).toMatchObject({ status: 200, body: own });
    expect((await edit(owner, member.userId, { role: 'owner' })).body.role).toBe('owner');
    expect((await invite(member)).status).toBe(201);
  });

  it('[TBX-08] who are disabled are signed out immediately, and can sign in again once enabled', async () => {
    const member = await newColleague(owner);
    expect((await member.api.get('/api/jobs')).status).toBe(200);
    await advanceClock(1000);
    expect((await edit(owner, member.userId, { status: 'disabled' })).body.status).toBe('disabled');
    expect(await member.api.get('/api/jobs')).toMatchObject({
      status: 401,
      body: { code: 'account_inactive', message: 'This account is not active.' },
    });
    expect((await api(undefined, member.cookie).post('/api/auth/refresh-token')).status).toBe(401);
    const credentials = { email: member.email, password: PASSWORD };
    expect((await api().post('/api/auth/login', credentials)).status).toBe(401);
    expect((await requestReset(member.email)).status).toBe(409);

    expect((await edit(owner, member.userId, { status: 'active' })).body.status).toBe('active');
    expect(await member.api.get('/api/jobs')).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    expect((await api(undefined, member.cookie).post('/api/auth/refresh-token')).status).toBe(401);
    expect((await (await signInAgain(member)).api.get('/api/jobs')).status).toBe(200);
  });

  it("[TBX-08] always include an owner: the last one can't be disabled, made a member or removed", async () => {
    const boss = await newCompany();
    const member = await newColleague(boss);
    const refusal = { status: 409, body: { code: 'last_owner', message: LAST_OWNER } };
    expect(await edit(boss, boss.userId, { role: 'member' })).toMatchObject(refusal);
    expect(await edit(boss, boss.userId, { status: 'disabled' })).toMatchObject(refusal);
    expect(await boss.api.delete(`/api/users/${boss.userId}`, { currentPassword: PASSWORD })).toMatchObject(refusal);

    await edit(boss, member.userId, { role: 'owner' });
    expect((await edit(member, boss.userId, { role: 'member' })).body.role).toBe('member');
    expect(await edit(member, member.userId, { status: 'disabled' })).toMatchObject(refusal);
    expect((await boss.api.delete(`/api/users/${boss.userId}`, { currentPassword: PASSWORD })).status).toBe(200);
    expect((await list(member)).map(({ id }: { id: string }) => id)).toEqual([member.userId]);
  });

  it('[TBX-08] keep one owner when two disable each other at the same moment', async () => {
    const one = await newCompany();
    const two = await newColleague(one, { role: 'owner' });
    const answers = await Promise.all([
      edit(one, two.userId, { status: 'disabled' }),
      edit(two, one.userId, { status: 'disabled' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = answers[0].status === 200 ? one : two;
    const active = (await list(left)).filter(({ status }: { status: string }) => status === 'active');
    expect(active).toHaveLength(1);
    expect(active[0].role).toBe('owner');
  });

  it('[TBX-08] do not count an owner who has not accepted yet', async () => {
    const boss = await newCompany();
    await invite(boss, { role: 'owner' });
    expect((await edit(boss, boss.userId, { role: 'member' })).body.message).toBe(LAST_OWNER);
  });

  it('may leave when the company has no other user', async () => {
    const alone = await newCompany();
    expect((await alone.api.delete(`/api/users/${alone.userId}`, { currentPassword: PASSWORD })).status).toBe(200);
  });
});

describe('an invitation', () => {
  it('[TBX-08] [ACC-20] works once, and not when it is unknown, expired or withdrawn', async () => {
    const { email } = (await invite(owner)).body;
    const key = await invitationKeyOf(email);
    const both = await Promise.all([acceptInvitation(key), acceptInvitation(key)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);

    const withdrawn = (await invite(owner)).body;
    await edit(owner, withdrawn.id, { status: 'disabled' });
    expect((await acceptInvitation(await invitationKeyOf(withdrawn.email))).status).toBe(400);
    expect((await edit(owner, withdrawn.id, { status: 'active' })).body.status).toBe('invited');
    expect((await acceptInvitation(await invitationKeyOf(withdrawn.email))).status).toBe(200);

    const late = (await invite(owner)).body;
    await advanceClock(49 * HOUR);
    owner = await signInAgain(owner);
    rival = await signInAgain(rival);
    expect((await acceptInvitation(await invitationKeyOf(late.email))).status).toBe(400);
    expect((await invite(owner, { email: late.email })).body).toMatchObject({ id: late.id, status: 'invited' });
    expect((await acceptInvitation(await invitationKeyOf(late.email))).status).toBe(200);
  });

  it('[TBX-08] uses the role at the time it is accepted', async () => {
    const { id, email } = (await invite(owner, { role: 'owner' })).body;
    await edit(owner, id, { role: 'member' });
    await acceptInvitation(await invitationKeyOf(email));
    expect((await signIn(email)).userData.companyRole).toBe('member');
  });

  it('[TBX-08] that is sent twice makes one user, with the newer fields', async () => {
    const email = newEmail();
    const phone = '(574) 555-0177';
    const first = (await invite(owner, { email, phone })).body;
    const second = (await invite(owner, { email, displayName: 'Ruth Yoder', role: 'owner' })).body;
    expect(second).toMatchObject({ id: first.id, displayName: 'Ruth Yoder', role: 'owner', phone });
    expect((await invite(owner, { email, phone: '(574) 555-0188' })).body.phone).toBe('(574) 555-0188');
    expect(await mailTo(email)).toHaveLength(3);
    expect((await list(owner)).filter((user: { email: string }) => user.email === email)).toHaveLength(1);
  });

  it("[TBX-08] is refused for an address with an account, and doesn't block that address from signing up", async () => {
    const taken = await newAccount();
    expect(await invite(owner, { email: taken.email })).toMatchObject({
      status: 409,
      body: { message: 'Email already exist' },
    });
    const { email } = (await invite(owner)).body;
    const answer = await api().post('/api/users/register', { email, challenge: await freshSolution() });
    expect(answer.status).toBe(200);
    await invite(rival, { email });
    await acceptInvitation(await invitationKeyOf(email));
    expect((await signIn(email)).userData.companyId).toBe(rival.profileId);
  });

  it('[TBX-08] can be sent only by companies with a complete profile', async () => {
    const unknown = await newCompany();
    const fields = { email: newEmail(), displayName: 'Ruth', role: 'member' };
    expect(await unknown.api.post('/api/users/company-user', fields)).toMatchObject({
      status: 403,
      body: { message: 'Please complete your profile first.', errors: [{ path: 'principleContact' }] },
    });
    expect(await mailTo(fields.email)).toEqual([]);
    await completeCompany(unknown);
    expect((await unknown.api.post('/api/users/company-user', fields)).status).toBe(201);
  });

  it('[TBX-08] [ACC-30] comes from the user who gave their name at sign-up, who can invite without another step', async () => {
    const { api: newcomer, email: newcomerEmail } = await newAccount('provider');
    const body = { name: 'Yellow Creek Plumbing', contactName: 'Dana Yoder', zip: '46590', type: 'provider' };
    const created = await newcomer.post('/api/accounts/upsert', body);
    expect(created).toMatchObject({
      status: 200,
      body: { provider: { principleContact: { firstName: 'Dana', lastName: 'Yoder' } } },
    });
    const again = await signIn(newcomerEmail);
    expect(again.userData).toMatchObject({ displayName: 'Dana Yoder' });
    const email = newEmail('ruth');
    const invited = await api(again.token).post('/api/users/company-user', {
      email,
      displayName: 'Ruth',
      role: 'member',
    });
    expect(invited.status).toBe(201);
    expect((await mailTo(email))[0]?.subject).toBe('“Dana Yoder” added you to “Yellow Creek Plumbing”');
  });

  it.each(['', 'D', 'x'.repeat(61)])(
    'are not created with the name %j of the contact [ACC-30]',
    async (contactName) => {
      const { api: newcomer } = await newAccount('provider');
      const body = { name: 'Yellow Creek Plumbing', contactName, zip: '46590', type: 'provider' };
      expect(await newcomer.post('/api/accounts/upsert', body)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'contactName' }] },
      });
    },
  );

  it.each(['Plumbline Security: account locked', 'Verify at https://evil.example/login', 'Ace Roofing\nBcc: x@y.z'])(
    'carries no name such as %j, which no company can have',
    async (name) => {
      const body = { name, zip: '46590' };
      const refused = { status: 400, body: { errors: [{ path: 'name' }] } };
      const { api: newcomer } = await newAccount('provider');
      expect(await newcomer.post('/api/accounts/upsert', { ...body, type: 'provider' })).toMatchObject(refused);
      expect(await newcomer.post('/api/company/profile', body)).toMatchObject(refused);
      const profile = `/api/company/profile/${rival.profileId}`;
      expect(await rival.api.patch(profile, { name })).toMatchObject(refused);
    },
  );

  it('is limited to a hundred people for each company, however slowly they are invited', async () => {
    const crowded = await newCompany();
    await completeCompany(crowded);
    const member = { role: 'user', kind: 'provider', status: 'disabled', language: 'en' } as const;
    const about = { ...member, displayName: 'Ruth', profileId: crowded.profileId, companyRole: 'member' } as const;
    for (let turn = 0; turn < 99; turn += 1) {
      const id = randomBytes(12).toString('hex');
      await transact(putNewUser({ ...about, id, email: newEmail(), createdAt: new Date().toISOString() }));
    }
    const invited = await invite(crowded).catch((error: unknown) => error);
    expect(invited).toMatchObject({ status: 409, body: { message: 'A company can have up to 100 users.' } });
  });

  it.each([
    ['an e-mail that is none', { email: 'nobody' }, 'email', 'Please enter a valid email address'],
    ['a name of one character', { displayName: 'R' }, 'displayName', 'Please enter a name at least 2 characters long'],
    ['a phone that is none', { phone: '12' }, 'phone', 'Please enter a valid US phone number'],
    ['another role', { role: 'king' }, 'role', 'Please enter a valid value'],
  ])('[TBX-08] is refused with %s', async (_, fields, path, message) => {
    const { status, body } = await invite(owner, fields);
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path, message }] });
  });
});
