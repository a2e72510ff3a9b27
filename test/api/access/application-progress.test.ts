import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';

let company: Person;
let job: string;

const statusFor = async (seeker: Person) => (await seeker.api.get(`/api/jobs/${job}`)).body.applicationStatus;
const look = () => company.api.get(`/api/jobs/${job}/applicants`);
const answer = (move: 'grant' | 'reject', seeker: Person) =>
  company.api.patch(`/api/company/profile/access/${move}/${seeker.profileId}`, { type: 'job-application', job });
const TIME = /^\d{4}-\d\d-\d\dT/;

beforeAll(async () => {
  company = await newCompany();
  job = await postJob(company);
});

describe('the progress of an application, for the applicant who reads the job,', () => {
  it('has no dates before applying', async () => {
    const status = await statusFor(await newSeeker());
    for (const name of ['appliedAt', 'seen', 'answeredAt']) expect(status[name]).toBeUndefined();
  });

  it('is seen once the company has looked at its applicants after it, and not before', async () => {
    const seeker = await newSeeker();
    await look();
    await apply(seeker, company, job);
    expect(await statusFor(seeker)).toMatchObject({ appliedAt: expect.stringMatching(TIME), seen: false });
    await look();
    const status = await statusFor(seeker);
    expect(status).toMatchObject({ seen: true });
    expect(status.answeredAt).toBeUndefined();
  });

  it('is answered by an unlock, an acceptance or a refusal, and keeps the date of the application', async () => {
    const [unlocked, refused] = [await newSeeker(), await newSeeker()];
    for (const seeker of [unlocked, refused]) await apply(seeker, company, job);
    const { appliedAt } = await statusFor(unlocked);
    await unlock(company, unlocked, job);
    await settled();
    expect(await statusFor(unlocked)).toMatchObject({ appliedAt, answeredAt: expect.stringMatching(TIME) });
    expect(await answer('grant', unlocked)).toMatchObject({ status: 200 });
    const accepted = await statusFor(unlocked);
    expect(accepted).toMatchObject({ state: 'granted', appliedAt, answeredAt: accepted.date });
    expect(await answer('reject', refused)).toMatchObject({ status: 200 });
    const rejected = await statusFor(refused);
    expect(rejected).toMatchObject({ state: 'rejected', answeredAt: rejected.date });
  });
});
