import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';

let company: Person;
let job: string;

const withdraw = (seeker: Person, about = job, from = company.profileId) =>
  seeker.api.patch(`/api/company/profile/access/withdraw/${from}`, { job: about });
const answer = (move: 'grant' | 'reject', seeker: Person) =>
  company.api.patch(`/api/company/profile/access/${move}/${seeker.profileId}`, { type: 'job-application', job });
const jobOf = async () => (await company.api.get(`/api/jobs/${job}`)).body;
const applicants = async () =>
  (await company.api.get(`/api/jobs/${job}/applicants`)).body.results.map(({ id }: { id: string }) => id);
/** A seeker who lives far from every job of this test, so that nothing matches. */
const applicant = async () => {
  const seeker = await newSeeker({ zip: '99801' });
  await apply(seeker, company, job);
  return seeker;
};

beforeAll(async () => {
  company = await newCompany();
  job = await postJob(company);
});

describe('withdrawing an application', () => {
  it('removes it from the applicants, notifies the company, and lets the seeker apply again', async () => {
    const seeker = await applicant();
    expect((await jobOf()).applicantCount).toBe(1);
    const { status, body } = await withdraw(seeker);
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'job-application', state: 'withdrawn', profile: company.profileId, job });
    expect(await jobOf()).toMatchObject({ applicantCount: 0, declinedCount: 0 });
    expect(await applicants()).not.toContain(seeker.profileId);
    await settled();
    const [latest] = (await company.api.get('/api/company/get-activities')).body.results;
    expect(latest).toMatchObject({
      kind: 'application-withdrawn',
      profile: { id: seeker.profileId, name: `Jobseeker${seeker.profileId.slice(0, 4)}` },
      subject: { id: job },
    });
    const asked = { profileId: seeker.profileId, jobId: job };
    expect((await company.api.get('/api/jobs/jobseeker/actions', asked)).body.state).toBe('withdrawn');
    expect((await seeker.api.get(`/api/jobs/${job}`)).body.applicationStatus).toMatchObject({ state: 'withdrawn' });
    const own = await seeker.api.post('/api/profile/job-seeker/activities', { active: false });
    expect(own.body.results).toMatchObject([{ status: 'Withdrawn', canApply: true, canWithdraw: false }]);

    await apply(seeker, company, job);
    expect(await jobOf()).toMatchObject({ applicantCount: 1, declinedCount: 0 });
    expect(await applicants()).toContain(seeker.profileId);
    expect((await withdraw(seeker)).status).toBe(200);
  });

  it('masks a hidden seeker again who was known by the application only', async () => {
    const seeker = await applicant();
    const { body: own } = await seeker.api.get(`/api/profile/${seeker.profileId}`);
    const hide = { public: false, updatedAt: own.updatedAt };
    expect((await seeker.api.patch(`/api/profile/${seeker.profileId}`, hide)).status).toBe(200);
    const asked = { profileId: seeker.profileId, jobId: job };
    expect((await company.api.get('/api/jobs/jobseeker/actions', asked)).status).toBe(200);
    expect((await withdraw(seeker)).status).toBe(200);
    expect(await company.api.get('/api/jobs/jobseeker/actions', asked)).toMatchObject({
      status: 404,
      body: { code: 'profile_not_found' },
    });
  });

  it('returns an error to seekers without an application to withdraw', async () => {
    const [seeker, stranger] = [await applicant(), await newSeeker()];
    const before = (await jobOf()).applicantCount;
    expect(await withdraw(stranger)).toMatchObject({ status: 409, body: { code: 'request_not_open' } });
    expect((await withdraw(company)).status).toBe(403);
    expect((await withdraw(seeker, 'a'.repeat(24))).status).toBe(404);
    expect((await withdraw(seeker, job, 'a'.repeat(24))).status).toBe(404);
    expect((await seeker.api.patch(`/api/company/profile/access/withdraw/${company.profileId}`, {})).status).toBe(400);
    expect((await jobOf()).applicantCount).toBe(before);
    expect((await withdraw(seeker)).status).toBe(200);
    expect(await withdraw(seeker)).toMatchObject({ status: 409, body: { code: 'application_withdrawn' } });
    expect((await jobOf()).applicantCount).toBe(before - 1);
  });

  it('leaves the company nothing to decide, and is rejected after a decision', async () => {
    const [gone, declined] = [await applicant(), await applicant()];
    await unlock(company, gone, job);
    await withdraw(gone);
    expect(await answer('grant', gone)).toMatchObject({ status: 409, body: { code: 'application_withdrawn' } });
    expect((await answer('reject', gone)).status).toBe(404);
    expect((await answer('reject', declined)).status).toBe(200);
    expect(await withdraw(declined)).toMatchObject({ status: 409, body: { code: 'request_answered' } });
  });

  it('is possible after the job has ended', async () => {
    const [other, seeker] = [await postJob(company), await newSeeker()];
    await apply(seeker, company, other);
    await company.api.delete(`/api/jobs/${other}`);
    expect((await withdraw(seeker, other)).status).toBe(200);
  });

  it('wins or loses against a concurrent acceptance: one of the two wins, and both sides see the same', async () => {
    for (const _ of [1, 2, 3]) {
      const seeker = await applicant();
      await unlock(company, seeker, job);
      const before = (await jobOf()).applicantCount;
      const [taken, granted] = await Promise.all([withdraw(seeker), answer('grant', seeker)]);
      expect([taken.status, granted.status].toSorted()).toEqual([200, 409]);
      const won = taken.status === 200 ? 'withdrawn' : 'granted';
      const asked = { profileId: seeker.profileId, jobId: job };
      expect((await company.api.get('/api/jobs/jobseeker/actions', asked)).body.state).toBe(won);
      expect((await seeker.api.get(`/api/jobs/${job}`)).body.applicationStatus.state).toBe(won);
      expect((await jobOf()).applicantCount).toBe(won === 'withdrawn' ? before - 1 : before);
    }
  });

  it('counts once when it comes twice at the same moment', async () => {
    const seeker = await applicant();
    const before = (await jobOf()).applicantCount;
    const answers = await Promise.all([withdraw(seeker), withdraw(seeker), withdraw(seeker)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await jobOf()).applicantCount).toBe(before - 1);
  });
});
