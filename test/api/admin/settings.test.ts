import '../../support/cloud/handler-environment.ts';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { DAY_MS, MINUTE_MS } from '@plumbline/shared/options/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEmailClaim } from '../../../functions/table/accounts/email-claim.ts';
import { cloudNow } from '../../support/cloud/clock.ts';
import { advanceClock } from '../../support/cloud/cloud.ts';
import { type Api, api } from '../../support/contract/api.ts';
import { freshSolution, newCompany, newEmail, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
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
  const dayAgo = async (days: number) => businessDay(new Date((await cloudNow()).getTime() - days * DAY_MS));
  // All tests share the settings.
  afterAll(async () => {
    await staff.patch(SETTINGS, { expirationHours: 72, blockedDomains: [], announcement: null });
    // The next test file finds containers that read the settings again.
    await advanceClock(MINUTE_MS);
  });

  it('[SHL-39] return the hours that a match lasts to everyone, as a number in data', async () => {
    expect(await api().get('/api/expiration-hours')).toMatchObject({ status: 200, body: { data: 72 } });
  });

  it('contain how long a match lasts, with who changed it and the old value', async () => {
    const { status, body } = await staff.patch(SETTINGS, { expirationHours: 96 });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        expirationHours: 96,
        blockedDomains: expect.any(Array),
        blockedWords: expect.any(Array),
        announcement: null,
      },
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

  it('announce a text to signed-in users of every kind in both languages, until its last day', async () => {
    const people = await Promise.all([newCompany(), newSeeker()]);
    const shownTo = ({ api: client }: Person) => client.get('/api/badges').then(({ body }) => body.announcement);
    const announcement = { en: 'We move on Sunday.', es: 'Nos mudamos el domingo.', lastDay: await dayAgo(0) };
    expect((await staff.patch(SETTINGS, { announcement })).body.announcement).toEqual(announcement);
    expect((await historyOf('announcement'))[0]).toMatchObject({
      after: { value: `We move on Sunday. / Nos mudamos el domingo. (${announcement.lastDay})` },
    });
    // A container reads the announcement again after a minute.
    await advanceClock(MINUTE_MS);
    const { lastDay: _, ...text } = announcement;
    for (const person of people) expect(await shownTo(person)).toEqual(text);
    const corrected = { ...announcement, es: 'Nos mudamos este domingo.' };
    await staff.patch(SETTINGS, { announcement: corrected });
    expect((await historyOf('announcement'))[0]).toMatchObject({
      before: { value: expect.stringContaining(announcement.es) },
      after: { value: expect.stringContaining(corrected.es) },
    });
    await staff.patch(SETTINGS, { announcement: { ...announcement, lastDay: await dayAgo(2) } });
    await advanceClock(MINUTE_MS);
    for (const person of people) expect(await shownTo(person)).toBeUndefined();
  });

  it.each([
    { en: 'Only one', lastDay: '2026-12-01' },
    { en: 'x'.repeat(201), es: 'x', lastDay: '2026-12-01' },
    { en: 'No day', es: 'Sin fecha' },
    { en: 'No day', es: 'Sin fecha', lastDay: '2026-02-30' },
  ])('take no incomplete announcement, such as %j', async (announcement) => {
    expect((await staff.patch(SETTINGS, { announcement })).status).toBe(400);
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
    { blockedWords: ['ab'] },
    { blockedWords: ['- - -'] },
    { blockedWords: ['x'.repeat(61)] },
    { blockedWords: ['carpentry'] },
    { blockedWords: ['Day shift'] },
    { blockedWords: Array.from({ length: 201 }, (_, index) => `word ${index}`) },
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
