import { expect, it, vi } from 'vitest';
import type { JobItem } from '../../../table/jobs/job.ts';
import type { listMatchesOfSeeker as ListMatchesOfSeeker, MatchItem } from '../../../table/matching/match.ts';
import { newestMatches } from './newest-matches.ts';

const { listMatchesOfSeeker } = vi.hoisted(() => ({ listMatchesOfSeeker: vi.fn<typeof ListMatchesOfSeeker>() }));
vi.mock('../../../table/matching/match.ts', () => ({ listMatchesOfSeeker }));

const FOUND_AT = '2026-11-20T10:00:00.000Z';
const matchOf = (job: string) =>
  ({ job, seeker: 'seeker', foundAt: FOUND_AT, reason: { category: 'Carpentry', miles: 4 } }) as unknown as MatchItem;
const jobs = new Map(
  ['first', 'second'].map((id) => [id, { id, name: id, city: 'Warsaw', state: 'IN', published: true } as JobItem]),
);
const namesOf = async (known: MatchItem[], claimed: string[] = []) =>
  (await newestMatches('seeker', FOUND_AT, { claimed: new Set(claimed), known, knownJobs: jobs })).jobs.map(
    ({ name }) => name,
  );

it('an e-mail about matches also lists given matches that the index does not contain yet', async () => {
  listMatchesOfSeeker.mockResolvedValue([]);
  expect(await namesOf([matchOf('first')])).toEqual(['first']);
});

it('an e-mail about matches lists a match once that is known and in the index', async () => {
  listMatchesOfSeeker.mockResolvedValue([matchOf('first'), matchOf('second')]);
  expect((await namesOf([matchOf('first')])).toSorted()).toEqual(['first', 'second']);
});

it('an e-mail about matches leaves out jobs of another e-mail', async () => {
  listMatchesOfSeeker.mockResolvedValue([matchOf('second')]);
  expect(await namesOf([matchOf('first')], ['first'])).toEqual(['second']);
});
