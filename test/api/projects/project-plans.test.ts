import '../../support/cloud/handler-environment.ts';
import { DAY_MS, HOUR_MS } from '@plumbline/shared/options/limits';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listObjects } from '../../../functions/platform/files.ts';
import { advanceClock, fault, runSchedule } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { follow } from '../../support/files/files.ts';
import { pdf, picture } from '../../support/files/pictures.ts';
import { sendForm } from '../../support/files/send-form.ts';
import { newCompany, newSeeker, PASSWORD, type Person, signInAgain } from '../../support/people/people.ts';
import { newClosedProject, newProject } from '../../support/posts/postings.ts';

const MB = 1024 * 1024;

let owner: Person;
let partner: Person;
let guest: Person;
let rival: Person;

beforeAll(async () => {
  [owner, partner, guest, rival] = await Promise.all([
    newCompany(),
    newCompany({ name: 'Eagle Creek Roofing' }),
    newCompany({ name: 'Kosciusko Truss' }),
    newCompany(),
  ]);
});
afterEach(() => fault({ dependency: 's3', mode: 'off' }));

const plansOf = (by: Person, project: string) => by.api.get(`/api/projects/${project}/plans`);
const start = (by: Person, project: string, fields: object = {}) =>
  by.api.post(`/api/projects/${project}/plans`, { name: 'Floor plans.pdf', size: 1000, ...fields });
const finish = (by: Person, project: string, id: string) => by.api.post(`/api/projects/${project}/plans/${id}`);
const open = (by: Person, project: string, id: string) => by.api.post(`/api/projects/${project}/plans/${id}/openings`);
const openingsOf = (by: Person, project: string, id: string, query = {}) =>
  by.api.get(`/api/projects/${project}/plans/${id}/openings`, query);
const addPlan = async (project: string, bytes = pdf('Floor plans'), name = 'Floor plans.pdf') => {
  const { body: form } = await start(owner, project, { name, size: bytes.length });
  expect((await sendForm(form, bytes)).status).toBe(204);
  const finished = await finish(owner, project, form.id);
  if (finished.status !== 201) throw new Error(`plans answered ${finished.status}: ${JSON.stringify(finished.body)}`);
  return finished.body;
};
const ask = (by: Person, project: string) =>
  by.api.patch(`/api/company/profile/access/request/${owner.profileId}`, { type: 'project', project });
const decide = (what: 'grant' | 'reject', whom: Person, project: string) =>
  owner.api.patch(`/api/company/profile/access/${what}/${whom.profileId}`, { type: 'project', project });
const invite = (whom: Person, project: string) =>
  owner.api.post(`/api/projects/${project}/invitations`, { company: whom.profileId });
const keysOf = async (id: string) => (await listObjects('')).map(({ key }) => key).filter((key) => key.includes(id));

describe('the plans of a project', () => {
  it('are readable only for connected and invited companies', async () => {
    const project = await newProject(owner);
    const bytes = pdf('Floor plans');
    const plan = await addPlan(project, bytes, 'Grundriß, 1. OG.pdf');
    expect(plan).toMatchObject({ name: 'Grundriß, 1. OG.pdf', size: bytes.length });
    const reads = async (by: Person) => [
      (await plansOf(by, project)).status,
      (await open(by, project, plan.id)).status,
    ];
    expect(await reads(owner)).toEqual([200, 200]);
    expect(await reads(partner)).toEqual([404, 404]);
    await ask(partner, project);
    expect(await reads(partner)).toEqual([404, 404]);
    await decide('grant', partner, project);
    expect((await plansOf(partner, project)).body.results).toMatchObject([
      { id: plan.id, name: 'Grundriß, 1. OG.pdf' },
    ]);
    const { body } = await open(partner, project, plan.id);
    const shown = await follow(body.url);
    expect(shown.bytes.equals(bytes)).toBe(true);
    expect(shown.headers.get('content-disposition')).toContain("filename*=UTF-8''Grundri%C3%9F%2C%201.%20OG.pdf");

    await invite(guest, project);
    expect(await reads(guest)).toEqual([200, 200]);
    await guest.api.patch(`/api/invitations/${project}`, { state: 'declined' });
    expect(await reads(guest)).toEqual([404, 404]);
    await ask(rival, project);
    await decide('reject', rival, project);
    expect(await reads(rival)).toEqual([404, 404]);
    expect(await reads(await newSeeker())).toEqual([403, 403]);
    // The endpoints for files of profiles don't return a plan either.
    for (const each of [owner, partner]) expect((await each.api.get(`/api/files/url/${plan.id}`)).status).toBe(404);
    expect(JSON.stringify((await rival.api.get(`/api/projects/${project}`)).body)).not.toContain('Grundri');
  });

  it('show only their owner who opened them, when and how often', async () => {
    const project = await newProject(owner);
    const [plan, other] = [await addPlan(project), await addPlan(project)];
    for (const each of [partner, guest]) await invite(each, project);
    for (const each of [owner, partner, guest, partner]) expect((await open(each, project, plan.id)).status).toBe(200);
    const { body } = await openingsOf(owner, project, plan.id);
    expect(body.results).toMatchObject([
      { company: { id: partner.profileId, name: 'Eagle Creek Roofing' }, count: 2 },
      { company: { id: guest.profileId, name: 'Kosciusko Truss' }, count: 1 },
    ]);
    expect(body.results[0].lastAt > body.results[0].firstAt).toBe(true);
    const first = (await openingsOf(owner, project, plan.id, { limit: 1 })).body;
    const second = (await openingsOf(owner, project, plan.id, { limit: 1, cursor: first.cursor })).body;
    expect(second.results).toMatchObject([{ company: { id: guest.profileId } }]);
    expect((await openingsOf(owner, project, other.id)).body.results).toEqual([]);
    expect((await openingsOf(partner, project, plan.id)).status).toBe(404);
    // Concurrent openings are all counted.
    await Promise.all([1, 2, 3].map(() => open(guest, project, other.id)));
    expect((await openingsOf(owner, project, other.id)).body.results).toMatchObject([{ count: 3 }]);
  });

  it('are PDF files by their bytes, up to 25 MB, at most ten, uploaded only by their owner', async () => {
    const project = await newProject(owner);
    const { body: form } = await start(owner, project);
    expect(await finish(owner, project, form.id)).toMatchObject({ status: 404, body: { code: 'file_not_received' } });
    await sendForm(form, await picture(40, 40));
    const refused = { status: 400, body: { code: 'wrong_plan_type', message: 'Please choose a PDF file' } };
    expect(await finish(owner, project, form.id)).toMatchObject(refused);
    expect((await plansOf(owner, project)).body.results).toEqual([]);
    expect(await start(owner, project, { size: 25 * MB + 1 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'size', message: 'Please choose a file of at most 25 MB' }] },
    });
    const large = Buffer.concat([pdf('Site plan'), Buffer.alloc(25 * MB - pdf('Site plan').length)]);
    expect(await addPlan(project, large)).toMatchObject({ size: 25 * MB });
    const { body: small } = await start(owner, project);
    expect((await sendForm(small, Buffer.concat([large, Buffer.alloc(1)]))).status).toBe(400);

    expect((await start(rival, project)).status).toBe(404);
    const { body: mine } = await start(owner, project);
    await sendForm(mine, pdf());
    expect((await finish(rival, project, mine.id)).status).toBe(404);
    expect((await finish(owner, await newProject(owner), mine.id)).body.code).toBe('plan_not_found');
    expect((await finish(owner, project, mine.id)).status).toBe(201);
    for (let at = 2; at < 9; at += 1) await addPlan(project);
    // The tenth place is given once, whichever request comes first.
    const forms = [(await start(owner, project)).body, (await start(owner, project)).body];
    for (const each of forms) await sendForm(each, pdf());
    const both = await Promise.all(forms.map(({ id }) => finish(owner, project, id)));
    const full = {
      code: 'too_many_plans',
      message: 'A project can have up to 10 plans.',
      params: { most: 10 },
    };
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toEqual(full);
    expect((await start(owner, project)).body).toEqual(full);
    expect((await plansOf(owner, project)).body.results).toHaveLength(10);
    expect((await start(owner, await newClosedProject(owner))).body.code).toBe('project_closed');
  });

  it('are deleted with them, their project or its company, and clean-files removes the rest', async () => {
    const project = await newProject(owner);
    const [plan, left, kept] = [await addPlan(project), await addPlan(project), await addPlan(await newProject(owner))];
    const remove = (by: Person, id: string) => by.api.delete(`/api/projects/${project}/plans/${id}`);
    await invite(partner, project);
    expect((await remove(partner, plan.id)).status).toBe(404);
    expect((await remove(owner, plan.id)).status).toBe(200);
    expect(await keysOf(plan.id)).toEqual([]);
    expect((await plansOf(owner, project)).body.results.map(({ id }: { id: string }) => id)).toEqual([left.id]);
    expect((await open(partner, project, left.id)).status).toBe(200);
    expect((await remove(owner, plan.id)).status).toBe(404);
    expect((await open(partner, project, plan.id)).status).toBe(404);

    expect((await owner.api.delete(`/api/projects/${project}`)).status).toBe(200);
    expect((await plansOf(owner, project)).status).toBe(404);
    const leaving = await newCompany();
    const closing = await newProject(leaving);
    const { body: form } = await start(leaving, closing);
    await sendForm(form, pdf());
    expect((await finish(leaving, closing, form.id)).status).toBe(201);
    expect((await leaving.api.delete(`/api/users/${leaving.userId}`, { currentPassword: PASSWORD })).status).toBe(200);
    await settled();
    await advanceClock(DAY_MS + HOUR_MS);
    await runSchedule('clean-files');
    expect(await keysOf(left.id)).toEqual([]);
    expect(await keysOf(form.id)).toEqual([]);
    expect(await keysOf(kept.id)).toHaveLength(1);
    owner = await signInAgain(owner);
  });
});
