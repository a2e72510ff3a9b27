import '../../support/cloud/handler-environment.ts';
import * as people from '@plumbline/shared/contracts/jobs/job-people';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../../functions/platform/ids.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { deleteMatch, putNewMatch, readMatch } from '../../../functions/table/matching/match.ts';
import { invoke } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { postJob, unlock } from '../../support/posts/hiring.ts';

/** Two towns in Montana where no other test hires. */
const GLASGOW = '59230';
const NASHUA = '59248';

let company: Person;
let job: string;

const rows = async (query: Record<string, string> = {}) =>
  measure(() => invoke(people.listMatches, { params: { id: job }, query }, company.userId));
const rowOf = async ({ profileId }: Person) =>
  (await rows({ limit: '50' })).result.body.results.find(({ id }: { id: string }) => id === profileId);

beforeAll(async () => {
  company = await newCompany({ zip: GLASGOW });
  job = await postJob(company, { zip: GLASGOW });
});

it("a match shows a masked seeker's place, whether the seeker or the job existed first, and changes with a move", async () => {
  const late = await newSeeker({ zip: GLASGOW });
  await settled();
  const second = await postJob(company, { zip: GLASGOW });
  await settled();
  for (const each of [job, second])
    expect((await readMatch(each, late.profileId))?.card).toEqual({ city: 'Glasgow', state: 'MT' });
  expect(await rowOf(late)).toMatchObject({ city: 'Glasgow', state: 'MT', hasProfileViewAccess: false });
  expect((await late.api.patch(`/api/profile/${late.profileId}`, { zip: NASHUA })).status).toBe(200);
  await settled();
  expect(await rowOf(late)).toMatchObject({ city: 'Nashua', state: 'MT' });
});

it('a match from before matches had cards shows the same place', async () => {
  const seeker = await newSeeker({ zip: GLASGOW });
  await settled();
  const { card: _, ...match } = (await readMatch(job, seeker.profileId))!;
  await transact(deleteMatch(job, seeker.profileId));
  await transact(putNewMatch(match));
  await settled();
  expect((await readMatch(job, seeker.profileId))?.card).toBeUndefined();
  const row = await rowOf(seeker);
  expect(row).toMatchObject({ city: 'Glasgow', state: 'MT', hasProfileViewAccess: false });
  expect(row.name).not.toBe('Travis');
  await unlock(company, seeker, job);
  expect(await rowOf(seeker)).toMatchObject({ name: 'Travis', hasProfileViewAccess: true });
});

it('a page of matches costs six requests for any content, and twenty masked people at most ten units', async () => {
  const matches = Array.from({ length: 60 }, () => ({
    job,
    seeker: newId(),
    company: company.profileId,
    score: '01-0-500-20000',
    reason: { category: 'Carpentry', miles: 3 },
    foundAt: new Date().toISOString(),
    card: { city: 'Glasgow', state: 'MT' },
  }));
  await transact(...matches.map((match) => putNewMatch(match)));
  const pages = [];
  for (const limit of [1, 20, 50]) {
    const { result, cost } = await rows({ limit: String(limit) });
    expect(result.body.results).toHaveLength(limit);
    pages.push(cost);
  }
  // The caller is read on every request.
  expect(pages.map(({ requests }) => requests - 1)).toEqual([6, 6, 6]);
  expect(pages[1]?.units).toBeLessThanOrEqual(10);
});
