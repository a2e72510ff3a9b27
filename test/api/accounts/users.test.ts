import { beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../support/contract/api.ts';
import { uploaded } from '../../support/files/files.ts';
import { photo } from '../../support/files/pictures.ts';
import { newCompany, newEmail, newSeeker, PASSWORD, type Person, signIn } from '../../support/people/people.ts';
import { newStaff, type Staff } from '../../support/people/staff.ts';

let member: Staff;
let staff: Api;
beforeAll(async () => {
  member = await newStaff();
  staff = member.api;
});

const GONE = { code: 'user_not_found', message: "We couldn't find this user." };

describe('an account made by staff', () => {
  it('[ACC-35] exists immediately, with a name or without one, and signs in with its password', async () => {
    for (const displayName of ['Pat Miller', undefined]) {
      const email = newEmail();
      const { status, body } = await staff.post('/api/users', {
        displayName,
        email: email.toUpperCase(),
        password: PASSWORD,
      });
      expect([status, body]).toEqual([201, { _id: body.id, id: expect.stringMatching(/^[0-9a-f]{24}$/) }]);
      const { userData } = await signIn(email);
      expect(userData).toMatchObject({ _id: body.id, email, displayName: displayName ?? email, role: 'user' });
    }
  });

  it('[ACC-35] needs an unused address and a valid password', async () => {
    const email = newEmail();
    const create = (body: object) => staff.post('/api/users', { email, password: PASSWORD, ...body });
    expect((await create({ password: 'plumbline' })).status).toBe(400);
    expect((await create({ email: 'nobody' })).status).toBe(400);
    expect((await create({})).status).toBe(201);
    const again = await create({});
    expect([again.status, again.body]).toEqual([409, { code: 'email_exists', message: 'Email already exist' }]);
  });

  it("[ACC-35] can't be created by anyone else", async () => {
    const body = { email: newEmail(), password: PASSWORD };
    for (const { api: caller } of [await newSeeker(), await newCompany()]) {
      expect((await caller.post('/api/users', body)).status).toBe(403);
    }
    expect((await api().post('/api/users', body)).status).toBe(401);
    expect((await api().post('/api/auth/login', body)).status).toBe(401);
  });
});

describe('a user', () => {
  const read = async (reader: Api, { userId }: Person) => (await reader.get(`/api/users/${userId}`)).body;

  it('[ACC-36] returns the company it acts for, and the photo of its job seeker profile', async () => {
    const company = await newCompany();
    const seeker = await newSeeker();
    const file = await uploaded(seeker, 'profilePhoto', await photo());
    const ofCompany = await read(company.api, company);
    expect(ofCompany).toMatchObject({
      _id: company.userId,
      email: company.email,
      role: 'user',
      companyId: company.profileId,
    });
    expect(ofCompany.profilePhoto).toBeUndefined();
    const ofSeeker = await read(seeker.api, seeker);
    expect(ofSeeker).toMatchObject({ _id: seeker.userId, displayName: 'Travis Yoder', profilePhoto: { _id: file.id } });
    expect(ofSeeker.companyId).toBeUndefined();
  });

  it("[ACC-36] has the role 'support' for staff, who read and remove anyone", async () => {
    expect((await staff.get(`/api/users/${member.userId}`)).body).toMatchObject({ role: 'support' });
    const seeker = await newSeeker();
    expect(await read(staff, seeker)).toMatchObject({ _id: seeker.userId, email: seeker.email, role: 'user' });
    expect((await staff.delete(`/api/users/${seeker.userId}`, { reason: 'Asked for by phone.' })).body).toEqual({
      success: true,
    });
    expect((await staff.get(`/api/users/${seeker.userId}`)).status).toBe(404);
    expect((await api().post('/api/auth/login', { email: seeker.email, password: PASSWORD })).status).toBe(401);
  });

  it("[ACC-36] returns 404 to strangers, who can't remove anyone either", async () => {
    const [one, stranger, company] = [await newSeeker(), await newSeeker(), await newCompany()];
    for (const { api: caller } of [stranger, company]) {
      expect(await read(caller, one)).toEqual(GONE);
      expect((await caller.delete(`/api/users/${one.userId}`)).body).toEqual(GONE);
    }
    expect((await read(one.api, one)).email).toBe(one.email);
  });
});
