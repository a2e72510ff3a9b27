import '../../support/cloud/handler-environment.ts';
import { listProjectTies } from '@plumbline/shared/contracts/projects/project-connection-requests';
import { listProjectConnections } from '@plumbline/shared/contracts/projects/projects';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoke } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { newCompany, type Person } from '../../support/people/people.ts';
import { plantTies } from '../../support/posts/many-ties.ts';
import { newProject } from '../../support/posts/postings.ts';

/** The number of copied connections; one more company sends its request itself. */
const COUNT = 500;
/** The one request that reads the caller; the others belong to the operation. */
const CALLER = 1;

let owner: Person;
let last: Person;
let project: string;
/** Oldest first. */
let ids: string[];

type Query = Record<string, string | number>;
const list = async (path: string, query: Query) => (await owner.api.get(path, query)).body;
const everyPage = async (path: string, query: Query) => {
  const rows: { company: { id: string; name: string } }[] = [];
  let asked = 0;
  let cursor: string | undefined;
  do {
    const page = await list(path, { ...query, ...(cursor && { cursor }) });
    rows.push(...page.results);
    cursor = page.cursor;
    asked += 1;
  } while (cursor);
  return { ids: rows.map(({ company }) => company.id), asked };
};

beforeAll(async () => {
  [owner, last] = await Promise.all([newCompany(), newCompany({ name: 'Zion Stone Masons' })]);
  project = await newProject(owner, { name: 'Airport Terminal' });
  ids = await plantTies(last, owner, project, COUNT);
  const asked = { type: 'project', project };
  expect((await last.api.patch(`/api/company/profile/access/request/${owner.profileId}`, asked)).status).toBe(200);
});

describe('five hundred and one connections', () => {
  it.each<[string, Query, number]>([
    ['some', {}, 30],
    ['as many as a page takes', { limit: 33 }, 40],
    ['those of one state', { state: 'granted', limit: 33 }, 40],
    ['those that a search finds', { search: 'copy', limit: 33 }, 40],
    ['nobody', { search: 'zebulon', limit: 33 }, 40],
  ])('are listed across projects at a fixed cost: %s', async (_, query, mostUnits) => {
    const { cost } = await measure(() =>
      invoke(listProjectTies, { query: query as Record<string, string> }, owner.userId),
    );
    expect(cost.requests - CALLER).toBe(2);
    expect(cost.units).toBeLessThanOrEqual(mostUnits);
  });

  it('[PRJ-18] are listed on their project at a fixed cost', async () => {
    const page = (query: Record<string, string> = {}) =>
      measure(() => invoke(listProjectConnections, { params: { id: project }, query }, owner.userId));
    for (const limit of ['1', '20', '50']) expect((await page({ limit })).cost.requests - CALLER).toBe(4);
    const { cost, result } = await page();
    expect(cost.units).toBeLessThanOrEqual(60);
    expect(result.body.total).toBe(COUNT + 1);
  });

  it('are read to the end, each once, latest first', async () => {
    const all = [...ids, last.profileId].toReversed();
    expect((await everyPage('/api/project-connections', { limit: 33 })).ids).toEqual(all);
    expect((await everyPage(`/api/projects/${project}/connections`, {})).ids).toEqual(all);
  });

  it('are searched to the end in a bounded number of requests', async () => {
    const search = (words: string) => everyPage('/api/project-connections', { search: words, limit: 33 });
    expect(await search('zion airport')).toEqual({ ids: [last.profileId], asked: Math.ceil((COUNT + 1) / 33) });
    expect((await search('zion hangar')).ids).toEqual([]);
  });
});
