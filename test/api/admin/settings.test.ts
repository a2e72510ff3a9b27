import '../../support/cloud/handler-environment.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEmailClaim } from '../../../functions/table/accounts/email-claim.ts';
import { type Api, api } from '../../support/contract/api.ts';
import { freshSolution, newCompany, newEmail, PASSWORD } from '../../support/people/people.ts';
import { staffApi } from '../../support/posts/hiring.ts';

const SETTINGS = '/api/admin/settings';

describe('the settings of the product', () => {
  let staff: Api;
  const historyOf = async (subject: string) => (await staff.get('/api/admin/audit', { subject })).body.results;
  const signUp = async (email: string) =>
    api().post('/api/users/register', { email, challenge: await freshSolution(), profileType: 'candidate' });

  beforeAll(async () => {
    staff = await staffApi(PASSWORD);
  });
  // All tests share the settings.
  afterAll(async () => {
    await staff.patch(SETTINGS, { expirationHours: 72, blockedDomains: [] });
  });

  it('[SHL-39] return the hours that a match lasts to everyone, as a number in data', async () => {
    expect(await api().get('/api/expiration-hours')).toMatchObject({ status: 200, body: { data: 72 } });
  });

  it('contain how long a match lasts, with who changed it and the old value', async () => {
    const { status, body } = await staff.patch(SETTINGS, { expirationHours: 96 });
    expect({ status, body }).toEqual({
      status: 200,
      body: { expirationHours: 96, blockedDomains: expect.any(Array) },
    });
    expect((await api().get('/api/expiration-hours')).body).toEqual({ data: 96 });
    expect((await historyOf('expirationHours'))[0]).toMatchObject({
      action: 'change setting',
      subject: { type: 'setting', id: 'expirationHours' },
      before: { value: 72 },
      after: { value: 96 },
    });
  });

  it('reject sign-ups with e-mails of a domain and its subdomains, in any case, and no others', async () => {
    const changed = await staff.patch(SETTINGS, { blockedDomains: ['Throwaway.example', 'throwaway.example'] });
    expect(changed.body.blockedDomains).toEqual(['throwaway.example']);
    for (const email of ['a@throwaway.example', 'a@mail.THROWAWAY.example']) {
      const { status, body } = await signUp(email);
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'email_not_allowed' });
    }
    expect((await signUp(newEmail().replace('@', '@not'))).status).toBe(200);
    expect(await readEmailClaim('a@throwaway.example')).toBeUndefined();
    expect((await historyOf('blockedDomains'))[0]).toMatchObject({ after: { value: 'throwaway.example' } });
  });

  it('write nothing when nothing changes', async () => {
    const before = (await historyOf('blockedDomains')).length;
    await staff.patch(SETTINGS, { blockedDomains: ['throwaway.example'] });
    expect(await historyOf('blockedDomains')).toHaveLength(before);
  });

  it.each([
    { expirationHours: -1 },
    { expirationHours: 8761 },
    { expirationHours: 1.5 },
    { blockedDomains: ['nodots'] },
    { blockedDomains: ['a b.com'] },
    { blockedDomains: ['@example.com'] },
    { blockedDomains: Array.from({ length: 201 }, (_, at) => `d${at}.example`) },
  ])('refuse %j', async (body) => {
    expect((await staff.patch(SETTINGS, body)).status).toBe(400);
  });

  it('are for staff only', async () => {
    const company = await newCompany();
    expect((await company.api.get(SETTINGS)).status).toBe(403);
    expect((await company.api.patch(SETTINGS, { expirationHours: 1 })).status).toBe(403);
    expect((await api().get(SETTINGS)).status).toBe(401);
  });
});
