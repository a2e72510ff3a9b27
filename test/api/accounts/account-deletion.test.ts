import { describe, expect, it } from 'vitest';
import { advanceClock } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';

const MINUTE = 60_000;
const pathOf = ({ userId }: { userId: string }) => `/api/users/${userId}`;
const exists = async ({ userId }: { userId: string }) =>
  (await (await newStaff()).api.get(`/api/users/${userId}`)).status;
const permitFor = async ({ token }: Person): Promise<string> => {
  const { headers } = await api(token).post('/api/users/checkUserPassword', { password: PASSWORD });
  return (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
};
const fieldError = (path: string, message: string) => ({ status: 400, body: { errors: [{ path, message }] } });
const WANTED = fieldError('currentPassword', 'Please enter your current password.');

const kinds: [string, () => Promise<Person>][] = [
  ['a job seeker', () => newSeeker()],
  ["a company's only user", () => newCompany()],
  ['a colleague in a company', async () => newColleague(await newCompany())],
  ['a school', () => newCompany({ type: 'educational' })],
];

describe.each(kinds)('the account of %s', (_, newPerson) => {
  it("[ACC-36] is not deleted by an access token alone, a wrong password, or another user's permit", async () => {
    const [person, other] = [await newPerson(), await newSeeker()];
    const foreign = await permitFor(other);
    expect(await person.api.delete(pathOf(person))).toMatchObject(WANTED);
    expect(await api(person.token, foreign).delete(pathOf(person))).toMatchObject(WANTED);
    expect(await api(person.token, 'passwordPermit=forged').delete(pathOf(person))).toMatchObject(WANTED);
    expect(await person.api.delete(pathOf(person), { currentPassword: 'Wrong!2026' })).toMatchObject(
      fieldError('currentPassword', 'Your current password is not correct.'),
    );
    // When staff delete an account, the request has a reason instead of a password.
    expect(await person.api.delete(pathOf(person), { reason: 'I am leaving.' })).toMatchObject(WANTED);
    expect(await exists(person)).toBe(200);
  });

  it('[ACC-36] is deleted once with a password that was just checked, and its session ends', async () => {
    const person = await newPerson();
    const late = await permitFor(person);
    await advanceClock(6 * MINUTE);
    expect(await api(person.token, late).delete(pathOf(person))).toMatchObject(WANTED);
    const permit = await permitFor(person);
    const deleted = await api(person.token, permit).delete(pathOf(person));
    expect(deleted).toMatchObject({ status: 200, body: { success: true } });
    const cleared = deleted.headers.getSetCookie().map((each) => each.split(';').slice(0, 2).join(';'));
    expect(cleared.toSorted()).toEqual(['passwordPermit=; Max-Age=0', 'refreshToken=; Max-Age=0']);
    expect(await exists(person)).toBe(404);
    expect((await api(person.token).get(pathOf(person))).status).toBe(401);
    const again = { email: person.email, password: PASSWORD };
    expect((await api().post('/api/auth/login', again)).status).toBe(401);
  });
});

describe('staff', () => {
  it('[ACC-36] deletes an account only with a reason', async () => {
    const [staff, seeker] = [await newStaff(), await newSeeker()];
    const wanted = { ...fieldError('reason', 'Please enter a reason.'), status: 409 };
    expect(await staff.api.delete(pathOf(seeker))).toMatchObject(wanted);
    for (const reason of ['', '   ']) expect((await staff.api.delete(pathOf(seeker), { reason })).status).toBe(400);
    expect(await exists(seeker)).toBe(200);
    const reason = 'Asked for it by phone.';
    expect((await staff.api.delete(pathOf(seeker), { reason })).status).toBe(200);
    const { body } = await staff.api.get('/api/admin/audit');
    expect(
      body.results.find((each: { subject: { id: string } }) => each.subject.id === seeker.profileId),
    ).toMatchObject({
      action: 'delete user',
      reason,
    });
  });

  it('[ACC-36] can never delete their own account, with or without the password', async () => {
    const staff = await newStaff();
    const refusal = { status: 409, body: { code: 'delete_yourself' } };
    expect(await staff.api.delete(pathOf(staff))).toMatchObject(refusal);
    const body = { currentPassword: PASSWORD, reason: 'I am leaving.' };
    expect(await staff.api.delete(pathOf(staff), body)).toMatchObject(refusal);
    expect((await staff.api.get(pathOf(staff))).status).toBe(200);
  });

  it('[ACC-36] who delete each other at the same moment: one of them stays', async () => {
    for (let round = 0; round < 8; round += 1) {
      const pair = [await newStaff(), await newStaff()] as const;
      const body = { reason: 'Leaves today.' };
      const answers = await Promise.all([
        pair[0].api.delete(pathOf(pair[1]), body),
        pair[1].api.delete(pathOf(pair[0]), body),
      ]);
      const gone = await Promise.all(pair.map(exists));
      expect(gone.toSorted(), JSON.stringify(answers.map(({ body: told }) => told))).toEqual([200, 404]);
    }
  });

  it("[ACC-36] who were suspended or deleted can't delete anyone, even with an older token", async () => {
    const [boss, suspended, deleted, seeker] = [
      await newStaff(),
      await newStaff(),
      await newStaff(),
      await newSeeker(),
    ];
    const reason = 'Leaves today.';
    await boss.api.post(`/api/admin/accounts/${suspended.userId}/suspend`, { reason });
    await boss.api.delete(pathOf(deleted), { reason });
    for (const { api: former } of [suspended, deleted]) {
      expect((await former.delete(pathOf(seeker), { reason })).status).toBeGreaterThanOrEqual(401);
    }
    expect(await exists(seeker)).toBe(200);
  });
});
