import '../../support/cloud/handler-environment.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { onMatchChanged } from '../../../functions/events/notifier/on-match-changed.ts';
import { batchOf } from '../../../functions/table/core/stream.ts';
import { readMatch } from '../../../functions/table/matching/match.ts';
import { addMatches, removeMatches } from '../../../functions/table/matching/match-changes.ts';
import { settled, wholeTable } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

/** A town in Wyoming where no other test hires. */
const LUSK = '82225';

let seeker: Person;
let jobs: string[];

/** Returns the seeker's lines by job, and the counts of the lists. */
const listOf = async ({ profileId }: Person) => {
  const items = Object.values(await wholeTable()).filter(({ pk }) => pk === `SEEKER#${profileId}`);
  const counts = items.find(({ sk }) => sk === 'COUNTS');
  const lines = Object.fromEntries(items.flatMap((item) => (item._et === 'SeekerActivity' ? [[item.job, item]] : [])));
  return { lines, active: counts?.active ?? 0, inactive: counts?.inactive ?? 0 };
};

beforeAll(async () => {
  const company = await newCompany({ zip: LUSK });
  seeker = await newSeeker({ zip: LUSK });
  await settled();
  jobs = [];
  for (const name of ['Framer', 'Trim Carpenter', 'Form Carpenter'])
    jobs.push(await postJob(company, { name, zip: LUSK }));
  await settled();
});

describe('a match', () => {
  it("is written together with its line in the seeker's list [SEE-24]", async () => {
    const { lines, active } = await listOf(seeker);
    for (const job of jobs) {
      const match = await readMatch(job, seeker.profileId);
      expect(match).toMatchObject({ hasLine: true });
      expect(lines[job]).toMatchObject({ type: 'match', date: match?.foundAt, createdAt: match?.foundAt, version: 1 });
    }
    expect(active).toBe(jobs.length);
  });

  it('that is found again continues the line that the list has of the job', async () => {
    const [again, ...others] = await Promise.all(jobs.map((job) => readMatch(job, seeker.profileId)));
    await removeMatches([again!]);
    await settled();
    expect(await listOf(seeker)).toMatchObject({ active: 2, inactive: 1 });
    const { hasLine: _, ...match } = again!;
    const foundAt = new Date(Date.parse(match.foundAt) + 1000).toISOString();
    expect(await addMatches([{ ...match, foundAt, quiet: true }], foundAt)).toBe(1);
    expect((await readMatch(match.job, seeker.profileId))?.hasLine).toBeUndefined();
    await settled();
    const { lines, active, inactive } = await listOf(seeker);
    expect({ active, inactive }).toEqual({ active: 3, inactive: 0 });
    expect(lines[match.job]).toMatchObject({ type: 'match', date: foundAt, createdAt: again?.foundAt });
    for (const other of others) expect(lines[other!.job]).toMatchObject({ version: 1 });
  });

  it('causes a notification although another one in the same batch cannot be read, which fails alone', async () => {
    const [job = ''] = jobs;
    const stored = Object.values(await wholeTable()).find(
      ({ pk, sk }) => pk === `JOB#${job}` && sk === `MATCH#${seeker.profileId}`,
    );
    const { quiet: _, ...after } = stored!;
    const good = { before: undefined, after };
    const broken = { before: undefined, after: { ...after, reason: 'not a reason', seeker: 7 } };
    const batch = batchOf(() => [broken, good]);
    await expect(onMatchChanged([good], batch)).resolves.toBeUndefined();
    await expect(onMatchChanged([broken], batch)).rejects.toThrow();
  });

  it('that exists is not added again, and leaves list and counts as they are', async () => {
    const before = await listOf(seeker);
    const stored = await Promise.all(jobs.map((job) => readMatch(job, seeker.profileId)));
    expect(
      await addMatches(
        stored.flatMap((match) => match ?? []),
        new Date().toISOString(),
      ),
    ).toBe(0);
    expect(await listOf(seeker)).toEqual(before);
  });
});
