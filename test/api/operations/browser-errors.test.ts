import {
  MAX_BROWSER_ERROR_PAGE,
  MAX_BROWSER_ERROR_STACK,
  MAX_BROWSER_ERROR_TEXT,
} from '@plumbline/shared/options/app/browser-errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { devEndpoint, metricValues, origin, resetCloud, until } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { newSeeker } from '../../support/people/people.ts';

const PATH = '/api/browser-errors';
const report = {
  kind: 'error',
  text: "Cannot read properties of undefined (reading 'id')",
  stack: 'TypeError\n    at x (https://plumbline.com/assets/jobs-1.js:1:2)',
  page: '/jobs',
  build: '0123456789abcdef',
};

const reportedLines = async (): Promise<Record<string, unknown>[]> =>
  ((await devEndpoint('logs')) as Record<string, unknown>[]).filter(({ message }) => message === 'Browser error');

beforeEach(resetCloud);

describe('A report of an error in a browser', () => {
  it('is written to the log and counted, from visitors and from users', async () => {
    const { api: seeker } = await newSeeker();
    for (const caller of [api(), seeker]) expect((await caller.post(PATH, report)).status).toBe(200);
    const { stack: browser_stack, ...fields } = report;
    expect(await until(async () => (await reportedLines()).length === 2 && reportedLines())).toMatchObject([
      { ...fields, browser_stack },
      { ...fields, browser_stack },
    ]);
    expect((await metricValues()).BrowserErrors).toEqual([1, 1]);
  });

  it('is logged without e-mail addresses, phone numbers, tokens, ids and query strings', async () => {
    const id = 'ab'.repeat(12);
    const secrets = ['travis@example.com', '(574) 555-0142', 'eyJhbGciOi.eyJzdWIi.c2ln', id, 'key=s3cret', 'zip=46590'];
    const text = `Failed for ${secrets.slice(0, 4).join(' ')}`;
    const stack = `Error: ${text}\n    at y (https://plumbline.com/confirm-email?key=s3cret&zip=46590:1:2)`;
    const page = `/profile/${id}?key=s3cret#zip=46590`;
    expect((await api().post(PATH, { ...report, text, stack, page })).status).toBe(200);
    const [line] = await until(async () => (await reportedLines()).length === 1 && reportedLines());
    for (const secret of secrets) expect(JSON.stringify(line)).not.toContain(secret);
    expect(line).toMatchObject({ page: '/profile/:id' });
  });

  it.each([
    ['no kind', { kind: undefined }],
    ['another kind', { kind: 'other' }],
    ['no text', { text: '' }],
    ['a text that is too long', { text: 'x'.repeat(MAX_BROWSER_ERROR_TEXT + 1) }],
    ['a stack that is too long', { stack: 'x'.repeat(MAX_BROWSER_ERROR_STACK + 1) }],
    ['a page that is too long', { page: 'x'.repeat(MAX_BROWSER_ERROR_PAGE + 1) }],
    ['a build that is none', { build: '<script>' }],
    ['a field that is not declared', { user: 'travis@example.com' }],
  ])('with %s is rejected, and nothing of it is logged', async (_name, changes) => {
    expect((await api().post(PATH, { ...report, ...changes })).status).toBe(400);
    expect((await api().post(PATH, report)).status).toBe(200);
    await until(async () => (await reportedLines()).length === 1);
    expect((await metricValues()).BrowserErrors).toEqual([1]);
  });

  it('from a page of another site is rejected', async () => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
    const response = await fetch(`${origin()}${PATH}`, { method: 'POST', headers, body: JSON.stringify(report) });
    expect(response.status).toBe(403);
  });

  it('is rejected with 429 when an address has sent too many in an hour, and others can still report', async () => {
    const address = '203.0.113.9';
    const sender = api(undefined, undefined, address);
    const statuses = new Set<number>();
    for (let sent = 0; sent < 200; sent += 1) statuses.add((await sender.post(PATH, report)).status);
    expect([...statuses]).toEqual([200, 429]);
    expect((await api().post(PATH, report)).status).toBe(200);
  });
});
