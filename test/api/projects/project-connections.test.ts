import { beforeAll, describe, expect, it } from 'vitest';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { newClosedProject, newProject } from '../../support/posts/postings.ts';

let owner: Person;
let partner: Person;
let rival: Person;

beforeAll(async () => {
  [owner, partner, rival] = await Promise.all([newCompany(), newCompany(), newCompany()]);
});

type Move = 'request' | 'grant' | 'reject';
const move = (person: Person, what: Move, whom: Person, project: string) =>
  person.api.patch(`/api/company/profile/access/${what}/${whom.profileId}`, { type: 'project', project });
const connect = (person: Person, project: string) => move(person, 'request', owner, project);
const read = async (person: Person, id: string) => (await person.api.get(`/api/projects/${id}`)).body;
const connectionsOf = async (id: string, query = {}) =>
  (await owner.api.get(`/api/projects/${id}/connections`, query)).body;
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

describe('connecting to a project', () => {
  it('[PRJ-15] [PRJ-17] [PRJ-36] shows both sides its state, and details only once it is granted', async () => {
    const project = await newProject(owner);
    expect((await connect(partner, project)).status).toBe(200);
    expect((await read(partner, project)).connection).toEqual({ state: 'requested', date: expect.any(String) });
    const [waiting] = (await read(owner, project)).connections;
    expect(waiting).toMatchObject({
      project,
      state: 'requested',
      company: { id: partner.profileId, city: 'Winona Lake' },
    });
    expect(waiting.company).not.toHaveProperty('email');
    expect(waiting.company).not.toHaveProperty('phoneNumber');
    expect(waiting.company).not.toHaveProperty('principleContact');
    expect(await read(owner, project)).toMatchObject({ requestCount: 1, connectionCount: 0 });

    expect((await move(owner, 'grant', partner, project)).status).toBe(200);
    const { connection } = await read(partner, project);
    expect(connection).toMatchObject({
      state: 'granted',
      contacts: { company: { email: owner.email }, other: { email: partner.email } },
    });
    const [granted] = (await read(owner, project)).connections;
    expect(granted).toMatchObject({
      state: 'granted',
      company: {
        email: partner.email,
        phoneNumber: expect.stringContaining('555'),
        principleContact: { firstName: expect.any(String), lastName: expect.any(String) },
      },
    });
    expect(await read(owner, project)).toMatchObject({ requestCount: 0, connectionCount: 1 });
    // An unrelated company sees the contact details of neither side.
    expect(JSON.stringify(await read(rival, project))).not.toContain(partner.email);
  });

  it("[PRJ-15] is rejected for the company's own project, for seekers, and on a closed or deleted project", async () => {
    const project = await newProject(owner);
    expect((await connect(owner, project)).body.message).toBe('This is your own project.');
    expect((await connect(await newSeeker(), project)).status).toBe(403);
    expect((await connect(partner, await newClosedProject(owner))).body.message).toBe('This project is closed');
    await owner.api.delete(`/api/projects/${project}`);
    expect((await connect(partner, project)).body.message).toBe('This project has been deleted');
  });

  it('[PRJ-15] is stored once, also when requested several times at the same moment', async () => {
    const project = await newProject(owner);
    expect(statuses(await Promise.all([1, 2, 3].map(() => connect(partner, project))))).toEqual([200, 409, 409]);
    expect((await connect(partner, project)).body.message).toBe('Profile already requested');
    expect(await connectionsOf(project)).toMatchObject({ total: 1, results: [{ state: 'requested' }] });
  });

  it('[PRJ-07] is granted or declined, never both, when both are requested at the same moment', async () => {
    const project = await newProject(owner);
    await connect(partner, project);
    const answers = await Promise.all([
      move(owner, 'grant', partner, project),
      move(owner, 'reject', partner, project),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const { requestCount, connectionCount, connections } = await read(owner, project);
    expect(requestCount).toBe(0);
    expect(connections).toHaveLength(connectionCount);
  });

  it("[PRJ-04] can't be granted once the project is closed or deleted", async () => {
    const project = await newProject(owner);
    await connect(partner, project);
    await owner.api.patch(`/api/projects/${project}`, { closed: true });
    expect((await move(owner, 'grant', partner, project)).body.message).toBe('This project is closed');
    expect((await read(partner, project)).connection).toMatchObject({ state: 'requested' });
    expect((await move(owner, 'reject', partner, project)).status).toBe(200);
    const second = await newProject(owner);
    await connect(partner, second);
    await owner.api.delete(`/api/projects/${second}`);
    expect((await move(owner, 'grant', partner, second)).body.message).toBe('This project has been deleted');
  });

  it("[PRJ-07] can't be granted to a deleted company", async () => {
    const leaving = await newCompany();
    const project = await newProject(owner);
    await connect(leaving, project);
    expect((await leaving.api.delete(`/api/users/${leaving.userId}`, { currentPassword: PASSWORD })).status).toBe(200);
    expect((await move(owner, 'grant', leaving, project)).status).toBe(409);
    expect(await read(owner, project)).toMatchObject({ connectionCount: 0 });
  });

  it('[PRJ-18] is listed page by page for the owner only', async () => {
    const project = await newProject(owner);
    for (const each of [partner, rival]) await connect(each, project);
    const first = await connectionsOf(project, { limit: 1 });
    expect(first).toMatchObject({ total: 2, results: [{ company: { id: rival.profileId } }] });
    const second = await connectionsOf(project, { limit: 1, cursor: first.cursor });
    expect(second.results).toMatchObject([{ company: { id: partner.profileId } }]);
    expect((await partner.api.get(`/api/projects/${project}/connections`)).status).toBe(404);
  });
});
