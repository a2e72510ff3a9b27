import { randomUUID } from 'node:crypto';
import { WRITE_KEY_HEADER } from '@plumbline/shared/contracts/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { origin } from '../../support/cloud/cloud.ts';
import { completeCompany } from '../../support/people/company-users.ts';
import { newAccount, newCompany, newSeeker, PASSWORD, type Person, signIn } from '../../support/people/people.ts';
import { connect } from '../../support/posts/conversations.ts';
import { draftJob, jobFields, postJob } from '../../support/posts/hiring.ts';

type Write = { method: 'POST' | 'PATCH' | 'DELETE'; path: string; body?: unknown };

/** Sends a write with a key, as the web app does. */
const sendWithKey = async (token: string | undefined, { method, path, body = {} }: Write, key: string) => {
  const response = await fetch(`${origin()}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      [WRITE_KEY_HEADER]: key,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text(), cookies: response.headers.getSetCookie() };
};

let company: Person;
let seeker: Person;

beforeAll(async () => {
  [company, seeker] = await Promise.all([newCompany(), newSeeker()]);
  await Promise.all([connect(company, seeker), completeCompany(company)]);
});

/** Writes whose plain repeat would store a second item, be refused, or fail because the first one succeeded. */
const writes: Readonly<Record<string, () => Promise<Write & { token: string }>>> = {
  'creates a job': async () => ({
    token: company.token,
    method: 'POST',
    path: '/api/jobs',
    body: jobFields({ name: 'Repeated Carpenter' }),
  }),
  'edits a job on the version that was read': async () => {
    const id = await draftJob(company);
    const { updatedAt } = (await company.api.get(`/api/jobs/${id}`)).body;
    const body = { ...jobFields({ name: 'Edited Carpenter' }), updatedAt };
    return { token: company.token, method: 'PATCH', path: `/api/jobs/${id}`, body };
  },
  'deletes a job': async () => ({
    token: company.token,
    method: 'DELETE',
    path: `/api/jobs/${await draftJob(company)}`,
  }),
  'applies for a job': async () => {
    const body = { type: 'job-application', job: await postJob(company) };
    const path = `/api/company/profile/access/request/${company.profileId}`;
    return { token: seeker.token, method: 'PATCH', path, body };
  },
  'saves a search': async () => ({
    token: seeker.token,
    method: 'POST',
    path: '/api/saved-searches',
    body: { name: 'Framing', form: { zip: '46590', tradeCategories: ['Carpentry'] } },
  }),
  'reports a job': async () => ({
    token: seeker.token,
    method: 'POST',
    path: '/api/reports',
    body: { kind: 'job', id: await postJob(company), reason: 'spam', details: '' },
  }),
  'invites a colleague': async () => ({
    token: company.token,
    method: 'POST',
    path: '/api/users/company-user',
    body: { displayName: 'Ruth', email: `ruth.${randomUUID().slice(0, 8)}@example.com`, role: 'member' },
  }),
  'changes the password, which ends the session that sent it': async () => {
    const { token } = await newSeeker();
    const body = { currentPassword: PASSWORD, password: 'Wagonwheel!2026' };
    return { token, method: 'POST', path: '/api/users/changeAuthUserPassword', body };
  },
  'deletes the account': async () => {
    const { token, userId } = await newSeeker();
    return { token, method: 'DELETE', path: `/api/users/${userId}`, body: { currentPassword: PASSWORD } };
  },
};

describe('a write that is sent again with its key, because the response was lost', () => {
  it.each(Object.entries(writes))('returns the first response when it %s [API-02]', async (_name, prepare) => {
    const { token, ...write } = await prepare();
    const key = randomUUID();
    const first = await sendWithKey(token, write, key);
    expect(first.status, first.text).toBeLessThan(300);
    expect(await sendWithKey(token, write, key)).toEqual(first);
  });

  it('stores one job only, also when both calls run at the same time [API-02]', async () => {
    const owner = await newCompany();
    const write = { method: 'POST', path: '/api/jobs', body: jobFields() } as const;
    const key = randomUUID();
    const together = await Promise.all(Array.from({ length: 4 }, () => sendWithKey(owner.token, write, key)));
    expect(together.filter(({ status }) => ![201, 503].includes(status))).toEqual([]);
    const later = await sendWithKey(owner.token, write, key);
    const stored = [...together, later].filter(({ status }) => status === 201);
    expect(new Set(stored.map(({ text }) => JSON.parse(text).id)).size).toBe(1);
    expect((await owner.api.get('/api/jobs')).body).toMatchObject({ total: 1 });
  });

  it('signs in once, with the cookies of the first response', async () => {
    const { email } = await newAccount();
    const write = { method: 'POST', path: '/api/auth/login', body: { email, password: PASSWORD } } as const;
    const key = randomUUID();
    const first = await sendWithKey(undefined, write, key);
    expect(first.cookies.length).toBeGreaterThan(0);
    expect(await sendWithKey(undefined, write, key)).toEqual(first);
  });
});

describe('the key of a write', () => {
  const body = () => ({ method: 'POST', path: '/api/jobs', body: jobFields() }) as const;

  it('identifies the write of one caller only', async () => {
    const key = randomUUID();
    const other = await newCompany();
    const first = await sendWithKey(company.token, body(), key);
    const second = await sendWithKey(other.token, body(), key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(JSON.parse(second.text).id).not.toBe(JSON.parse(first.text).id);
  });

  it('identifies one body only', async () => {
    const key = randomUUID();
    const first = await sendWithKey(company.token, body(), key);
    const write = { ...body(), body: jobFields({ name: 'Another' }) };
    const second = await sendWithKey(company.token, write, key);
    expect(second.status).toBe(201);
    expect(JSON.parse(second.text).id).not.toBe(JSON.parse(first.text).id);
  });

  it('lets a refused write run again', async () => {
    const { email } = await newAccount('provider');
    const key = randomUUID();
    const { token } = await signIn(email);
    expect((await sendWithKey(token, body(), key)).status).toBe(403);
    expect((await sendWithKey(token, { ...body(), body: { name: '' } }, key)).status).toBe(403);
    const path = `/api/jobs/${'0'.repeat(24)}`;
    const missing = { method: 'DELETE', path } as const;
    expect((await sendWithKey(company.token, missing, key)).status).toBe(404);
    expect((await sendWithKey(company.token, missing, key)).status).toBe(404);
  });

  it('has no effect on a search, and is ignored when it could be guessed', async () => {
    const search = { method: 'POST', path: '/api/job/search', body: { zip: '46590' } } as const;
    const key = randomUUID();
    expect((await sendWithKey(seeker.token, search, key)).status).toBe(200);
    const guessable = await Promise.all([1, 2].map(() => sendWithKey(company.token, body(), '1')));
    expect(new Set(guessable.map(({ text }) => JSON.parse(text).id)).size).toBe(2);
  });
});
