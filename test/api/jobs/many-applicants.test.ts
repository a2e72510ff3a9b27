import '../../support/cloud/handler-environment.ts';
import { listApplicantNotes } from '@plumbline/shared/contracts/jobs/applicant-notes';
import { listApplicants } from '@plumbline/shared/contracts/jobs/job-people';
import { beforeAll, describe, expect, it } from 'vitest';
import { putNote } from '../../../functions/table/jobs/applicant-note.ts';
import { invoke } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';
import { plantApplicants } from '../../support/posts/many-applicants.ts';

const COUNT = 500;
/** The one request that reads the caller; the others belong to the operation. */
const CALLER = 1;

let company: Person;
let job: string;
/** Oldest first. */
let ids: string[];

type Query = Record<string, string | number>;
type Row = { id: string; stage: string };
const list = async (query: Query = {}, of = job) => (await company.api.get(`/api/jobs/${of}/applicants`, query)).body;
const idsOf = ({ results }: { results: Row[] }) => results.map(({ id }) => id);
const everyPage = async (query: Query) => {
  const rows: Row[] = [];
  let asked = 0;
  let cursor: string | undefined;
  do {
    const page = await list({ ...query, ...(cursor && { cursor }) });
    rows.push(...page.results);
    cursor = page.cursor;
    asked += 1;
  } while (cursor);
  return { rows, asked };
};

beforeAll(async () => {
  company = await newCompany();
  job = await postJob(company);
  // A town in Alaska where no company hires.
  ids = await plantApplicants(await newSeeker({ zip: '99801' }), company, job, COUNT);
});

describe('a job with five hundred applicants', () => {
  it.each<[string, Query, number, number]>([
    ['all', {}, 7, 26],
    ['all, oldest first', { sort: 'oldest' }, 6, 24],
    ['those at one stage', { stage: 'offer' }, 7, 47],
    ['those who are new', { stage: 'new' }, 8, 65.5],
    ['those whom a search finds', { search: 'carpentry' }, 7, 52.5],
    ['those who are new and whom a search finds', { search: 'carpentry', stage: 'new' }, 9, 91],
    ['those with a trade', { trade: 'Carpentry' }, 7, 53.5],
    ['the nearest', { sort: 'nearest' }, 12, 260],
  ])('lists %s at a fixed cost, whatever the page holds', async (_, query, requests, mostUnits) => {
    const costOf = async (page: Record<string, string>) => {
      const asked = { params: { id: job }, query: { ...query, ...page } as Record<string, string> };
      return (await measure(() => invoke(listApplicants, asked, company.userId))).cost;
    };
    for (const limit of ['1', '20', '50']) expect((await costOf({ limit })).requests - CALLER).toBe(requests);
    const { units } = await costOf({});
    expect(units).toBeLessThanOrEqual(mostUnits);
  });

  it("reads no profiles for an order of another company's job", async () => {
    const stranger = await newCompany();
    const asked = { params: { id: job }, query: { sort: 'nearest' } };
    const { cost } = await measure(() =>
      expect(invoke(listApplicants, asked, stranger.userId)).rejects.toThrow('job_not_found'),
    );
    expect(cost.units).toBeLessThan(10);
  });

  it('reads only the list, its people and the job for a search without a match', async () => {
    const asked = { params: { id: job }, query: { search: 'nobody of that name' } };
    const { cost } = await measure(() => invoke(listApplicants, asked, company.userId));
    expect(cost.requests - CALLER).toBe(4);
    expect(cost.units).toBeLessThanOrEqual(40);
  });

  it('lists the notes about one of them at a fixed cost', async () => {
    const seeker = ids[0] as string;
    for (let at = 0; at < 50; at += 1) {
      const note = {
        id: `${at}`.padStart(24, '0'),
        text: 'x'.repeat(1000),
        date: '2026-11-23',
        author: company.userId,
      };
      await putNote({ seeker, company: company.profileId, ...note });
    }
    const asked = { params: { id: seeker } };
    const { cost, result } = await measure(() => invoke(listApplicantNotes, asked, company.userId));
    expect(result.body.results).toHaveLength(50);
    expect(cost.requests - CALLER).toBe(4);
    expect(cost.units).toBeLessThanOrEqual(25);
  });

  it('is read to the end, each applicant once, in both orders', async () => {
    expect((await everyPage({ limit: 50 })).rows.map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await everyPage({ limit: 50, sort: 'oldest' })).rows.map(({ id }) => id)).toEqual(ids);
  });

  it('lists and counts new applicants', async () => {
    const { rows } = await everyPage({ stage: 'new', limit: 7 });
    const fresh = ids.filter((_, at) => at % 5 === 0).toReversed();
    expect(rows.map(({ id }) => id)).toEqual(fresh);
    expect(rows.every(({ stage }) => stage === 'new')).toBe(true);
    const offers = await list({ stage: 'offer' });
    expect(offers.total).toBe(COUNT / 5);
    expect(offers.results).toHaveLength(16);
  });

  it('is searched in a bounded number of requests for a text that no one has', async () => {
    expect(await everyPage({ search: 'zebulon' })).toEqual({ rows: [], asked: COUNT / 50 + 1 });
  });
});

describe('a search of applicants', () => {
  it('searches trade and city of a masked applicant, never the name, and the name of an unlocked one', async () => {
    const small = await postJob(company);
    const names = { firstName: 'Ignatius', lastName: 'Müller', tradeCategories: ['Masonry', 'Ignatius Trowel'] };
    const [masked, other] = [await newSeeker(names), await newSeeker({ zip: '46580', tradeCategories: ['Roofing'] })];
    for (const seeker of [masked, other]) await apply(seeker, company, small);
    const find = async (search: string) => idsOf(await list({ search }, small));
    expect(await find('masonry')).toEqual([masked.profileId]);
    expect(await find('warsaw')).toEqual([other.profileId]);
    expect(await find(`Jobseeker${masked.profileId.slice(0, 4)}`)).toEqual([masked.profileId]);
    const secrets = ['Ignatius', 'muller', 'Trowel', masked.email, '555-0142', '46590'];
    for (const secret of secrets) {
      // The found people, and whether there are more, must not reveal that a masked person matches.
      const { results, cursor } = await list({ search: secret, limit: 1 }, small);
      expect({ results, cursor }, secret).toEqual({ results: [], cursor: undefined });
    }
    await unlock(company, masked, small);
    for (const search of ['ignatius', 'MULLER', 'ignatius masonry', 'trowel']) {
      expect(await find(search), search).toEqual([masked.profileId]);
    }
    for (const search of [masked.email, '555-0142', 'ignatius roofing']) expect(await find(search)).toEqual([]);
  });

  it('marks new applicants only in the full list, newest first', async () => {
    const small = await postJob(company);
    await apply(await newSeeker(), company, small);
    const isNew = async () => (await company.api.get(`/api/jobs/${small}`)).body.hasNewApplicants;
    const queries: Query[] = [{ search: 'carpentry' }, { stage: 'new' }, { sort: 'oldest' }];
    for (const query of queries) await list(query, small);
    expect(await isNew()).toBe(true);
    await list({}, small);
    expect(await isNew()).toBe(false);
  });

  it('rejects an invalid stage, an invalid order, and a text that is too long', async () => {
    const queries: Query[] = [{ stage: 'dreaming' }, { sort: 'name' }, { search: 'x'.repeat(121) }, { limit: 51 }];
    for (const query of queries) {
      expect((await company.api.get(`/api/jobs/${job}/applicants`, query)).status).toBe(400);
    }
  });
});
