import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../../../support/cloud/stream.ts';
import { newColleague } from '../../../support/people/company-users.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../../support/people/people.ts';
import { apply, draftJob, postJob, unlock } from '../../../support/posts/hiring.ts';
import { newBriefing } from '../../../support/posts/postings.ts';

let company: Person;
let colleague: Person;
let stranger: Person;
let job: string;
let first: Person;

const people = async (query = {}, by = company) => (await by.api.get('/api/company/people', query)).body;
const person = (who: Person, by = company) => by.api.get(`/api/company/people/${who.profileId}`);
const follow = (who: Person, to: string, by = company) =>
  by.api.patch(`/api/company/people/${who.profileId}`, { job: to });
const assign = (who: Person, assignee: string | null, by = company) =>
  by.api.patch(`/api/jobs/${job}/applicants/${who.profileId}/assignee`, { assignee });
const move = (who: Person, from: string, to: string) =>
  company.api.patch(`/api/jobs/${job}/applicants/${who.profileId}/stage`, { from, to });
const idsOf = ({ results }: { results: { id: string }[] }) => results.map(({ id }) => id);

const newUnlocked = async () => {
  const seeker = await newSeeker({ zip: '99801' });
  await unlock(company, seeker, job);
  return seeker;
};

beforeAll(async () => {
  [company, stranger] = await Promise.all([newCompany(), newCompany()]);
  colleague = await newColleague(company);
  job = await postJob(company);
  first = await newUnlocked();
});

describe('the list of known people', () => {
  it('has an unlocked person with contact details, the job, the stage and who opened the profile', async () => {
    const { body: profile } = await company.api.get(`/api/profile/${first.profileId}`);
    const { results, total, team } = await people({}, colleague);
    expect(total).toBe(1);
    expect(team).toHaveLength(2);
    expect(results).toMatchObject([
      {
        id: first.profileId,
        name: profile.name,
        phoneNumber: profile.phoneNumber,
        job: { id: job },
        stage: 'new',
        how: 'unlock',
        applied: false,
        openedBy: expect.any(String),
      },
    ]);
  });

  it('leaves out applicants and workers whose contact details are hidden', async () => {
    const applicant = await newSeeker({ zip: '99801' });
    await apply(applicant, company, job);
    expect(idsOf(await people())).not.toContain(applicant.profileId);
    expect(await person(applicant)).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
  });

  it('has a worker who accepted a briefing, for the job of the briefing', async () => {
    const seeker = await newSeeker({ zip: '99801', priorSkilledTradeFormalTraining: true });
    const briefing = await newBriefing(company, seeker);
    const body = { type: 'job', job: briefing };
    expect((await seeker.api.patch(`/api/profile/access/grant/${company.profileId}`, body)).status).toBe(200);
    const found = (await person(seeker)).body.person;
    expect(found).toMatchObject({ how: 'briefing', job: { id: briefing }, stage: 'new' });
    expect(found).not.toHaveProperty('openedBy');
  });

  it('is filtered by stage, job, user and words, and continues by a cursor', async () => {
    const hired = await newUnlocked();
    expect((await move(hired, 'new', 'hired')).status).toBe(200);
    expect((await assign(hired, colleague.userId)).status).toBe(200);
    const only = [hired.profileId];
    expect(idsOf(await people({ stage: 'hired' }))).toEqual(only);
    expect(idsOf(await people({ assignee: colleague.userId }))).toEqual(only);
    expect(idsOf(await people({ job }))).toContain(first.profileId);
    expect(idsOf(await people({ job: stranger.profileId }))).toEqual([]);
    expect(idsOf(await people({ search: 'nobody has this name' }))).toEqual([]);
    const { phoneNumber } = (await person(hired)).body.person;
    expect(idsOf(await people({ search: phoneNumber.slice(-4) }))).toContain(hired.profileId);
    const page = await people({ limit: 1 });
    expect(idsOf(page)).toHaveLength(1);
    expect(idsOf(await people({ limit: 1, cursor: page.cursor }))).not.toEqual(idsOf(page));
  });

  it('shows the newest note, who moved the person, and who takes care of them', async () => {
    const seeker = await newUnlocked();
    const path = `/api/company/notes/${seeker.profileId}`;
    await company.api.post(path, { text: 'Left a voicemail.' });
    await colleague.api.post(path, { text: 'Call back after four.' });
    await move(seeker, 'new', 'contacted');
    await assign(seeker, company.userId);
    expect((await person(seeker, colleague)).body.person).toMatchObject({
      note: { text: 'Call back after four.', author: expect.any(String) },
      stage: 'contacted',
      movedBy: expect.any(String),
      assignee: { id: company.userId },
    });
    expect((await assign(seeker, null)).status).toBe(200);
    expect((await person(seeker)).body.person).not.toHaveProperty('assignee');
    expect((await person(seeker)).body.person.stage).toBe('contacted');
  });

  it('no longer has a person who deleted the account', async () => {
    const seeker = await newUnlocked();
    await seeker.api.delete(`/api/users/${seeker.userId}`, { currentPassword: PASSWORD });
    await settled();
    expect(idsOf(await people())).not.toContain(seeker.profileId);
    expect((await person(seeker)).status).toBe(404);
  });

  it('is closed to job seekers and empty for another company', async () => {
    expect(await people({}, stranger)).toMatchObject({ results: [], total: 0 });
    expect((await person(first, stranger)).body.code).toBe('profile_not_found');
    expect((await first.api.get('/api/company/people')).status).toBe(403);
  });
});

describe('the job for which a company follows a person', () => {
  it('is chosen among its own jobs, and each job has its own stage', async () => {
    const [seeker, other] = [await newUnlocked(), await postJob(company)];
    await move(seeker, 'new', 'offer');
    expect((await follow(seeker, other)).body).toEqual({ success: true });
    expect((await person(seeker)).body.person).toMatchObject({ job: { id: other }, stage: 'new' });
    expect((await follow(seeker, job)).status).toBe(200);
    expect((await person(seeker)).body.person).toMatchObject({ job: { id: job }, stage: 'offer' });
  });

  it('becomes the job of an application that the company accepts', async () => {
    const [seeker, other] = [await newUnlocked(), await postJob(company)];
    await apply(seeker, company, other);
    const body = { type: 'job-application', job: other };
    await company.api.patch(`/api/company/profile/access/grant/${seeker.profileId}`, body);
    expect((await person(seeker)).body.person).toMatchObject({ job: { id: other }, stage: 'contacted', applied: true });
  });

  it("can't be another company's, and can't be chosen by another company", async () => {
    const foreign = await postJob(stranger);
    expect((await follow(first, foreign)).body.code).toBe('job_not_found');
    const briefing = await draftJob(company, { briefing: true, recipient: first.profileId });
    expect((await follow(first, briefing)).body.code).toBe('job_not_found');
    expect((await follow(first, foreign, stranger)).body.code).toBe('profile_not_found');
    expect((await follow(first, job, first)).status).toBe(403);
  });
});

describe('who takes care of a person', () => {
  it('must be a user of the company', async () => {
    expect((await assign(first, stranger.userId)).body.code).toBe('user_not_found');
    expect((await assign(first, stranger.userId, stranger)).body.code).toBe('request_not_open');
  });

  it('can be set for an applicant who is not unlocked, and survives a move', async () => {
    const applicant = await newSeeker({ zip: '99801' });
    await apply(applicant, company, job);
    expect((await assign(applicant, company.userId)).status).toBe(200);
    const { total } = (await company.api.get(`/api/jobs/${job}/applicants`, { stage: 'new' })).body;
    expect(total).toBeGreaterThan(0);
    expect((await move(applicant, 'new', 'interview')).status).toBe(200);
    expect((await move(applicant, 'interview', 'new')).status).toBe(200);
  });
});
