import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../../../support/cloud/stream.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../../support/people/people.ts';
import { apply, postJob, unlock } from '../../../support/posts/hiring.ts';

let company: Person;
let stranger: Person;
let job: string;

const move = (by: Person, who: Person, from: string, to: string, of = job) =>
  by.api.patch(`/api/jobs/${of}/applicants/${who.profileId}/stage`, { from, to });
const actions = async (who: Person) =>
  (await company.api.get('/api/jobs/jobseeker/actions', { profileId: who.profileId, jobId: job })).body;
const applicants = async (query = {}) => (await company.api.get(`/api/jobs/${job}/applicants`, query)).body;

/** A seeker whom the company has unlocked, and who never applied. */
const newUnlocked = async () => {
  const seeker = await newSeeker({ zip: '99801' });
  await unlock(company, seeker, job);
  return seeker;
};
const accept = (who: Person) =>
  company.api.patch(`/api/company/profile/access/grant/${who.profileId}`, { type: 'job-application', job });

beforeAll(async () => {
  [company, stranger] = await Promise.all([newCompany(), newCompany()]);
  job = await postJob(company);
});

describe('the stages of an unlocked person who has not applied', () => {
  it('begin at new and lead to a hire, without counting the person as an applicant', async () => {
    const seeker = await newUnlocked();
    expect((await actions(seeker)).stage).toBe('new');
    expect(await move(company, seeker, 'new', 'interview')).toMatchObject({ status: 200 });
    expect((await move(company, seeker, 'new', 'offer')).body.code).toBe('request_changed');
    expect((await move(company, seeker, 'interview', 'hired')).body).toEqual({ stage: 'hired' });
    expect((await actions(seeker)).stage).toBe('hired');
    expect(await applicants({ stage: 'hired' })).toMatchObject({ results: [], total: 0 });
    expect(await applicants({ stage: 'new' })).toMatchObject({ results: [], total: 0 });
  });

  it('are refused to another company, to a job of another company, and before the unlock', async () => {
    const [seeker, hidden, foreign] = [await newUnlocked(), await newSeeker({ zip: '99801' }), await postJob(stranger)];
    expect((await move(stranger, seeker, 'new', 'hired')).body.code).toBe('request_not_open');
    expect((await move(company, seeker, 'new', 'hired', foreign)).body.code).toBe('request_not_open');
    expect((await move(company, hidden, 'new', 'hired')).body.code).toBe('request_not_open');
    expect((await move(seeker, seeker, 'new', 'hired')).status).toBe(403);
  });

  it('stay when the person applies', async () => {
    const seeker = await newUnlocked();
    await move(company, seeker, 'new', 'offer');
    await apply(seeker, company, job);
    expect(await applicants({ stage: 'offer' })).toMatchObject({ results: [{ id: seeker.profileId }], total: 1 });
    expect((await move(company, seeker, 'offer', 'new')).status).toBe(200);
    expect(await applicants({ stage: 'new' })).toMatchObject({ results: [{ id: seeker.profileId }], total: 1 });
  });

  it('are erased with the account of the person', async () => {
    const seeker = await newUnlocked();
    await move(company, seeker, 'new', 'contacted');
    const { status } = await seeker.api.delete(`/api/users/${seeker.userId}`, { currentPassword: PASSWORD });
    expect(status).toBeLessThan(300);
    await settled();
    expect((await move(company, seeker, 'contacted', 'offer')).body.code).toBe('request_changed');
  });
});

describe('accepting an applicant', () => {
  const newApplicant = async () => {
    const seeker = await newUnlocked();
    await apply(seeker, company, job);
    return seeker;
  };

  it("moves a new applicant to 'contacted'", async () => {
    const seeker = await newApplicant();
    expect((await accept(seeker)).status).toBe(200);
    expect((await actions(seeker)).stage).toBe('contacted');
  });

  it.each(['contacted', 'interview', 'offer', 'hired'])('keeps an applicant at the stage %s', async (stage) => {
    const seeker = await newApplicant();
    await move(company, seeker, 'new', stage);
    expect((await accept(seeker)).status).toBe(200);
    expect((await actions(seeker)).stage).toBe(stage);
  });
});
