import { beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../support/cloud/cloud.ts';
import { mailsAbout, notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { newClosedProject, newProject } from '../../support/posts/postings.ts';

let owner: Person;
let partner: Person;
let vendor: Person;
let rival: Person;

beforeAll(async () => {
  [owner, partner, vendor, rival] = await Promise.all([
    newCompany({ name: 'Winona Framing' }),
    newCompany({ name: 'Eagle Creek Roofing' }),
    newCompany({ type: 'vendor' }),
    newCompany(),
  ]);
});

const invite = (project: string, company: Person, by = owner) =>
  by.api.post(`/api/projects/${project}/invitations`, { company: company.profileId });
const answer = (project: string, state: string, by = partner) => by.api.patch(`/api/invitations/${project}`, { state });
const connect = (project: string, by = partner) =>
  by.api.patch(`/api/company/profile/access/request/${owner.profileId}`, { type: 'project', project });
const read = async (project: string, by = owner) => (await by.api.get(`/api/projects/${project}`)).body;
const sentBy = async (project: string, by = owner) => (await by.api.get(`/api/projects/${project}/invitations`)).body;
const received = async (by = partner) => (await by.api.get('/api/invitations')).body.results;
const standingOf = async (company: Person, project: string) =>
  (await owner.api.get(`/api/company/${company.profileId}/inviting-projects`)).body.results.find(
    ({ id }: { id: string }) => id === project,
  );
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

describe('an invitation to a project', () => {
  it('notifies the company, is marked as seen, and connects the two when the company accepts', async () => {
    const project = await newProject(owner, { name: 'Winona Bath House' });
    expect(await standingOf(partner, project)).toEqual(expect.not.objectContaining({ invitation: expect.anything() }));
    expect(await invite(project, partner)).toMatchObject({ status: 201, body: { project, state: 'invited' } });
    expect(await standingOf(partner, project)).toMatchObject({ name: 'Winona Bath House', invitation: 'invited' });
    expect(await notificationsOf(partner, 'projectConnection')).toMatchObject([
      { subject: project, profile: owner.profileId, path: `/trade-partners/search-projects/${project}` },
    ]);
    expect(await received()).toMatchObject([
      { project: { id: project, name: 'Winona Bath House' }, owner: { id: owner.profileId }, state: 'invited' },
    ]);

    expect(await answer(project, 'seen')).toMatchObject({ status: 200, body: { state: 'seen' } });
    expect(await answer(project, 'seen')).toMatchObject({ status: 200, body: { state: 'seen' } });
    expect((await read(project, partner)).invitation).toMatchObject({ state: 'seen' });
    const waiting = (await sentBy(project)).results;
    expect(waiting).toMatchObject([{ company: { id: partner.profileId }, state: 'seen' }]);
    expect(JSON.stringify(waiting)).not.toContain(partner.email);

    expect(await connect(project)).toMatchObject({ status: 200, body: { state: 'granted' } });
    expect((await sentBy(project)).results).toMatchObject([{ state: 'interested' }]);
    expect(await read(project)).toMatchObject({ requestCount: 0, connectionCount: 1 });
    expect((await read(project, partner)).connection).toMatchObject({
      state: 'granted',
      contacts: { company: { email: owner.email }, other: { email: partner.email } },
    });
    expect((await answer(project, 'declined')).body.message).toBe('This invitation was answered already.');
  });

  it('is declined once, which notifies its owner, and leaves the company free to ask later', async () => {
    const project = await newProject(owner, { name: 'Warsaw Fire Station' });
    await invite(project, partner);
    expect(statuses(await Promise.all([answer(project, 'declined'), answer(project, 'declined')]))).toEqual([200, 409]);
    expect(await mailsAbout(owner, /^Eagle Creek Roofing will not join Warsaw Fire Station$/)).toHaveLength(1);
    expect((await invite(project, partner)).body.message).toBe('This company was invited to this project already.');
    expect(await connect(project)).toMatchObject({ status: 200, body: { state: 'requested' } });
  });

  it('exists once for a company and project, and never together with a request', async () => {
    const project = await newProject(owner);
    expect(statuses(await Promise.all([1, 2, 3].map(() => invite(project, partner))))).toEqual([201, 409, 409]);
    expect((await sentBy(project)).results).toHaveLength(1);
    const second = await newProject(owner);
    await Promise.all([invite(second, partner), connect(second)]);
    const { state } = (await read(second, partner)).connection ?? {};
    const [sent] = (await sentBy(second)).results;
    // The first one counts: a request excludes an invitation, and an invitation is accepted by asking.
    expect([undefined, 'invited', 'interested']).toContain(sent?.state);
    expect(sent?.state === 'interested' ? 'granted' : sent ? undefined : 'requested').toBe(state);
    const third = await newProject(owner);
    await connect(third);
    expect((await invite(third, partner)).body.message).toBe('Profile already requested');
  });

  it('is accepted or declined, never both, when both come at the same moment', async () => {
    const project = await newProject(owner);
    await invite(project, partner);
    const [, declined] = await Promise.all([connect(project), answer(project, 'declined')]);
    const [sent] = (await sentBy(project)).results;
    const { connection } = await read(project, partner);
    if (sent.state === 'interested') expect([declined.status, connection.state]).toEqual([409, 'granted']);
    else expect([sent.state, declined.status, connection?.state]).toEqual(['declined', 200, 'requested']);
  });

  it('shows a project that does not invite vendors to the invited vendor, who may report it, and to no one else', async () => {
    const project = await newProject(owner, { inviteVendorsToView: false, vendorTradeCategories: [] });
    const report = () => vendor.api.post('/api/reports', { kind: 'project', id: project, reason: 'scam' });
    expect((await vendor.api.get(`/api/projects/${project}`)).status).toBe(404);
    expect((await report()).status).toBe(404);
    expect((await connect(project, vendor)).status).toBe(404);
    await invite(project, vendor);
    expect(await read(project, vendor)).toMatchObject({ name: 'Lake house', invitation: { state: 'invited' } });
    expect((await report()).status).toBe(201);
    expect((await connect(project, vendor)).body.state).toBe('granted');
    expect((await read(project, partner)).invitation).toBeUndefined();
  });

  it('is withdrawn when the project is closed, deleted, or its owner declines the company', async () => {
    const [closed, deleted, refused] = [await newProject(owner), await newProject(owner), await newProject(owner)];
    for (const project of [closed, deleted, refused]) await invite(project, partner);
    await owner.api.patch(`/api/projects/${closed}`, { closed: true });
    expect((await connect(closed)).body.message).toBe('This project is closed');
    expect((await answer(closed, 'declined')).body.message).toBe('This project is closed');
    await until(async () => (await sentBy(closed)).results[0].state === 'withdrawn');
    expect((await partner.api.get(`/api/projects/${closed}`)).status).toBe(404);
    await owner.api.delete(`/api/projects/${deleted}`);
    expect((await connect(deleted)).body.message).toBe('This project has been deleted');
    await owner.api.patch(`/api/company/profile/access/reject/${partner.profileId}`, {
      type: 'project',
      project: refused,
    });
    expect((await sentBy(refused)).results).toMatchObject([{ state: 'withdrawn' }]);
    expect((await received()).map(({ project }: { project: { id: string } }) => project.id)).not.toContain(refused);
  });

  it("is rejected on projects that are not the company's open ones, and for unknown companies", async () => {
    const project = await newProject(owner);
    expect((await invite(project, partner, rival)).status).toBe(404);
    expect((await invite(project, owner)).body.message).toBe('This is your own project.');
    expect((await invite(project, await newSeeker())).status).toBe(404);
    expect((await invite(await newClosedProject(owner), partner)).body.message).toBe('This project is closed');
    const leaving = await newCompany();
    await leaving.api.delete(`/api/users/${leaving.userId}`, { currentPassword: PASSWORD });
    expect((await invite(project, leaving)).status).toBe(409);
    expect((await answer(project, 'seen', rival)).body.message).toBe("We couldn't find this invitation.");
    await invite(project, partner);
    expect((await answer(project, 'interested')).status).toBe(400);
    expect((await rival.api.get(`/api/projects/${project}/invitations`)).status).toBe(404);
    expect((await sentBy(project)).results).toMatchObject([{ state: 'invited' }]);
    const own = await owner.api.get(`/api/company/${owner.profileId}/inviting-projects`);
    expect(own.body).toEqual({ results: [] });
  });
});
