import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appPaths } from '@plumbline/shared/options/paths';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkSite } from './check-site.ts';

const { login, publicJobs } = appPaths;
const JOB = appPaths.publicJob.replace(':jobId', 'a1');
const EXPIRATION_HOURS = '/api/expiration-hours';

/** The pages of a site without faults, by path. */
const healthy: Record<string, string> = {
  [login]: '<script type="module" src="/assets/login-1.js"></script>',
  [`${publicJobs}/chicago-il`]: '<h1>Jobs near Chicago</h1>',
  [EXPIRATION_HOURS]: '{"data":72}',
  [publicJobs]: `<a href="${publicJobs}/in">Indiana</a>`,
  [`${publicJobs}/in`]: `<a href="${JOB}">Carpenter</a>`,
  [JOB]: '<h1>Carpenter</h1>',
};
let pages = healthy;
const server = createServer(({ url = '' }, response) => {
  const page = pages[url];
  response.writeHead(page === undefined ? 503 : 200).end(page);
});
let site = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  pages = healthy;
});

it('A site that works passes all checks', async () => {
  expect(await checkSite(site)).toEqual([]);
});

it('A site without public jobs passes', async () => {
  pages = { ...healthy, [publicJobs]: '<p>No jobs</p>' };
  expect(await checkSite(site)).toEqual([]);
});

it.each(Object.keys(healthy))('A site whose %s responds with an error fails exactly one check', async (path) => {
  const { [path]: _, ...others } = healthy;
  pages = others;
  expect(await checkSite(site)).toEqual([expect.stringMatching(/: status 503$/)]);
});

it.each([login, `${publicJobs}/chicago-il`, EXPIRATION_HOURS, JOB])(
  'A site whose %s has other content fails',
  async (path) => {
    pages = { ...healthy, [path]: '<p>AccessDenied</p>' };
    expect(await checkSite(site)).toEqual([expect.stringMatching(/: the response has no /)]);
  },
);

it('A site that cannot be reached fails every check', async () => {
  expect(await checkSite('http://127.0.0.1:1')).toHaveLength(4);
});
