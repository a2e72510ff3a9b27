import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/contract/api.ts';
import { newCompany, PASSWORD, type Person } from '../../support/people/people.ts';
import { staffApi } from '../../support/posts/hiring.ts';
import { newProject } from '../../support/posts/postings.ts';

let owner: Person;
let staff: Api;

beforeAll(async () => {
  [owner, staff] = await Promise.all([newCompany(), staffApi(PASSWORD)]);
});

type Move = 'request' | 'grant' | 'reject';
const move = (by: Person, what: Move, whom: Person, project: string) =>
  by.api.patch(`/api/company/profile/access/${what}/${whom.profileId}`, { type: 'project', project });
const staffDoes = async (what: 'suspend' | 'reinstate', company: Person) => {
  const reason = { reason: 'Two disputed payments in one day.' };
  expect((await staff.post(`/api/admin/accounts/${company.profileId}/${what}`, reason)).status).toBe(200);
};
const counts = async (project: string) => {
  const { requestCount, connectionCount } = (await owner.api.get(`/api/projects/${project}`)).body;
  return [requestCount, connectionCount];
};
const waitingWith = async (partner: Person) => {
  const project = await newProject(owner);
  expect((await move(partner, 'request', owner, project)).status).toBe(200);
  return project;
};

it("[PRJ-07] a company that was suspended since it asked can't be accepted, and can once it is reinstated", async () => {
  const partner = await newCompany();
  const project = await waitingWith(partner);
  await staffDoes('suspend', partner);
  expect(await move(owner, 'grant', partner, project)).toMatchObject({
    status: 404,
    body: { code: 'profile_not_found' },
  });
  expect(await counts(project)).toEqual([1, 0]);
  await staffDoes('reinstate', partner);
  expect((await move(owner, 'grant', partner, project)).status).toBe(200);
  expect(await counts(project)).toEqual([0, 1]);
});

it('[PRJ-07] an acceptance while the last user of the other company leaves changes both companies or neither', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const partner = await newCompany();
    const project = await waitingWith(partner);
    const [accepted, left] = await Promise.all([
      move(owner, 'grant', partner, project),
      partner.api.delete(`/api/users/${partner.userId}`, { currentPassword: PASSWORD }),
    ]);
    expect(left.status).toBe(200);
    expect([200, 409]).toContain(accepted.status);
    expect(await counts(project)).toEqual(accepted.status === 200 ? [0, 1] : [1, 0]);
    const [tie] = (await owner.api.get('/api/project-connections')).body.results;
    expect([tie.project.id, tie.state]).toEqual([project, accepted.status === 200 ? 'granted' : 'requested']);
  }
});

it('[PRJ-07] the lists of both sides agree with the request, whichever of two decisions was first', async () => {
  const partner = await newCompany();
  const project = await waitingWith(partner);
  await Promise.all([move(owner, 'grant', partner, project), move(owner, 'reject', partner, project)]);
  const { state } = (await partner.api.get(`/api/projects/${project}`)).body.connection;
  expect(['granted', 'rejected']).toContain(state);
  for (const side of [owner, partner]) {
    const { results } = (await side.api.get('/api/project-connections')).body;
    expect(results.find((tie: { project: { id: string } }) => tie.project.id === project)).toMatchObject({ state });
  }
});
