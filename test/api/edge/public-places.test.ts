import { jobStates } from '@plumbline/shared/options/us-states';
import { beforeAll, describe, expect, it } from 'vitest';
import { origin, until } from '../../support/cloud/cloud.ts';
import { newCompany } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

/** A town of each territory that the Postal Service delivers to. */
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
    expect((await read('/jobs-in')).page).toContain(`<a href="/jobs-in/${slug}">${name}</a>`);
    expect((await read(`/job/${job}`)).page).toContain(`"addressCountry":"${country}"`);
  });

  it('exist for every state and territory', async () => {
    for (const { abbreviation } of jobStates) {
      const slug = abbreviation.toLowerCase();
      expect({ slug, status: (await read(`/jobs-in/${slug}`)).status }).toEqual({ slug, status: 200 });
    }
  });
});
