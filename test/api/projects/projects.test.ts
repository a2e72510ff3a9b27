import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { newClosedProject, newProject, projectFields } from '../../support/posts/postings.ts';

const NO_PROJECT = "We couldn't find data for this project.";
const WRONG_START = 'Please enter a valid project start date';
const UNKNOWN = 'f'.repeat(24);

let company: Person;
let rival: Person;
let vendor: Person;
let seeker: Person;

beforeAll(async () => {
  [company, rival, vendor, seeker] = await Promise.all([
    newCompany(),
    newCompany(),
    newCompany({ type: 'vendor' }),
    newSeeker(),
  ]);
});

const read = async (person: Person, id: string) => (await person.api.get(`/api/projects/${id}`)).body;
const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('posting a project', () => {
  it('[PRJ-32] [PRJ-36] stores every field and reads it back', async () => {
    const form = projectFields({ addedDetail: 'Badges are required.' });
    const created = await company.api.post('/api/projects', form);
    expect(created).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^[0-9a-f]{24}$/) } });
    const { id } = created.body;
    const shared = {
      ...form,
      _id: id,
      id,
      city: 'Winona Lake',
      state: 'IN',
      company: company.profileId,
      profile: [{ _id: company.profileId, id: company.profileId, name: expect.stringContaining('Company') }],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    };
    expect(await read(company, id)).toEqual({
      ...shared,
      views: 0,
      matches: expect.any(Number),
      requestCount: 0,
      connectionCount: 0,
      invitationCount: 0,
      planCount: 0,
      connections: [],
    });
    // Only the owner sees counts and connections.
    expect(await read(rival, id)).toEqual({ ...shared, miles: 0, planCount: 0 });
    expect(await read(seeker, id)).toEqual(shared);
  });

  it('[PRJ-10] names every required field that is missing', async () => {
    const { status, body } = await company.api.post('/api/projects', {});
    expect(status).toBe(400);
    expect(
      Object.fromEntries(body.errors.map(({ path, message }: { path: string; message: string }) => [path, message])),
    ).toEqual({
      name: 'This field is required',
      type: 'This field is required',
      description: 'This field is required',
      zip: 'Please enter a valid ZIP code',
      startDate: WRONG_START,
      contractorTradeCategories: 'This field is required',
      inviteVendorsToView: 'This field is required',
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ['an empty name', { name: ' ' }],
    ['a name of 121 characters', { name: 'x'.repeat(121) }],
    ['a type that is not in the list', { type: 'Bridge' }],
    ['a description of 4001 characters', { description: 'x'.repeat(4001) }],
    ['added details of 4001 characters', { addedDetail: 'x'.repeat(4001) }],
    ['no contractor trade', { contractorTradeCategories: [] }],
    ['a trade twice', { contractorTradeCategories: ['Carpentry', 'carpentry'] }],
    ['21 trades', { contractorTradeCategories: Array.from({ length: 21 }, (_, at) => `Trade ${at}`) }],
    ['an invitation in words', { inviteVendorsToView: 'Yes' }],
    ['vendors invited without what they sell', { inviteVendorsToView: true, vendorTradeCategories: [] }],
    ['a start in the past', { startDate: dayFromNow(-2) }],
    ['a start of more than ten characters', { startDate: `${dayFromNow(9)}T00:00` }],
    ['a start on a day there is not', { startDate: '2027-02-30' }],
    ['a ZIP there is not', { zip: '00000' }],
  ])('[PRJ-09] answers 400 to %s, new or changed, and changes nothing', async (_, wrong) => {
    const id = await newProject(company);
    const before = await read(company, id);
    expect((await company.api.post('/api/projects', projectFields(wrong))).status).toBe(400);
    expect((await company.api.patch(`/api/projects/${id}`, wrong)).status).toBe(400);
    expect(await read(company, id)).toEqual(before);
  });

  it('[PRJ-11] returns errors about a start date and a ZIP at their fields', async () => {
    for (const startDate of [dayFromNow(-2), '01/11/2027', '2027-01-11T08:00:00Z', 7]) {
      const { body } = await company.api.post('/api/projects', projectFields({ startDate }));
      expect(body.errors).toEqual([{ path: 'startDate', message: WRONG_START }]);
    }
    for (const zip of ['', '4659', '46590-', '00000']) {
      const { body } = await company.api.post('/api/projects', projectFields({ zip }));
      expect(body.errors).toEqual([{ path: 'zip', message: 'Please enter a valid ZIP code' }]);
    }
    expect((await company.api.post('/api/projects', projectFields({ startDate: dayFromNow(0) }))).status).toBe(201);
  });

  it('[PRJ-09] keeps no vendor categories when vendors are not invited', async () => {
    const id = await newProject(company, { inviteVendorsToView: false });
    expect((await read(company, id)).vendorTradeCategories).toEqual([]);
    expect((await company.api.patch(`/api/projects/${id}`, { inviteVendorsToView: true })).body.errors).toEqual([
      { path: 'vendorTradeCategories', message: 'This field is required' },
    ]);
    const invite = { inviteVendorsToView: true, vendorTradeCategories: ['Tile'] };
    await company.api.patch(`/api/projects/${id}`, invite);
    expect(await read(company, id)).toMatchObject(invite);
  });

  it('is for companies only', async () => {
    expect((await api().post('/api/projects', projectFields())).status).toBe(401);
    expect((await seeker.api.post('/api/projects', projectFields())).status).toBe(403);
  });
});

describe('changing a project', () => {
  it('[PRJ-32] changes only the fields that are given', async () => {
    const id = await newProject(company);
    const before = await read(company, id);
    const { status } = await company.api.patch(`/api/projects/${id}`, { description: 'Two houses.', zip: '46580' });
    expect(status).toBe(200);
    expect(await read(company, id)).toEqual({
      ...before,
      description: 'Two houses.',
      zip: '46580',
      city: 'Warsaw',
      updatedAt: expect.any(String),
    });
  });

  it('[PRJ-32] keeps all of several concurrent changes', async () => {
    const id = await newProject(company);
    const changes = [{ name: 'Barn' }, { type: 'Renovation' }, { description: 'A barn.' }, { addedDetail: 'Dry.' }];
    const answers = await Promise.all(changes.map((change) => company.api.patch(`/api/projects/${id}`, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await read(company, id)).toMatchObject(Object.assign({}, ...changes));
  });

  it("treats another company's project as unknown", async () => {
    const id = await newProject(company);
    const refusal = { status: 404, body: { code: 'project_not_found', message: NO_PROJECT } };
    for (const each of [id, UNKNOWN]) {
      expect(await rival.api.patch(`/api/projects/${each}`, { name: 'Mine' })).toMatchObject(refusal);
      expect(await rival.api.delete(`/api/projects/${each}`)).toMatchObject(refusal);
      expect(await rival.api.get(`/api/projects/${each}/connections`)).toMatchObject(refusal);
    }
    expect((await read(company, id)).name).toBe('Lake house');
  });

  it("[PRJ-04] closes a project: it stays in the company's list and can't be edited or closed again", async () => {
    const id = await newClosedProject(company);
    expect((await read(company, id)).closedAt).toEqual(expect.any(String));
    expect((await rival.api.get(`/api/projects/${id}`)).status).toBe(404);
    const refusal = { status: 409, body: { code: 'project_closed', message: 'This project is closed' } };
    expect(await company.api.patch(`/api/projects/${id}`, { closed: true })).toMatchObject(refusal);
    expect(await company.api.patch(`/api/projects/${id}`, { name: 'Open' })).toMatchObject(refusal);
    expect((await company.api.delete(`/api/projects/${id}`)).status).toBe(200);
  });

  it('[PRJ-05] deletes a project once, however many requests come at the same time', async () => {
    const id = await newProject(company);
    const answers = await Promise.all([1, 2, 3].map(() => company.api.delete(`/api/projects/${id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await company.api.get(`/api/projects/${id}`)).body).toMatchObject({ message: NO_PROJECT });
    const { results } = (await company.api.get('/api/projects', { limit: 100 })).body;
    expect(results.map((project: { id: string }) => project.id)).not.toContain(id);
  });
});

describe('a posted project', () => {
  it('[PRJ-09] is shown to material vendors when they are invited', async () => {
    const open = await newProject(company);
    const withoutVendors = await newProject(company, { inviteVendorsToView: false });
    expect((await vendor.api.get(`/api/projects/${open}`)).status).toBe(200);
    expect((await vendor.api.get(`/api/projects/${withoutVendors}`)).status).toBe(404);
    const path = `/api/company/profile/access/request/${company.profileId}`;
    const refused = await vendor.api.patch(path, { type: 'project', project: withoutVendors });
    expect(refused).toMatchObject({ status: 404, body: { message: NO_PROJECT } });
    expect((await rival.api.get(`/api/projects/${withoutVendors}`)).status).toBe(200);
  });

  it('[PRJ-21] counts each company that opened it once, without its owner and job seekers', async () => {
    const id = await newProject(company);
    const view = { projectId: id, activityType: 'view-project-details' };
    for (const person of [rival, rival, vendor, company, seeker]) {
      expect((await person.api.post('/api/activity/logs/insert', view)).status).toBe(200);
    }
    await Promise.all([1, 2, 3].map(() => rival.api.post('/api/activity/logs/insert', view)));
    expect((await read(company, id)).views).toBe(2);
  });
});

describe("a company's list of its projects", () => {
  it('[PRJ-03] [PRJ-32] is paged by 9, newest first, and can list the open or the closed ones', async () => {
    const owner = await newCompany();
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) ids.unshift(await newProject(owner, { name: `Project ${count}` }));
    await owner.api.patch(`/api/projects/${ids[3]}`, { closed: true });
    const list = async (query: Record<string, string>) => (await owner.api.get('/api/projects', query)).body;
    const first = await list({});
    expect(first).toMatchObject({ total: 10, pageCount: 2 });
    const idsOf = ({ results }: { results: { id: string }[] }) => results.map(({ id }) => id);
    expect(idsOf(first)).toEqual(ids.slice(0, 9));
    expect(idsOf(await list({ page: '2' }))).toEqual(ids.slice(9));
    expect(idsOf(await list({ state: 'closed' }))).toEqual([ids[3]]);
    expect(await list({ state: 'open' })).toMatchObject({ total: 9, pageCount: 1 });
    expect((await owner.api.get('/api/projects', { limit: 101 })).status).toBe(400);
    expect((await seeker.api.get('/api/projects')).status).toBe(403);
  });
});
