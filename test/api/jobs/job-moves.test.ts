import { beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { mailsAbout, notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { newApplicant } from '../../support/posts/applicants.ts';
import { apply, draftJob, postJob, unlock } from '../../support/posts/hiring.ts';

let company: Person;
let rival: Person;

beforeAll(async () => {
  [company, rival] = [await newCompany({ name: 'Winona Timber' }), await newCompany()];
});

const read = async (person: Person, id: string) => (await person.api.get(`/api/jobs/${id}`)).body;
const pause = (id: string, person = company) => person.api.patch(`/api/jobs/${id}`, { published: false });
const resume = (id: string) => company.api.patch(`/api/jobs/${id}`, { published: true });
const fill = (id: string, person = company) => person.api.post(`/api/jobs/${id}/filled`, {});
const found = async (zip: string, id: string) => {
  const { body } = await rival.api.post(`/api/jobs/location/${zip}`, {});
  return body.results.some((row: { id: string }) => row.id === id);
};

describe('a job that is paused', () => {
  // A town in Montana where no other test has people.
  const zip = '59301';

  it('is removed from search and matching, keeps its applicants, and comes back without a second payment', async () => {
    const id = await postJob(company, { zip });
    const [applicant, other] = [await newSeeker({ zip }), await newSeeker({ zip })];
    await apply(applicant, company, id);
    await until(async () => (await found(zip, id)) && (await read(company, id)).matchCount === 2);
    expect((await pause(id)).body.published).toBe(false);
    await until(async () => !(await found(zip, id)) && (await read(company, id)).matchCount === 0);

    expect(await read(company, id)).toMatchObject({ status: 'Paused', applicantCount: 1 });
    const { body } = await company.api.get(`/api/jobs/${id}/applicants`);
    expect(body.results.map((row: { id: string }) => row.id)).toEqual([applicant.profileId]);
    expect(await read(applicant, id)).toMatchObject({ status: 'Paused', applicationStatus: { state: 'requested' } });
    expect((await other.api.get(`/api/jobs/${id}`)).status).toBe(404);
    const path = `/api/company/profile/access/request/${company.profileId}`;
    expect((await other.api.patch(path, { type: 'job-application', job: id })).status).toBe(404);

    expect((await resume(id)).body.published).toBe(true);
    await until(async () => (await found(zip, id)) && (await read(company, id)).matchCount === 2);
    expect(await read(company, id)).toMatchObject({ status: 'Active', applicantCount: 1 });
  });

  it('keeps open applications, and can be edited without coming back', async () => {
    const { seeker, job: id } = await newApplicant(company);
    await pause(id);
    await company.api.patch(`/api/jobs/${id}`, { compensation: '$40 an hour' });
    expect(await read(company, id)).toMatchObject({ status: 'Paused', compensation: '$40 an hour' });
    await unlock(company, seeker, id);
    const grant = `/api/company/profile/access/grant/${seeker.profileId}`;
    expect((await company.api.patch(grant, { type: 'job-application', job: id })).status).toBe(200);
  });

  it('can be paused only by its own company', async () => {
    const id = await postJob(company);
    expect((await pause(id, rival)).status).toBe(404);
    expect((await pause(id, await newSeeker())).status).toBe(403);
    expect((await read(company, id)).status).toBe('Active');
  });
});

describe('a job that is filled', () => {
  const FILLED = /is filled$/;

  it('ends, and notifies pending applicants by notification and mail, each once', async () => {
    const id = await postJob(company, { name: 'Stair Builder' });
    const [waiting, hired, declined, quiet] = await Promise.all([newSeeker(), newSeeker(), newSeeker(), newSeeker()]);
    for (const seeker of [waiting, hired, declined, quiet]) await apply(seeker, company, id);
    await quiet.api.patch('/api/notification-settings', { applicationAnswered: false });
    await unlock(company, hired, id);
    const about = { type: 'job-application', job: id };
    await company.api.patch(`/api/company/profile/access/grant/${hired.profileId}`, about);
    await company.api.patch(`/api/company/profile/access/reject/${declined.profileId}`, about);
    expect(await fill(id)).toMatchObject({ status: 200, body: { id, status: 'Filled' } });

    expect(await read(company, id)).toMatchObject({ status: 'Filled', deletedAt: expect.any(String) });
    expect(await read(waiting, id)).toMatchObject({ status: 'Filled' });
    const [mail, ...more] = await mailsAbout(waiting, FILLED);
    expect(mail?.subject).toBe('Stair Builder is filled');
    expect(mail?.text).toContain('Winona Timber has filled the position Stair Builder.');
    expect(more).toEqual([]);
    const told = { title: 'Stair Builder is filled', path: '/jobs/search', subject: id };
    expect(await notificationsOf(waiting, 'applicationAnswered')).toMatchObject([told]);
    expect(await notificationsOf(quiet, 'applicationAnswered')).toMatchObject([told]);
    for (const person of [quiet, hired, declined]) expect(await mailsAbout(person, FILLED)).toEqual([]);
  });

  it('[SEE-17] rejects applications as an ended job does', async () => {
    const id = await postJob(company);
    await fill(id);
    const path = `/api/company/profile/access/request/${company.profileId}`;
    const late = await (await newSeeker()).api.patch(path, { type: 'job-application', job: id });
    expect(late).toMatchObject({ status: 409, body: { code: 'job_deleted' } });
    expect((await read(company, id)).applicantCount).toBe(0);
  });

  it("stays unchanged: it can't be filled, paused, edited or deleted again", async () => {
    const id = await postJob(company);
    await fill(id);
    for (const again of [await fill(id), await pause(id), await company.api.delete(`/api/jobs/${id}`)])
      expect(again).toMatchObject({ status: 409, body: { code: 'job_deleted' } });
    expect((await read(company, id)).status).toBe('Filled');
  });

  it('must be published: a draft and a briefing return 409', async () => {
    const refusal = { status: 409, body: { code: 'job_not_published', message: 'This job is not published.' } };
    const draft = await draftJob(company);
    expect(await fill(draft)).toMatchObject(refusal);
    const seeker = await newSeeker();
    expect(await fill(await draftJob(company, { briefing: true, recipient: seeker.profileId }))).toMatchObject(refusal);
    expect(await read(company, draft)).toMatchObject({ status: 'Not published' });
  });

  it('can be filled only by its own company', async () => {
    const id = await postJob(company);
    expect(await fill(id, rival)).toMatchObject({ status: 404, body: { code: 'job_not_found' } });
    expect((await fill(id, await newSeeker())).status).toBe(403);
    expect((await fill('f'.repeat(24))).status).toBe(404);
    expect((await read(company, id)).status).toBe('Active');
  });

  it('ends once when it is filled and deleted at the same moment', async () => {
    const id = await postJob(company);
    const answers = await Promise.all([fill(id), company.api.delete(`/api/jobs/${id}`), fill(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await settled();
    const { body } = await company.api.get('/api/company/get-stats');
    const { body: list } = await company.api.get('/api/jobs', { limit: 100 });
    const active = list.results.filter((job: { status: string }) => job.status === 'Active');
    expect(body.activeJobs).toBe(active.length);
  });
});
