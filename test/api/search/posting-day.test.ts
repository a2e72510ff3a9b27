import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { expect, it } from 'vitest';
import { advanceTo, cloudNow } from '../../support/cloud/clock.ts';
import { advanceClock, origin, until } from '../../support/cloud/cloud.ts';
import { newCompany, newSeeker, signInAgain } from '../../support/people/people.ts';
import { buy, draftJob, searchFinding } from '../../support/posts/hiring.ts';

const DAY_MS = 86_400_000;
const read = async (path: string) => (await fetch(`${origin()}${path}`)).text();

/** A place with its zone and feed, and an hour (UTC) at which the day there is not the one in UTC. */
it.each([
  { zip: '46590', timeZone: 'America/Indiana/Indianapolis', feed: 'in', hour: 3 },
  { zip: '79901', timeZone: 'America/Denver', feed: 'tx', hour: 6 },
  { zip: '96910', timeZone: 'Pacific/Guam', feed: 'gu', hour: 20 },
])(
  'a draft at $zip that is paid for days later has one posting day everywhere [EMP-05] [EMP-38] [SEE-12]',
  async (place) => {
    const { zip, timeZone, feed, hour } = place;
    const founder = await newCompany();
    const name = `Night Framer ${zip}`;
    const job = await draftJob(founder, { zip, name });
    await advanceClock(3 * DAY_MS);
    await advanceTo(hour);
    const company = await signInAgain(founder);
    await buy(company, { product_slug: 'job_posting', job_id: job });
    const now = await cloudNow();
    const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
    expect(day).not.toBe(now.toISOString().slice(0, 10));

    const seeker = await newSeeker({ zip });
    const found = await searchFinding(seeker, job, { zip });
    const card = found.result.find(({ id }: { id: string }) => id === job);
    const own = (await company.api.get(`/api/jobs/${job}`)).body;
    const listed = (await company.api.get('/api/jobs')).body.results.find(({ id }: { id: string }) => id === job);
    const seen = (await seeker.api.get(`/api/jobs/${job}`)).body;
    expect([card, own, listed, seen].map(({ postDate }) => postDate)).toEqual([day, day, day, day]);
    expect(own.createdAt.slice(0, 10)).not.toBe(day);

    const page = await until(async () => {
      const text = await read(`/job/${job}`);
      return text.includes(name) && text;
    });
    expect(page).toContain(`Posted on ${formatDate(day)}`);
    expect(page).toContain(`"datePosted":"${day}"`);
    const item = await until(async () => {
      const items = (await read(`/feeds/${feed}.xml`)).split('<item>');
      return items.find((each) => each.includes(job));
    });
    const [, posted = ''] = /<pubDate>([^<]+)<\/pubDate>/.exec(item) ?? [];
    expect(posted).toContain(`${day.slice(8)} `);
    expect(Date.parse(posted)).toBeGreaterThan(now.getTime() - 60_000);
  },
);

it('a job that was drafted first and posted last is the newest in searches', async () => {
  const company = await newCompany();
  const zip = '59801';
  const [early, late] = [
    await draftJob(company, { zip, name: 'Drafted First' }),
    await draftJob(company, { zip, name: 'Drafted Last' }),
  ];
  await advanceClock(2000);
  await buy(company, { product_slug: 'job_posting', job_id: late });
  await advanceClock(2000);
  await buy(company, { product_slug: 'job_posting', job_id: early });
  const seeker = await newSeeker({ zip });
  for (const job of [early, late]) await searchFinding(seeker, job, { zip });
  const { body } = await seeker.api.post('/api/job/search', { zip, sort: 'newest' });
  expect(body.result.map(({ name }: { name: string }) => name)).toEqual(['Drafted First', 'Drafted Last']);
});
