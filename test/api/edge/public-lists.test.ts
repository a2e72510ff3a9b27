import '../../support/cloud/handler-environment.ts';
import { PutItemCommand } from 'dynamodb-toolbox';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { epochSeconds } from '../../../functions/platform/clock.ts';
import { windowEnd } from '../../../functions/services/limits/limit-rate.ts';
import { RateCounter } from '../../../functions/table/idempotency/idempotency-record.ts';
import { HOUR_MS } from '../../../shared/options/limits.ts';
import { enterNextHour, followCloudClock } from '../../support/cloud/clock.ts';
import { origin } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { newCompany, type Person } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

const WAIT = { timeout: 30_000 };

let company: Person;
let rival: Person;
let job: string;
let other: string;

const read = async (path: string, viewer?: string) => {
  const answer = await fetch(`${origin()}${path}`, viewer ? { headers: { 'x-local-viewer-address': viewer } } : {});
  const page = (await answer.text()).replace(/<style>.*<\/style>/s, '<style></style>');
  return { status: answer.status, type: answer.headers.get('content-type'), page };
};
const pageOf = async (path: string) => (await read(path)).page;

/** The number of jobs that a list names. */
const countOf = async (path: string) => Number(/<h2 id="found">(\d+) jobs? /.exec(await pageOf(path))?.[1] ?? 0);

/** The sitemap with all its parts. */
const wholeSitemap = async (): Promise<string> => {
  const parts = [...(await pageOf('/sitemap.xml')).matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)];
  const pages = await Promise.all(parts.map(([, path = '']) => pageOf(path)));
  return pages.join('');
};

beforeAll(async () => {
  await enterNextHour();
  company = await newCompany();
  rival = await newCompany();
  job = await postJob(company, { name: 'Timber Framer', tradeCategories: ['Carpentry', 'Timber Framing'] });
  other = await postJob(rival, { name: 'Barn & Beam <Framer>', tradeCategories: ['Carpentry'] });
  await vi.waitFor(async () => {
    const page = await pageOf('/jobs-in/in');
    for (const id of [job, other]) expect(page).toContain(`/job/${id}`);
  }, WAIT);
});

describe('lists of public jobs', () => {
  it('lead from the list of states to one state, and from a city and trade to its jobs', async () => {
    expect(await pageOf('/jobs-in')).toContain('<a href="/jobs-in/in">Indiana <b');
    const city = await pageOf('/jobs-in/winona-lake-in');
    expect(city).toContain('<h1>Jobs near Winona Lake, IN</h1>');
    expect(city).toContain('Barn &amp; Beam &lt;Framer&gt;');
    const carpentry = await pageOf('/jobs-in/winona-lake-in/carpentry');
    expect(carpentry).toContain('<h1>Carpentry jobs near Winona Lake, IN</h1>');
    for (const id of [job, other]) expect(carpentry).toContain(`/job/${id}`);
    expect((await pageOf('/jobs-in/winona-lake-in/plumbing-pipefitting')).includes(`/job/${job}`)).toBe(false);
    expect(await pageOf('/jobs-in/in?lang=es')).toContain('<h1>Empleos en Indiana</h1>');
    expect(await pageOf('/jobs-in/in')).toContain('Posted today');
    expect(await pageOf('/jobs-in/in?lang=es')).toContain('Publicado hoy');
  });

  it('show the facts of a job on its row, also after the company changes them', async () => {
    const rowOf = async (path: string) => (await pageOf(path)).split('<li>').find((row) => row.includes(`/job/${job}`));
    const change = async (facts: Record<string, unknown>, line: string) => {
      const { status } = await company.api.patch(`/api/jobs/${job}`, facts);
      expect(status).toBe(200);
      await vi.waitFor(async () => expect(await rowOf('/jobs-in/in')).toContain(line), WAIT);
      expect(await rowOf('/jobs-in/winona-lake-in')).toContain(line);
      expect(await rowOf('/jobs-in?zip=46590&trade=Carpentry')).toContain(line);
    };
    await change(
      { openings: 2, overtime: 'Some overtime', travel: ['Per diem'], requiredLicenses: ['osha-10'] },
      '2 openings · Per diem · Some overtime · Asks for OSHA 10 card<',
    );
    await change({ openings: null, overtime: null, travel: [] }, '<p class="extra num">Asks for OSHA 10 card<');
  });

  it('are below a job, without the job itself', async () => {
    const page = await pageOf(`/job/${job}`);
    const [, near = ''] = page.split('id="near"');
    expect(near).toContain(`/job/${other}`);
    expect(near).not.toContain(`"/job/${job}"`);
    expect(near).toMatch(/\/jobs-in\/winona-lake-in\/carpentry/);
  });

  it('return 404 for unknown places and trades, and 400 for pages beyond the last one', async () => {
    for (const path of [
      '/jobs-in/xx',
      '/jobs-in/atlantis-in',
      '/jobs-in/winona-lake-in/magic',
      '/jobs-in/in/magic',
      '/jobs-in/xx/carpentry',
    ]) {
      expect({ path, status: (await read(path)).status }).toEqual({ path, status: 404 });
    }
    for (const page of ['0', '21', '-1', '1e9', 'x', '%00']) {
      expect((await read(`/jobs-in/in?page=${page}`)).status).toBe(400);
    }
    expect((await read('/jobs-in/in?page=20')).status).toBe(200);
    expect((await read('/jobs-in/IN')).status).toBe(400);
  });
});

describe('the files for crawlers', () => {
  it('include robots.txt, which names the sitemap, whose parts name the job', async () => {
    const robots = await read('/robots.txt');
    expect(robots).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' });
    expect(robots.page).toMatch(/^User-agent: \*\nDisallow: \/api\/\nSitemap: http.*\/sitemap\.xml\n$/);
    expect((await read('/sitemap.xml')).type).toBe('application/xml; charset=utf-8');
    const sitemap = await wholeSitemap();
    for (const id of [job, other]) expect(sitemap).toContain(`/job/${id}</loc>`);
    expect(sitemap).toContain('/jobs-in/in</loc>');
    for (const part of ['jobs-32.xml', 'jobs-x.xml', 'jobs-0', 'x', '%2e%2e']) {
      expect((await read(`/sitemaps/${part}`)).status).toBe(404);
    }
  });

  it('include a feed for each state', async () => {
    const { type, page } = await read('/feeds/in.xml');
    expect(type).toBe('application/rss+xml; charset=utf-8');
    expect(page).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><rss version="2.0"><channel>/);
    expect(page).toContain('Barn &amp; Beam &lt;Framer&gt;, ');
    expect(page).toMatch(new RegExp(`<guid isPermaLink="true">http[^<]*/job/${job}</guid><pubDate>\\w{3}, \\d{2} `));
    expect((await pageOf('/feeds/oh.xml')).includes('<item>')).toBe(false);
    for (const state of ['xx.xml', 'in', 'IN.xml']) expect((await read(`/feeds/${state}`)).status).toBe(404);
  });

  it('return 429 as a page to an address that used up its hour on other instances, and to no other address', async () => {
    await followCloudClock();
    const window = windowEnd(HOUR_MS);
    const scope = `class-page-${HOUR_MS}`;
    await RateCounter.build(PutItemCommand)
      .item({ scope, key: '10.4.4.4', window: window.toISOString(), count: 3000, ttl: epochSeconds(window) })
      .send();

    // An instance reads the others' counts after a tenth of the budget.
    for (let call = 1; call < 300; call += 1) expect((await read('/robots.txt', '10.4.4.4')).status).toBe(200);

    expect(await read('/jobs-in', '10.4.4.4')).toMatchObject({
      status: 429,
      page: expect.stringContaining('Too many attempts. Please try again later.'),
    });
    expect((await read('/jobs-in', '10.4.4.5')).status).toBe(200);
  });
});

describe('a job that is over', () => {
  it('is removed from lists, sitemap and feed when it is filled', async () => {
    const id = await postJob(company, { name: 'Filled Framer' });
    await expect.poll(() => pageOf('/feeds/in.xml'), WAIT).toContain(id);
    await company.api.post(`/api/jobs/${id}/filled`);
    await expect.poll(() => pageOf('/feeds/in.xml'), WAIT).not.toContain(id);
    expect(await pageOf('/jobs-in/in')).not.toContain(id);
    expect(await wholeSitemap()).not.toContain(id);
    expect((await read(`/job/${id}`)).status).toBe(410);
  });
});

describe('a company that keeps its jobs among members', () => {
  const save = (jobsOnWeb: boolean) => company.api.patch(`/api/company/profile/${company.profileId}`, { jobsOnWeb });

  it('removes them from every public page within a moment, and its members still read and share them', async () => {
    expect((await company.api.get(`/api/company/profile/${company.profileId}`)).body.jobsOnWeb).toBe(true);
    await expect.poll(async () => (await company.api.get(`/api/jobs/${job}`)).body.isPublic, WAIT).toBe(true);
    expect(await countOf('/jobs-in/winona-lake-in/timber-framing')).toBe(1);
    expect(await save(false)).toMatchObject({ status: 200, body: { jobsOnWeb: false } });
    expect((await read(`/job/${job}`)).status).toBe(404);
    await expect.poll(() => pageOf('/jobs-in/in'), WAIT).not.toContain(job);
    expect(await pageOf('/jobs-in/winona-lake-in/carpentry')).not.toContain(job);
    const quiet = '/jobs-in/winona-lake-in/timber-framing';
    // Jobs that are not public aren't counted in the list of states either.
    await expect.poll(() => countOf(quiet), WAIT).toBe(0);
    expect(await wholeSitemap()).not.toContain(job);
    expect((await company.api.get(`/api/jobs/${job}`)).body).toMatchObject({ isPublic: false });
    const hidden = await postJob(company, { name: 'Quiet Framer' });
    expect((await read(`/job/${hidden}`)).status).toBe(404);

    await save(true);
    expect((await read(`/job/${job}`)).status).toBe(200);
    await expect.poll(() => pageOf('/jobs-in/in'), WAIT).toContain(job);
    await expect.poll(() => pageOf('/jobs-in/in'), WAIT).toContain(hidden);
    await expect.poll(() => countOf(quiet), WAIT).toBe(1);
  });

  it("has a setting that can't be changed or read by anyone else", async () => {
    const changed = await rival.api.patch(`/api/company/profile/${company.profileId}`, { jobsOnWeb: false });
    expect(changed.status).toBe(403);
    expect((await api().patch(`/api/company/profile/${company.profileId}`, { jobsOnWeb: false })).status).toBe(401);
    expect((await rival.api.get(`/api/company/profile/${company.profileId}`)).body.jobsOnWeb).toBeUndefined();
  });
});
