import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { DeleteItemCommand } from 'dynamodb-toolbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { runMigrations } from '../../../functions/operator/migrations/run/run-migrations.ts';
import { documents } from '../../../functions/platform/documents.ts';
import { MigrationRecord } from '../../../functions/table/settings/migration-record.ts';
import { advanceTo, cloudNow } from '../../support/cloud/clock.ts';
import { advanceClock, origin, until } from '../../support/cloud/cloud.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { buy, draftJob, searchFinding } from '../../support/posts/hiring.ts';

const DAY_MS = 86_400_000;
const read = async (path: string) => (await fetch(`${origin()}${path}`)).text();

/** A place with its zone and feed, and an hour (UTC) at which its day differs from the day in UTC. */
it.each([
  { zip: '46590', timeZone: 'America/Indiana/Indianapolis', feed: 'in', hour: 3 },
  { zip: '37201', timeZone: 'America/Chicago', feed: 'tn', hour: 3 },
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

describe('a job that was drafted first and posted last', () => {
  const zip = '59801';
  let [company, other]: (Person | undefined)[] = [];
  let ids: Record<'early' | 'late' | 'draft', string>;
  const own = () => company ?? expect.fail('No company');

  beforeAll(async () => {
    const founder = await newCompany();
    const early = await draftJob(founder, { zip, name: 'Drafted First' });
    await advanceClock(2000);
    const late = await draftJob(founder, { zip, name: 'Drafted Second' });
    await advanceClock(2000);
    ids = { early, late, draft: await draftJob(founder, { zip, name: 'Draft' }) };
    for (const job_id of [late, early]) {
      await advanceClock(2000);
      await buy(founder, { product_slug: 'job_posting', job_id });
    }
    [company, other] = [founder, await newCompany()];
  });

  const names = async (person: Person | undefined, path: string, query: Record<string, string> = {}) => {
    const { status, body } = await (person ?? own()).api.get(path, query);
    expect(status).toBe(200);
    return body.results.map(({ name }: { name: string }) => name);
  };
  const newest = ['Drafted First', 'Drafted Second', 'Draft'];
  /** Every list of a company's jobs: the function that reads it, and the expected result. */
  const expectLists = async () => {
    const lists: [Person | undefined, string, Record<string, string>, string[]][] = [
      [company, '/api/jobs', {}, newest],
      [company, '/api/jobs', { sort: 'oldest' }, newest.toReversed()],
      [company, '/api/jobs', { search: 'draft' }, newest],
      [company, '/api/jobs', { sort: 'applicants' }, newest],
      [company, '/api/jobs', { limit: '1', page: '2' }, ['Drafted Second']],
      [company, '/api/jobs/list/company', {}, newest],
      [other, '/api/jobs/list/company', { companyId: own().profileId }, ['Drafted First', 'Drafted Second']],
    ];
    for (const [person, path, query, shown] of lists)
      expect([path, query, await names(person, path, query)]).toEqual([path, query, shown]);
  };

  it('is sorted by its posting date in searches', async () => {
    const seeker = await newSeeker({ zip });
    for (const job of [ids.early, ids.late]) await searchFinding(seeker, job, { zip });
    const { body } = await seeker.api.post('/api/job/search', { zip, sort: 'newest' });
    expect(body.result.map(({ name }: { name: string }) => name)).toEqual(['Drafted First', 'Drafted Second']);
  });

  it('is sorted by its posting date in every list of its company, and a draft by the date it was started [EMP-05]', async () => {
    await expectLists();
    await own().api.patch(`/api/jobs/${ids.early}`, { published: false });
    expect(await names(company, '/api/jobs')).toEqual(newest);
    await own().api.patch(`/api/jobs/${ids.early}`, { published: true });
    await expectLists();
  });

  it('is sorted by its posting date after a migration of what 0.3.0 stored', async () => {
    for (const id of Object.values(ids)) {
      const { createdAt, published } = (await own().api.get(`/api/jobs/${id}`)).body;
      await documents.send(
        new UpdateCommand({
          TableName: process.env.TABLE_NAME,
          Key: { pk: `JOB#${id}`, sk: 'SELF#JOB' },
          UpdateExpression: `SET gsi1sk = :all${published ? ', gsi2sk = :open' : ''}`,
          ExpressionAttributeValues: {
            ':all': `JOB#${createdAt}#${id}`,
            ...(published && { ':open': `OPEN-JOB#${createdAt}#${id}` }),
          },
        }),
      );
    }
    expect(await names(company, '/api/jobs')).toEqual(['Draft', 'Drafted Second', 'Drafted First']);
    await MigrationRecord.build(DeleteItemCommand).key({ number: '0007' }).send();

    expect((await runMigrations()).find(({ number }) => number === '0007')?.changed).toBe(2);

    await expectLists();
  });
});
