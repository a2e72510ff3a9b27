import * as students from '@plumbline/shared/contracts/accounts/students';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoke } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { api } from '../../support/contract/api.ts';
import { homeTown } from '../../support/people/home-town.ts';
import {
  freshSolution,
  keyMailedTo,
  newCompany,
  newEmail,
  newSeeker,
  PASSWORD,
  type Person,
  signIn,
} from '../../support/people/people.ts';
import { candidateForm } from '../../support/people/profile-forms.ts';
import { newStaff } from '../../support/people/staff.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';

let school: Person;
let company: Person;

const newSchool = (name = 'Tippecanoe Trades Institute') => newCompany({ type: 'educational', name });

/** Signs up with a school's link as a visitor does. */
const signUpWith = async (referrer: string, fields: Record<string, unknown> = {}) => {
  const email = newEmail('student');
  const challenge = await freshSolution();
  const sent = await api().post('/api/users/register', { email, challenge, referrer, ...fields });
  expect(sent.status).toBe(200);
  const body = { emailConfirmationKey: await keyMailedTo(email), password: PASSWORD };
  expect((await api().post('/api/users/confirmEmail', body)).status).toBe(200);
  const { token, userData } = await signIn(email);
  return { api: api(token), email, userId: userData.id as string };
};

const completed = async (account: { api: ReturnType<typeof api> }, name: string) => {
  const { status, body } = await account.api.post('/api/candidates/upsert', {
    ...candidateForm,
    firstName: name,
    lastName: 'Beachy',
    zip: homeTown().zip,
    tradeCategories: ['Carpentry'],
  });
  expect(status).toBeLessThan(300);
  return { ...account, profileId: body.id as string } as Person;
};

const newStudent = async (name: string) =>
  completed(await signUpWith(school.profileId, { listWithSchool: true }), name);
/** Removes the second spelling of `id` that every response has. */
const plain = ({ _id, ...row }: Record<string, unknown>) => row;
const listOf = async (by: Person, query = {}) => (await by.api.get('/api/school/students', query)).body;
const rowOf = async (name: string) =>
  (await listOf(school)).results.find((row: { name?: string }) => row.name === name);

beforeAll(async () => {
  [school, company] = await Promise.all([newSchool(), newCompany()]);
});

describe("a school's sign-up link", () => {
  it('names the school with its place, and nothing else, to everyone', async () => {
    const { status, body } = await api().get(`/api/public/schools/${school.profileId}`);
    expect(status).toBe(200);
    expect(plain(body)).toEqual({
      id: school.profileId,
      name: 'Tippecanoe Trades Institute',
      city: expect.any(String),
      state: 'IN',
    });
  });

  it('names no other company, job seeker or unknown id', async () => {
    const seeker = await newSeeker();
    for (const id of [company.profileId, seeker.profileId, 'f'.repeat(24)]) {
      expect(await api().get(`/api/public/schools/${id}`)).toMatchObject({ status: 404 });
    }
  });

  it('lists a student who agreed, with the profile once it is complete', async () => {
    const account = await signUpWith(school.profileId, { listWithSchool: true });
    expect((await listOf(school)).results.map(plain)).toContainEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      trades: [],
      joinedAt: expect.any(String),
      applied: 0,
    });
    await completed(account, 'Dylan');
    expect(plain(await rowOf('Dylan'))).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Dylan',
      lastName: 'Beachy',
      trades: [{ category: 'Carpentry' }],
      joinedAt: expect.any(String),
      applied: 0,
    });
  });

  it('lists no student who did not agree, and counts them', async () => {
    const before = [(await listOf(school)).total, (await school.api.get('/api/school/stats')).body.students];
    await signUpWith(school.profileId);
    await signUpWith(school.profileId, { listWithSchool: false });
    const after = [(await listOf(school)).total, (await school.api.get('/api/school/stats')).body.students];
    expect(after).toEqual([before[0], before[1] + 2]);
  });

  it('lists no one with a company, a flyer or a company account', async () => {
    const before = (await listOf(school)).total;
    const [ofCompany, ofFlyer] = [
      await signUpWith(company.profileId, { listWithSchool: true }),
      await signUpWith('flyer', { listWithSchool: true }),
    ];
    await signUpWith(school.profileId, { listWithSchool: true, profileType: 'provider' });
    expect((await listOf(school)).total).toBe(before);
    for (const account of [await completed(ofCompany, 'Ada'), await completed(ofFlyer, 'Ben')]) {
      expect((await account.api.get('/api/school/listing')).body).toEqual({ listed: false });
      expect((await account.api.patch('/api/school/listing', { listed: true })).status).toBe(404);
    }
  });
});

describe("a school's list of students", () => {
  it('shows how many jobs a student applied for and whether one was hired, without job or company', async () => {
    const student = await newStudent('Maria');
    const [first, second] = [await postJob(company), await postJob(company)];
    await apply(student, company, first);
    await apply(student, company, second);
    expect(await rowOf('Maria')).toMatchObject({ applied: 2, lastAppliedAt: expect.any(String) });
    expect(await rowOf('Maria')).not.toHaveProperty('hiredAt');
    const stage = { from: 'new', to: 'hired' };
    expect((await company.api.patch(`/api/jobs/${first}/applicants/${student.profileId}/stage`, stage)).status).toBe(
      200,
    );
    const row = await rowOf('Maria');
    expect(row).toMatchObject({ applied: 2, hiredAt: expect.any(String) });
    for (const secret of [company.profileId, first, student.profileId, student.userId, student.email, '555']) {
      expect(JSON.stringify(row)).not.toContain(secret);
    }
  });

  it('is read by schools alone, each its own', async () => {
    const other = await newSchool('Another School');
    expect(await listOf(other)).toEqual({ results: [], total: 0 });
    for (const person of [company, await newSeeker()]) {
      expect((await person.api.get('/api/school/students')).status).toBe(403);
    }
    expect((await api().get('/api/school/students')).status).toBe(401);
  });

  it('is left and joined again in the settings of the student', async () => {
    const student = await newStudent('Jesse');
    const listing = { school: expect.objectContaining({ id: school.profileId, name: 'Tippecanoe Trades Institute' }) };
    expect((await student.api.get('/api/school/listing')).body).toEqual({ ...listing, listed: true });
    expect((await student.api.patch('/api/school/listing', { listed: false })).body).toEqual({
      ...listing,
      listed: false,
    });
    expect(await rowOf('Jesse')).toBeUndefined();
    expect((await student.api.get('/api/school/listing')).body).toEqual({ ...listing, listed: false });
    expect((await student.api.get('/api/settings')).body.school).toEqual({ ...listing, listed: false });
    await student.api.patch('/api/school/listing', { listed: true });
    await student.api.patch('/api/school/listing', { listed: true });
    expect(await rowOf('Jesse')).toMatchObject({ name: 'Jesse' });
    expect((await school.api.get('/api/school/listing')).status).toBe(403);
  });

  it('can be left, but not joined, while the school is suspended', async () => {
    const own = await newSchool('Paused School');
    const student = await completed(await signUpWith(own.profileId, { listWithSchool: true }), 'Ida');
    const staff = await newStaff('Staff', { password: PASSWORD });
    const suspended = await staff.api.post(`/api/admin/accounts/${own.profileId}/suspend`, { reason: 'Under review' });
    expect(suspended.status).toBe(200);
    expect((await student.api.get('/api/school/listing')).body.listed).toBe(true);
    expect((await student.api.patch('/api/school/listing', { listed: false })).status).toBe(200);
    expect((await student.api.patch('/api/school/listing', { listed: true })).status).toBe(404);
    expect((await student.api.get('/api/school/listing')).body).toEqual({ listed: false });
  });

  it('loses a student who deletes the account', async () => {
    const student = await newStudent('Owen');
    const before = (await listOf(school)).total;
    const gone = await student.api.delete(`/api/users/${student.userId}`, { currentPassword: PASSWORD });
    expect(gone.status).toBe(200);
    expect((await listOf(school)).total).toBe(before - 1);
    expect(await rowOf('Owen')).toBeUndefined();
  });

  it('costs a fixed number of requests for each student on the page', async () => {
    const own = await newSchool('Small School');
    const accounts = [
      await signUpWith(own.profileId, { listWithSchool: true }),
      await signUpWith(own.profileId, { listWithSchool: true }),
    ];
    for (const account of accounts) await completed(account, 'Anna');
    const { cost } = await measure(() => invoke(students.listStudents, { query: {} }, own.userId));
    // The caller, the list, the users, the profiles, and the applications of two students.
    expect(cost.requests).toBe(6);
    expect(await listOf(own, { limit: '1', page: '2' })).toMatchObject({ results: [{ name: 'Anna' }], total: 2 });
  });
});
