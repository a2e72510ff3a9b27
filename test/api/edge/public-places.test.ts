import { jobStates } from '@plumbline/shared/options/us-states';
import { beforeAll, describe, expect, it } from 'vitest';
import { origin, until } from '../../support/cloud/cloud.ts';
import { newCompany } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

/** A town in each territory that the Postal Service delivers to. */
const towns = [
  ['96910', 'gu', 'Guam', 'US'],
  ['00801', 'vi', 'Virgin Islands', 'US'],
  ['96799', 'as', 'American Samoa', 'US'],
  ['96950', 'mp', 'Northern Mariana Islands', 'US'],
  ['00901', 'pr', 'Puerto Rico', 'US'],
  ['96960', 'mh', 'Marshall Islands', 'MH'],
] as const;
const jobs = new Map<string, string>();

const read = async (path: string) => {
  const answer = await fetch(`${origin()}${path}`);
  return { status: answer.status, page: await answer.text() };
};

beforeAll(async () => {
  const company = await newCompany();
  for (const [zip] of towns) jobs.set(zip, await postJob(company, { zip }));
});

describe('public pages of places', () => {
  it.each(towns)('list the job at %s under /jobs-in/%s and in the feed', async (zip, slug, name, country) => {
    const job = jobs.get(zip);
    const list = await until(async () => {
      const answer = await read(`/jobs-in/${slug}`);
      return answer.page.includes(`/job/${job}`) ? answer : undefined;
    });
    expect(list.status).toBe(200);
    expect(list.page).toContain(`<h1>Jobs in ${name}</h1>`);
    expect((await read(`/feeds/${slug}.xml`)).page).toContain(`/job/${job}`);
    expect((await read('/jobs-in')).page).toContain(`<a href="/jobs-in/${slug}">${name} <b`);
    expect((await read(`/job/${job}`)).page).toContain(`"addressCountry":"${country}"`);
  });

  it('exist for every state and territory', async () => {
    for (const { abbreviation } of jobStates) {
      const slug = abbreviation.toLowerCase();
      expect({ slug, status: (await read(`/jobs-in/${slug}`)).status }).toEqual({ slug, status: 200 });
    }
  });

  it('are in the sitemap only when they have a job', async () => {
    const { page } = await read('/sitemaps/places.xml');
    const listed = [...page.matchAll(/\/jobs-in\/([a-z]{2})</g)].map(([, slug]) => slug);
    expect(listed).toEqual(expect.arrayContaining(towns.map(([, slug]) => slug)));
    expect(listed.length).toBeLessThan(jobStates.length);
    for (const { abbreviation } of jobStates) {
      const slug = abbreviation.toLowerCase();
      const isIndexable = !(await read(`/jobs-in/${slug}`)).page.includes('<meta name="robots" content="noindex"/>');
      expect({ slug, listed: listed.includes(slug) }).toEqual({ slug, listed: isIndexable });
    }
  });

  it('are in the sitemap by town as well, and each of these pages has a job', async () => {
    const { page } = await read('/sitemaps/places.xml');
    const listed = [...page.matchAll(/(\/jobs-in\/[a-z-]{3,})</g)].map(([, path = '']) => path);
    expect(listed.length).toBeGreaterThan(0);
    expect(new Set(listed).size).toBe(listed.length);
    for (const path of listed.slice(0, 20)) {
      const { page: town } = await read(path);
      expect({ path, isIndexable: !town.includes('<meta name="robots" content="noindex"/>') }).toEqual({
        path,
        isIndexable: true,
      });
    }
  });

  it('name the address of every language, and one for all others', async () => {
    for (const path of ['/jobs-in', '/jobs-in/gu', `/job/${jobs.get('96910')}`]) {
      const { page } = await read(path);
      const alternates = [...page.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, language, url = '']) => [
        language,
        url.replace(origin(), ''),
      ]);
      expect(alternates.filter(([language]) => language !== 'es')).toEqual(
        expect.arrayContaining([
          ['en', path],
          ['x-default', path],
        ]),
      );
    }
  });

  it('are cached at the edge for two minutes, and one more while a newer one is fetched', async () => {
    for (const path of ['/jobs-in', '/jobs-in/gu', '/feeds/gu.xml', `/job/${jobs.get('96910')}`]) {
      const { headers } = await fetch(`${origin()}${path}`);
      const cache = headers.get('cache-control');
      expect({ path, cache }).toEqual({ path, cache: 'public, max-age=60, s-maxage=120, stale-while-revalidate=60' });
    }
  });
});
