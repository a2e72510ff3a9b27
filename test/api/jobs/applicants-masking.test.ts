import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../../support/cloud/stream.ts';
import { giveFiles } from '../../support/files/stored-files.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, draftJob, postJob, unlock } from '../../support/posts/hiring.ts';

let company: Person;

beforeAll(async () => {
  company = await newCompany();
});

const applicants = async (job: string) => (await company.api.get(`/api/jobs/${job}/applicants`)).body;
const matches = async (job: string) => (await company.api.get(`/api/jobs/${job}/matches`)).body;

describe('a masked job seeker in indirect requests', () => {
  /** Three ZIPs of one city; the profile shows the city alone. */
  const zips = ['46544', '46545', '46546'];

  it('[PRO-38] has the same distance as every other ZIP of its city', async () => {
    const job = await postJob(company, { zip: zips[0] });
    const seekers = await Promise.all(zips.map((zip) => newSeeker({ zip })));
    for (const seeker of seekers) await apply(seeker, company, job);
    const reasonsFrom = async (zip: string) => {
      expect((await company.api.patch(`/api/jobs/${job}`, { zip })).status).toBe(200);
      await settled();
      const { results } = await applicants(job);
      return new Set(results.map(({ reason }: { reason: string }) => reason));
    };
    for (const zip of zips) expect((await reasonsFrom(zip)).size, zip).toBe(1);
  });

  it("[PRO-38] can't be found by a draft or a job that asks for a name or a skill", async () => {
    const seeker = await newSeeker({ tradeCategories: ['Carpentry', 'Zebulon Quartermain'] });
    const draft = await draftJob(company, { tradeCategories: ['Carpentry', 'Zebulon Quartermain'] });
    const ask = async (jobId: string) =>
      (await company.api.get('/api/jobs/jobseeker/actions', { profileId: seeker.profileId, jobId })).body;
    expect(await ask(draft)).not.toHaveProperty('reason');
    const job = await postJob(company, { tradeCategories: ['Zebulon Quartermain'] });
    await settled();
    expect(await ask(job)).not.toHaveProperty('reason');
    expect((await matches(job)).results).toEqual([]);
    await apply(seeker, company, job);
    expect(await ask(job)).not.toHaveProperty('reason');
    const [row] = (await applicants(job)).results;
    expect(row).not.toHaveProperty('reason');
    expect(row.trades).toEqual(expect.arrayContaining(['Carpentry']));
    expect(row.trades).not.toContain('Zebulon Quartermain');
    await unlock(company, seeker, job);
    expect((await applicants(job)).results[0].trades).toContain('Zebulon Quartermain');
  });

  it("[PRO-38] isn't in a cursor, which can't be read, changed or used for another list", async () => {
    const job = await postJob(company, { zip: '59501' });
    const seekers = await Promise.all([1, 2].map(() => newSeeker({ zip: '59501' })));
    for (const seeker of seekers) await apply(seeker, company, job);
    await settled();
    for (const list of ['applicants', 'matches']) {
      const read = async (query: Record<string, string | number>, of = job) =>
        (await company.api.get(`/api/jobs/${of}/${list}`, { limit: 1, ...query })).body;
      const first = await read({});
      const plain = Buffer.from(first.cursor, 'base64url').toString('latin1');
      expect(plain).not.toMatch(/MATCH|OPEN|JOB#|"pk"|[0-9a-f]{24}|\d{4}-\d\d/);
      const second = await read({ cursor: first.cursor });
      expect(second.results[0].id).not.toBe(first.results[0].id);
      for (const cursor of [first.cursor.slice(0, -3), `${first.cursor}AAAA`])
        expect((await read({ cursor })).results[0].id).toBe(first.results[0].id);
    }
  });

  it('[APP-20] [FIL-06] has a photo in lists only once the profile is open', async () => {
    const job = await postJob(company);
    const seeker = await newSeeker();
    await giveFiles(seeker.profileId, { purpose: 'profilePhoto', name: 'me.jpg' });
    await apply(seeker, company, job);
    const row = async () => (await applicants(job)).results[0];
    for (const field of ['profilePhoto', 'profilePhotoUrl']) expect(await row()).not.toHaveProperty(field);
    await unlock(company, seeker, job);
    expect(await row()).toMatchObject({ profilePhoto: { name: 'me.jpg' }, profilePhotoUrl: expect.any(String) });
    expect(JSON.stringify(await row())).not.toContain('/original');
  });
});
