import { beforeAll, describe, expect, it } from 'vitest';
import { newColleague } from '../../support/people/company-users.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { newProject } from '../../support/posts/postings.ts';

let owner: Person;
let vendor: Person;
let rival: Person;

beforeAll(async () => {
  [owner, vendor, rival] = await Promise.all([
    newCompany({ name: 'Winona Framing' }),
    newCompany({ name: 'Kosciusko Truss', type: 'vendor' }),
    newCompany({ name: 'Eagle Creek Roofing' }),
  ]);
});

const ask = (by: Person, whom: Person, project: string) =>
  by.api.patch(`/api/company/profile/access/request/${whom.profileId}`, { type: 'project', project });
const decide = (what: 'grant' | 'reject', whom: Person, project: string) =>
  owner.api.patch(`/api/company/profile/access/${what}/${whom.profileId}`, { type: 'project', project });
const list = async (by: Person, query = {}) => (await by.api.get('/api/project-connections', query)).body.results;
const note = (by: Person, project: string, other: Person, body: object) =>
  by.api.patch(`/api/project-connections/${project}/${other.profileId}`, body);
const vendorsProject = (by: Person, name: string) =>
  newProject(by, { name, inviteVendorsToView: true, vendorTradeCategories: ['Trusses'] });

describe('connections across projects', () => {
  it('are in the lists of both sides with project, company, direction, state and date, latest first', async () => {
    const [first, second] = [await vendorsProject(owner, 'North Wing'), await vendorsProject(owner, 'South Wing')];
    const own = await newProject(rival, { name: 'Roof of the Town Hall' });
    await ask(vendor, owner, first);
    await ask(rival, owner, second);
    await ask(owner, rival, own);
    const waiting = await list(owner);
    expect(waiting).toMatchObject([
      {
        project: { id: own, name: 'Roof of the Town Hall', state: 'open' },
        company: { id: rival.profileId, name: 'Eagle Creek Roofing', city: 'Winona Lake', state: 'IN' },
        direction: 'sent',
        state: 'requested',
        date: expect.any(String),
      },
      expect.objectContaining({
        project: expect.objectContaining({ id: second, name: 'South Wing', state: 'open' }),
        direction: 'received',
        state: 'requested',
      }),
      expect.objectContaining({
        project: expect.objectContaining({ id: first, name: 'North Wing', state: 'open' }),
        company: expect.objectContaining({ name: 'Kosciusko Truss' }),
      }),
    ]);
    for (const row of waiting)
      expect(Object.keys(row.company).toSorted()).toEqual(['_id', 'city', 'id', 'name', 'state']);
    expect(await list(vendor)).toMatchObject([
      { project: { id: first }, company: { name: 'Winona Framing' }, direction: 'sent', state: 'requested' },
    ]);

    await decide('grant', vendor, first);
    await decide('reject', rival, second);
    const [rejected, granted] = await list(owner);
    expect(rejected).toMatchObject({ project: { id: second }, state: 'rejected' });
    expect(rejected.company).not.toHaveProperty('email');
    expect(granted).toMatchObject({ project: { id: first }, state: 'granted', company: { email: vendor.email } });
    expect(await list(vendor)).toMatchObject([{ state: 'granted', company: { email: owner.email } }]);

    expect(await list(owner, { state: 'granted' })).toMatchObject([{ project: { id: first } }]);
    expect(await list(owner, { direction: 'sent' })).toMatchObject([{ project: { id: own } }]);
    expect(await list(owner, { search: 'TRUSS north' })).toMatchObject([{ project: { id: first } }]);
    expect(await list(owner, { search: 'truss south' })).toEqual([]);
    // Masked details aren't searched either.
    expect(await list(owner, { search: rival.email })).toEqual([]);
    await owner.api.patch(`/api/projects/${second}`, { closed: true });
    expect(await list(rival, { state: 'rejected' })).toMatchObject([{ project: { state: 'closed' } }]);
  });

  it('include accepted invitations, and not declined matches', async () => {
    const [host, guest] = [await newCompany(), await newCompany()];
    const project = await newProject(host);
    await host.api.post(`/api/projects/${project}/invitations`, { company: guest.profileId });
    expect(await list(guest)).toEqual([]);
    expect((await ask(guest, host, project)).body.state).toBe('granted');
    expect(await list(guest)).toMatchObject([{ direction: 'sent', state: 'granted' }]);
    expect(await list(host)).toMatchObject([{ direction: 'received', state: 'granted' }]);
    const other = await newProject(host);
    await host.api.post(`/api/projects/${other}/invitations`, { company: rival.profileId });
    const turnedDown = { type: 'project', project: other };
    const path = `/api/company/profile/access/reject/${rival.profileId}`;
    expect((await host.api.patch(path, turnedDown)).status).toBe(200);
    expect(await list(host)).toHaveLength(1);
  });

  it('are for companies only, and reject an invalid state or direction and a text that is too long', async () => {
    expect((await (await newSeeker()).api.get('/api/project-connections')).status).toBe(403);
    const queries: Record<string, string | number>[] = [
      { state: 'dreaming' },
      { direction: 'up' },
      { search: 'x'.repeat(121) },
      { limit: 34 },
    ];
    for (const query of queries) {
      expect((await owner.api.get('/api/project-connections', query)).status).toBe(400);
    }
  });
});

describe('a private note about a connection', () => {
  it('is read and written by every user of the company, survives every change, and is never shown to the other side', async () => {
    const [host, guest] = [await newCompany(), await newCompany()];
    const project = await newProject(host);
    await ask(guest, host, project);
    const noted = await note(host, project, guest, { note: ' Fair prices,\nslow crew ' });
    expect(noted).toMatchObject({ status: 200, body: { note: 'Fair prices,\nslow crew' } });
    await host.api.patch(`/api/company/profile/access/grant/${guest.profileId}`, { type: 'project', project });
    const colleague = await newColleague(host);
    const [row] = await list(colleague, { search: 'slow crew' });
    expect(row).toMatchObject({ state: 'granted', note: 'Fair prices,\nslow crew', notedAt: noted.body.notedAt });
    expect(JSON.stringify(await list(guest))).not.toContain('slow crew');
    expect(await list(guest, { search: 'slow' })).toEqual([]);

    expect((await note(colleague, project, guest, { note: 'Fast now', readAt: row.notedAt })).status).toBe(200);
    // A user who has read the first note doesn't overwrite the second one.
    const late = await note(host, project, guest, { note: 'Lost', readAt: row.notedAt });
    expect(late).toMatchObject({ status: 409, body: { code: 'request_changed' } });
    expect((await note(host, project, guest, { note: 'Lost' })).status).toBe(409);
    const [now] = await list(host);
    expect(now.note).toBe('Fast now');
    expect(await note(host, project, guest, { note: ' ', readAt: now.notedAt })).toMatchObject({
      status: 200,
      body: {},
    });
    expect((await list(host))[0]).not.toHaveProperty('note');
  });

  it('is about a connection of the company, and has a maximum length', async () => {
    const project = await newProject(owner);
    const stranger = await note(rival, project, owner, { note: 'Hello' });
    expect(stranger).toMatchObject({ status: 404, body: { message: "We couldn't find this connection." } });
    await ask(rival, owner, project);
    expect((await note(rival, project, owner, { note: 'x'.repeat(1001) })).status).toBe(400);
    expect((await note(vendor, project, owner, { note: 'Hello' })).status).toBe(404);
    expect((await note(rival, project, owner, { note: 'x'.repeat(1000) })).status).toBe(200);
  });
});
