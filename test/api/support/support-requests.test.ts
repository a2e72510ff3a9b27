import { beforeAll, describe, expect, it } from 'vitest';
import { enterNextHour } from '../../support/cloud/clock.ts';
import { wholeTable } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { newAccount, newCompany, newEmail, newSeeker, type Person } from '../../support/people/people.ts';

let seeker: Person;
let company: Person;

beforeAll(async () => {
  await enterNextHour();
  seeker = await newSeeker();
  company = await newCompany();
});

const kept = async (data: string) => Object.values(await wholeTable()).filter((item) => item.data === data);

describe('support requests', () => {
  it("[SHL-25] are stored with the sender's e-mail, with or without a slash at the end of the path", async () => {
    for (const path of ['/api/users/support/', '/api/users/support']) {
      const body = { email: ` ${newEmail('Lost').toUpperCase()}`, data: `I cannot sign in at ${path}` };
      expect(await api().post(path, body)).toMatchObject({ status: 200, body: { success: true } });
      expect(await kept(body.data)).toMatchObject([{ email: body.email.trim().toLowerCase() }]);
    }
  });

  it("[SHL-26] are accepted from a seeker's or a company's profile", async () => {
    for (const [person, path] of [
      [seeker, '/api/profile/support/'],
      [company, '/api/company/profile/support/'],
    ] as const) {
      const body = { profileId: person.profileId, data: `Please help ${path}` };
      expect(await person.api.post(path, body)).toMatchObject({ status: 200, body: { success: true } });
      expect(await kept(body.data)).toMatchObject([{ email: person.email, profileId: person.profileId }]);
    }
  });

  it("[SHL-26] are accepted only from the caller's own profile", async () => {
    const foreign = { profileId: company.profileId, data: 'I am somebody else' };
    expect((await seeker.api.post('/api/profile/support', foreign)).status).toBe(404);
    expect((await (await newCompany()).api.post('/api/company/profile/support', foreign)).status).toBe(404);
    expect((await (await newAccount()).api.post('/api/profile/support', foreign)).status).toBe(404);
    expect((await api().post('/api/profile/support', foreign)).status).toBe(401);
    expect(await kept(foreign.data)).toEqual([]);
  });

  it.each([
    ['', 'This field is required'],
    ['   ', 'This field is required'],
    ['x'.repeat(2001), 'Please use at most 2000 characters'],
  ])('[SHL-25] [SHL-26] are refused with the text %#', async (data, message) => {
    const answers = [
      await api().post('/api/users/support', { email: newEmail(), data }),
      await seeker.api.post('/api/profile/support', { profileId: seeker.profileId, data }),
    ];
    for (const { status, body } of answers) {
      expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path: 'data', message }] });
    }
  });

  it('are limited per e-mail', async () => {
    const email = newEmail();
    const send = () => api().post('/api/users/support', { email, data: 'Hello?' });
    for (let turn = 0; turn < 10; turn += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
