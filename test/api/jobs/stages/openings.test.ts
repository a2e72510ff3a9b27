import { beforeAll, describe, expect, it } from 'vitest';
import { deleteContactAccess, readContactAccess } from '../../../../functions/table/access/contact-access.ts';
import { transact } from '../../../../functions/table/core/transact.ts';
import { putStage } from '../../../../functions/table/jobs/applicant-stage.ts';
import { settled } from '../../../support/cloud/stream.ts';
import { newColleague } from '../../../support/people/company-users.ts';
import { mailsAbout } from '../../../support/people/notifications.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../../support/people/people.ts';
import { apply, postJob, unlock } from '../../../support/posts/hiring.ts';

let company: Person;
let colleague: Person;

beforeAll(async () => {
  company = await newCompany();
  colleague = await newColleague(company);
});

const newApplicants = async (job: string, count: number): Promise<Person[]> => {
  const seekers = await Promise.all(Array.from({ length: count }, () => newSeeker({ zip: '99801' })));
  for (const seeker of seekers) await apply(seeker, company, job);
  return seekers;
};
const move = (by: Person, job: string, seeker: Person, [from, to]: [string, string]) =>
  by.api.patch(`/api/jobs/${job}/applicants/${seeker.profileId}/stage`, { from, to });
const read = async (job: string) => (await company.api.get(`/api/jobs/${job}`)).body;
const openJobs = async () => (await company.api.get('/api/jobs', { state: 'active' })).body.total;

describe('the openings of a job', () => {
  it('are taken by hired people, and the last one ends the job as filled', async () => {
    const job = await postJob(company, { openings: 2 });
    const [first, second] = (await newApplicants(job, 2)) as [Person, Person];
    const open = await openJobs();
    expect((await move(company, job, first, ['new', 'hired'])).body).toEqual({ stage: 'hired' });
    expect(await read(job)).toMatchObject({ hiredCount: 1, status: 'Active' });
    expect((await move(company, job, second, ['new', 'hired'])).body).toEqual({ stage: 'hired', filled: true });
    expect(await read(job)).toMatchObject({ hiredCount: 2, status: 'Filled' });
    expect(await openJobs()).toBe(open - 1);
  });

  it('do not show workers how many are taken', async () => {
    const job = await postJob(company, { openings: 2 });
    const [seeker] = (await newApplicants(job, 1)) as [Person];
    await move(company, job, seeker, ['new', 'hired']);
    expect((await seeker.api.get(`/api/jobs/${job}`)).body).not.toHaveProperty('hiredCount');
  });

  it('never end a job that names no number of openings', async () => {
    const job = await postJob(company);
    for (const seeker of await newApplicants(job, 2)) await move(company, job, seeker, ['new', 'hired']);
    expect(await read(job)).toMatchObject({ hiredCount: 2, status: 'Active' });
  });

  const endings: Record<string, (seeker: Person, job: string) => Promise<{ status: number }>> = {
    'the company moves a hired person back': (seeker, job) => move(company, job, seeker, ['hired', 'offer']),
    'a hired person withdraws': ({ api }, job) =>
      api.patch(`/api/company/profile/access/withdraw/${company.profileId}`, { job }),
    'the company declines a hired person': ({ profileId }, job) =>
      company.api.patch(`/api/company/profile/access/reject/${profileId}`, { type: 'job-application', job }),
    'a hired person deletes the account': ({ api, userId }) =>
      api.delete(`/api/users/${userId}`, { currentPassword: PASSWORD }),
  };
  it.each(Object.entries(endings))('are free again after %s', async (_, end) => {
    const job = await postJob(company, { openings: 2 });
    const [leaver, next, last] = (await newApplicants(job, 3)) as [Person, Person, Person];
    await move(company, job, leaver, ['new', 'hired']);
    expect((await end(leaver, job)).status).toBeLessThan(300);
    await settled();
    expect(await read(job)).toMatchObject({ hiredCount: 0, status: 'Active' });
    expect((await move(company, job, next, ['new', 'hired'])).body).toEqual({ stage: 'hired' });
    expect((await move(company, job, last, ['new', 'hired'])).body.filled).toBe(true);
  });

  it('are free again after the refund of an unlocked person, whose stage ends with it', async () => {
    const job = await postJob(company, { openings: 2 });
    const seeker = await newSeeker({ zip: '99801' });
    await unlock(company, seeker, job);
    await move(company, job, seeker, ['new', 'hired']);
    expect(await read(job)).toMatchObject({ hiredCount: 1 });
    const { paymentIntent = '' } = (await readContactAccess(company.profileId, seeker.profileId)) ?? {};
    await transact(deleteContactAccess(company.profileId, seeker.profileId, paymentIntent));
    await settled();
    expect(await read(job)).toMatchObject({ hiredCount: 0, status: 'Active' });
    await apply(seeker, company, job);
    const query = { profileId: seeker.profileId, jobId: job };
    expect((await company.api.get('/api/jobs/jobseeker/actions', query)).body.stage).toBe('new');
  });

  it('count people who were hired before the openings were counted', async () => {
    const job = await postJob(company, { openings: 2 });
    const [earlier, last] = (await newApplicants(job, 2)) as [Person, Person];
    const stage = { job, seeker: earlier.profileId, stage: 'hired', date: new Date(0).toISOString() } as const;
    await transact(putStage(stage, undefined));
    expect((await move(company, job, last, ['new', 'hired'])).body).toEqual({ stage: 'hired', filled: true });
    expect(await read(job)).toMatchObject({ hiredCount: 2, status: 'Filled' });
  });

  it('end the job without telling the hired person that it is filled', async () => {
    const job = await postJob(company, { openings: 1 });
    const [waiting, hired] = (await newApplicants(job, 2)) as [Person, Person];
    expect((await move(company, job, hired, ['new', 'hired'])).body.filled).toBe(true);
    await settled();
    expect(await mailsAbout(waiting, /is filled$/)).toHaveLength(1);
    expect(await mailsAbout(hired, /is filled$/)).toEqual([]);
  });

  it('leave the other applicants of the ended job to be unlocked', async () => {
    const job = await postJob(company, { openings: 1 });
    const [hired, other] = (await newApplicants(job, 2)) as [Person, Person];
    await move(company, job, hired, ['new', 'hired']);
    await unlock(company, other, job);
    expect((await company.api.get(`/api/profile/${other.profileId}`)).body.redacted).toBe(false);
  });

  it('are counted exactly, and end the job once, when two users hire at the same moment', async () => {
    for (const openings of [1, 2, 3]) {
      const job = await postJob(company, { openings });
      const people = (await newApplicants(job, 3)) as [Person, Person, Person];
      const users = [company, colleague, company];
      const open = await openJobs();
      const moved = await Promise.all(
        people.map((seeker, index) => move(users[index] as Person, job, seeker, ['new', 'hired'])),
      );
      expect(moved.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(moved.filter(({ body }) => body.filled)).toHaveLength(1);
      expect(await read(job)).toMatchObject({ hiredCount: 3, status: 'Filled' });
      expect(await openJobs()).toBe(open - 1);
    }
  });

  it('never take a person twice when two users hire the same person at the same moment', async () => {
    const job = await postJob(company, { openings: 2 });
    const [seeker] = (await newApplicants(job, 1)) as [Person];
    const both = await Promise.all([company, colleague].map((user) => move(user, job, seeker, ['new', 'hired'])));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(job)).toMatchObject({ hiredCount: 1, status: 'Active' });
  });
});
