import '../../support/cloud/handler-environment.ts';
import { listJobs } from '@plumbline/shared/contracts/jobs/jobs';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoke } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, draftJob, postJob } from '../../support/posts/hiring.ts';

let company: Person;

const list = async (query: Record<string, string | number> = {}) => (await company.api.get('/api/jobs', query)).body;
const names = async (query: Record<string, string | number>) =>
  (await list(query)).results.map(({ name }: { name: string }) => name);

beforeAll(async () => {
  company = await newCompany();
  await draftJob(company, { name: 'Draft' });
  const paused = await postJob(company, { name: 'Paused Framer' });
  await company.api.patch(`/api/jobs/${paused}`, { published: false });
  const filled = await postJob(company, { name: 'Filled Framer' });
  await company.api.post(`/api/jobs/${filled}/filled`, {});
  const deleted = await postJob(company, { name: 'Deleted' });
  await company.api.delete(`/api/jobs/${deleted}`);
  const popular = await postJob(company, { name: 'Popular', zip: '46802' });
  await postJob(company, { name: 'Active Framer' });
  for (const seeker of [await newSeeker(), await newSeeker()]) await apply(seeker, company, popular);
});

describe("a company's list of its jobs", () => {
  it('returns the jobs of one status', async () => {
    expect(await names({ state: 'active' })).toEqual(['Active Framer', 'Popular']);
    expect(await names({ state: 'paused' })).toEqual(['Paused Framer']);
    expect(await names({ state: 'not-published' })).toEqual(['Draft']);
    expect(await names({ state: 'closed' })).toEqual(['Deleted', 'Filled Framer']);
    expect(await list({ state: 'closed', limit: 1, page: 2 })).toMatchObject({
      total: 2,
      pageCount: 2,
      results: [{ name: 'Filled Framer', status: 'Filled' }],
    });
  });

  it('finds a word in title or city, in any case, and no jobs of another company', async () => {
    expect(await names({ search: 'framer' })).toEqual(['Active Framer', 'Filled Framer', 'Paused Framer']);
    expect(await names({ search: 'framer', state: 'active' })).toEqual(['Active Framer']);
    expect(await names({ search: 'fort wayne' })).toEqual(['Popular']);
    expect(await names({ search: '.*' })).toEqual([]);
    const other = await newCompany();
    expect((await other.api.get('/api/jobs', { search: 'framer' })).body.total).toBe(0);
  });

  it('is sorted by age or by applicants, with the counts of each', async () => {
    expect((await names({ sort: 'oldest' }))[0]).toBe('Draft');
    const { results } = await list({ sort: 'applicants' });
    expect(results[0]).toMatchObject({ name: 'Popular', applicantCount: 2 });
    expect(results).toHaveLength(6);
  });

  it.each<Record<string, string>>([{ state: 'gone' }, { sort: 'best' }, { search: 'x'.repeat(121) }])(
    'answers 400 to %j',
    async (query) => {
      expect((await company.api.get('/api/jobs', query)).status).toBe(400);
    },
  );

  it('makes the same number of requests whatever it shows', async () => {
    const requestsOf = async (query: Record<string, string>) =>
      (await measure(() => invoke(listJobs, { query }, company.userId))).cost.requests - 1;
    for (const limit of ['1', '20', '100']) expect(await requestsOf({ limit })).toBe(3);
    const narrowed: Record<string, string>[] = [{ state: 'active' }, { search: 'framer' }];
    for (const query of narrowed) expect(await requestsOf(query)).toBe(3);
    // A search without results requests no counts.
    expect(await requestsOf({ search: 'nobody' })).toBe(2);
    expect(await requestsOf({ sort: 'applicants' })).toBe(4);
  });
});
