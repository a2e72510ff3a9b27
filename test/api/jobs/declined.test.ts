import { dayOf } from '@plumbline/shared/contracts/masking/day-of';
import { postingDay } from '@plumbline/shared/domain/jobs/posting-day';
import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, until } from '../../support/cloud/cloud.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, buy, draftJob, postJob, unlock } from '../../support/posts/hiring.ts';

let company: Person;
let rival: Person;

beforeAll(async () => {
  [company, rival] = [await newCompany(), await newCompany()];
});

const declined = (query: Record<string, number> = {}, person = company) =>
  person.api.get(`/api/company/${company.profileId}/declined`, query);
const decline = async (seeker: Person, job: string, reason?: string) => {
  const path = `/api/company/profile/access/reject/${seeker.profileId}`;
  const { status } = await company.api.patch(path, { type: 'job-application', job, reason });
  expect(status).toBe(200);
  // Moves the clock by a second, because two entries that were declined in the same second have no order.
  await advanceClock(1000);
};

describe('the list of people a company has declined', () => {
  it('[APP-10] [APP-11] names each person once, latest first, with job, date and reason', async () => {
    const [one, two] = [await postJob(company, { name: 'Framer' }), await postJob(company, { name: 'Roofer' })];
    const [first, second, kept] = [await newSeeker(), await newSeeker(), await newSeeker()];
    for (const seeker of [first, second, kept]) await apply(seeker, company, one);
    await apply(first, company, two);
    await unlock(company, second, one);
    expect((await declined()).body).toEqual({ results: [], total: 0 });
    await decline(first, one, 'We went another way');
    await decline(second, one);
    await decline(first, two);
    const { status, body } = await declined();
    expect(status).toBe(200);
    expect(body.total).toBe(3);
    expect(body.results).toMatchObject([
      { profile: { id: first.profileId }, job: { id: two, name: 'Roofer' }, date: expect.any(String) },
      { profile: { id: second.profileId, name: 'Travis', lastName: 'Yoder' }, job: { id: one } },
      {
        profile: { id: first.profileId, name: `Jobseeker${first.profileId.slice(0, 4)}` },
        job: { id: one, name: 'Framer' },
        reason: 'We went another way',
        ends: expect.any(String),
      },
    ]);
    expect(JSON.stringify(body.results[2])).not.toMatch(/Travis|Yoder/);

    const page = await declined({ limit: 2, page: 2 });
    expect(page.body.total).toBe(3);
    expect(page.body.results).toHaveLength(1);
    expect((await declined({ limit: 2, page: 3 })).body.results).toEqual([]);
  });

  it('[APP-11] is readable only for the company itself', async () => {
    expect(await declined({}, rival)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await declined({}, await newSeeker())).status).toBe(403);
    const wrong: Record<string, number>[] = [{ limit: 0 }, { limit: 101 }, { page: 0 }];
    for (const query of wrong) expect((await declined(query)).status).toBe(400);
  });
});

describe('a job and its people', () => {
  const read = async (person: Person, id: string) => (await person.api.get(`/api/jobs/${id}`)).body;

  it('[EMP-38] shows views, applications, matches and rejections only to its owner', async () => {
    const job = await postJob(company, { zip: '59330', tradeCategories: ['Carpentry'] });
    const [applicant, refused] = [await newSeeker({ zip: '59330' }), await newSeeker({ zip: '59330' })];
    await until(async () => (await read(company, job)).matches.length === 2);
    await applicant.api.post('/api/activity/logs/insert', { jobId: job, activityType: 'view-job-details' });
    for (const seeker of [applicant, refused]) await apply(seeker, company, job);
    await decline(refused, job);
    const own = await until(async () => {
      const found = await read(company, job);
      return found.declined.length === 1 && found.matches.length === 1 && found;
    });
    expect(own).toMatchObject({
      status: 'Active',
      postDate: postingDay({ ...own, timeZone: 'America/Denver' }),
      jobseekerViews: [{ date: expect.any(String) }],
      applicants: [{ profile: applicant.profileId, job, date: expect.any(String) }],
      jobApplications: [{ profile: applicant.profileId, date: expect.any(String) }],
      declined: [{ profile: refused.profileId, job }],
      declinedRequests: [],
      matches: [{ _id: applicant.profileId }],
      profile: [{ _id: company.profileId }],
    });
    for (const reader of [applicant, refused, rival]) {
      const job_ = await read(reader, job);
      expect(job_).toMatchObject({ status: 'Active', postDate: own.postDate });
      for (const field of [
        'jobseekerViews',
        'applicants',
        'matches',
        'declined',
        'declinedRequests',
        'jobApplications',
      ])
        expect(job_).not.toHaveProperty(field);
    }
  });

  it('[EMP-38] shows that it was viewed without naming the viewer', async () => {
    const job = await postJob(company);
    const seeker = await newSeeker();
    await seeker.api.post('/api/activity/logs/insert', { jobId: job, activityType: 'view-job-details' });
    const { jobseekerViews } = await until(async () => {
      const found = await read(company, job);
      return found.jobseekerViews.length === 1 && found;
    });
    expect(Object.keys(jobseekerViews[0])).toEqual(['date']);
  });

  it('[EMP-38] keeps every field of the form, from draft to posted', async () => {
    const id = await draftJob(company, { experienceRequired: false, willingToProvidePaidTraining: true });
    expect(await read(company, id)).toMatchObject({
      experienceRequired: false,
      willingToProvidePaidTraining: true,
      status: 'Not published',
      published: false,
      briefing: false,
    });
    expect(await read(company, id)).not.toHaveProperty('postDate');
    expect(await read(company, id)).not.toHaveProperty('deletedAt');
  });

  it('[EMP-38] names the recipient and the state of a briefing', async () => {
    const recipient = await newSeeker();
    const id = await draftJob(company, { briefing: true, recipient: recipient.profileId });
    const briefing = await read(company, id);
    expect(briefing).toMatchObject({
      briefing: true,
      status: 'Pending',
      recipient: recipient.profileId,
      jobSeeker: { id: recipient.profileId, name: `Jobseeker${recipient.profileId.slice(0, 4)}` },
    });
    expect(briefing.jobSeeker).not.toHaveProperty('lastName');
    expect((await rival.api.get(`/api/jobs/${id}`)).status).toBe(404);

    // The hour of the decision is private to a masked person.
    await buy(company, {
      product_slug: 'candidate_job_briefing',
      job_id: id,
      candidate_profile_id: recipient.profileId,
    });
    const no = { type: 'job', job: id, reasons: ['salary'] };
    const { status } = await recipient.api.patch(`/api/profile/access/reject/${company.profileId}`, no);
    expect(status).toBe(200);
    const { declinedRequests, ...declined } = await read(company, id);
    expect(declined.status).toBe('Rejected');
    expect(declinedRequests).toMatchObject([{ profile: recipient.profileId, job: id }]);
    expect(declinedRequests[0].date).toBe(dayOf(declinedRequests[0].date));
  });
});
