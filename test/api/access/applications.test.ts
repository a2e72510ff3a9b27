import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '../../support/cloud/cloud.ts';
import { settled, wholeTable } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { newAccount, newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';
import { draftJob, postJob, unlock } from '../../support/posts/hiring.ts';
import { newBriefing } from '../../support/posts/postings.ts';

const DAY = 86_400_000;
const NO_JOB = "We couldn't find data for this job.";
const UNKNOWN = 'f'.repeat(24);
type Move = 'request' | 'grant' | 'reject';

/** Calls the endpoint that moves an access entry of the company (`company`) or the seeker (`seeker`). */
const move = (list: 'company' | 'seeker', kind: Move) => (by: Person, id: string, body: object) =>
  by.api.patch(`/api/${list === 'company' ? 'company/' : ''}profile/access/${kind}/${id}`, body);
const ask = move('company', 'request');
const accept = move('company', 'grant');
const decline = move('company', 'reject');
const refuse = move('seeker', 'reject');

const lists = (by: Person, list: 'company' | 'seeker', state: string, query = {}) =>
  by.api.get(`/api/${list === 'company' ? 'company/' : ''}profile/access/${state}`, query);
const application = (job: string) => ({ type: 'job-application', job });
const invitation = (job: string) => ({ type: 'job', job });
let company: Person;
let rival: Person;
let seeker: Person;

beforeAll(async () => {
  company = await newCompany();
  rival = await newCompany();
  seeker = await newSeeker();
});

const countsOf = async (job: string, owner = company) => {
  const { applicantCount, declinedCount, matchCount } = (await owner.api.get(`/api/jobs/${job}`)).body;
  return { applicants: applicantCount, declined: declinedCount, matches: matchCount };
};

describe('applying', () => {
  it("[SEE-15] [APP-29] [APP-31] adds the application to the company's list and counts it", async () => {
    const job = await postJob(company);
    const answer = await ask(seeker, company.profileId, application(job));
    const entry = { type: 'job-application', state: 'requested', job, date: expect.any(String) };
    expect(answer).toMatchObject({ status: 200, body: { ...entry, profile: company.profileId } });
    const { results } = (await lists(company, 'company', 'requested')).body;
    expect(results[0]).toMatchObject({ ...entry, profile: seeker.profileId });
    expect(results[0].ends).toBeUndefined();
    expect(await countsOf(job)).toMatchObject({ applicants: 1 });
  });

  it('[SEE-14] [SEE-17] stores one application of a seeker to a job, however many come at the same time', async () => {
    const job = await postJob(company);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask(seeker, company.profileId, application(job))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({ code: 'request_exists', message: 'Profile already requested' });
    expect(await countsOf(job)).toMatchObject({ applicants: 1 });
  });

  it('[SEE-17] rejects an application to a deleted job with a text of its own', async () => {
    const job = await postJob(company);
    await company.api.delete(`/api/jobs/${job}`);
    expect(await ask(seeker, company.profileId, application(job))).toMatchObject({
      status: 409,
      body: { message: 'This Job has been deleted' },
    });
  });

  it("returns 404 for a draft, a briefing, another company's job and an unknown job", async () => {
    const posted = await postJob(company);
    const refused = { status: 404, body: { message: NO_JOB } };
    for (const [owner, job] of [
      [company.profileId, await draftJob(company)],
      [company.profileId, await newBriefing(company, seeker)],
      [company.profileId, await newBriefing(company, await newSeeker())],
      [rival.profileId, posted],
      [company.profileId, UNKNOWN],
      [UNKNOWN, posted],
    ] as const) {
      expect(await ask(seeker, owner, application(job))).toMatchObject(refused);
    }
  });

  it('accepts only seekers with a profile', async () => {
    const job = await postJob(company);
    const nobodyYet = await newAccount('candidate');
    const staff = (await newStaff()) as Person;
    const path = `/api/company/profile/access/request/${company.profileId}`;
    expect(await nobodyYet.api.patch(path, application(job))).toMatchObject({
      status: 403,
      body: { message: 'Please complete your profile first.' },
    });
    for (const by of [rival, staff]) expect((await ask(by, company.profileId, application(job))).status).toBe(403);
    expect((await ask(seeker, company.profileId, invitation(job))).status).toBe(403);
    expect((await api().patch(path, application(job))).status).toBe(401);
  });

  it('names the missing job or project', async () => {
    const { status, body } = await ask(seeker, company.profileId, { type: 'job-application' });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'job', message: 'This field is required' }]);
  });
});

describe('accepting an application', () => {
  it('[APP-27] requires the unlock first, then connects the two and shows both contacts', async () => {
    const job = await postJob(company);
    const applicant = await newSeeker();
    await ask(applicant, company.profileId, application(job));
    const refused = await accept(company, applicant.profileId, application(job));
    expect(refused).toMatchObject({ status: 409, body: { message: 'Please unlock this profile first.' } });
    expect(refused.body.connection).toBeUndefined();
    await unlock(company, applicant, job);
    const { status, body } = await accept(company, applicant.profileId, application(job));
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'granted', type: 'job-application', profile: applicant.profileId, job });
    expect(body.connection).toEqual({
      company: { name: expect.stringContaining('Company'), phone: '(574) 555-0100', email: company.email },
      other: { name: 'Travis Yoder', phone: '(574) 555-0142', email: applicant.email },
    });
    expect((await lists(company, 'company', 'granted')).body.results[0].profile).toBe(applicant.profileId);
    expect(await countsOf(job)).toMatchObject({ applicants: 1, declined: 0 });
    await settled();
    const logged = Object.values(await wholeTable()).filter(
      ({ _et, job: about }) => _et === 'Activity' && about === job,
    );
    expect(logged).toMatchObject([{ type: 'accept-job-application', company: company.profileId }]);
  });

  it("[PRO-39] shows the company's contact details to the seeker only after the acceptance", async () => {
    const job = await postJob(company);
    const applicant = await newSeeker();
    const seen = async () => (await applicant.api.get(`/api/company/profile/${company.profileId}`)).body;
    await ask(applicant, company.profileId, application(job));
    expect(await seen()).toMatchObject({ redacted: true });
    expect((await seen()).email).toBeUndefined();
    await unlock(company, applicant, job);
    expect((await seen()).email).toBeUndefined();
    await accept(company, applicant.profileId, application(job));
    expect(await seen()).toMatchObject({ redacted: false, email: company.email, phoneNumber: '(574) 555-0100' });
  });

  it('[PRO-38] declines without a charge and without revealing details', async () => {
    const job = await postJob(company);
    const applicant = await newSeeker();
    await ask(applicant, company.profileId, application(job));
    expect((await decline(company, applicant.profileId, application(job))).status).toBe(200);
    const { body } = await company.api.get(`/api/profile/${applicant.profileId}`);
    expect(body).toMatchObject({ redacted: true, name: `Jobseeker${applicant.profileId.slice(0, 4)}` });
  });

  it('[APP-31] accepts or declines an application only once', async () => {
    const job = await postJob(company);
    const applicant = await newSeeker();
    const none = { status: 409, body: { message: 'There is no open request.' } };
    expect(await accept(company, applicant.profileId, application(job))).toMatchObject(none);
    await ask(applicant, company.profileId, application(job));
    await unlock(company, applicant, job);
    const answers = await Promise.all([
      accept(company, applicant.profileId, application(job)),
      accept(company, applicant.profileId, application(job)),
      decline(company, applicant.profileId, application(job)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const answered = { status: 409, body: { message: 'This request was answered already.' } };
    expect(await accept(company, applicant.profileId, application(job))).toMatchObject(answered);
    expect(await decline(company, applicant.profileId, application(job))).toMatchObject(answered);
    expect((await ask(applicant, company.profileId, application(job))).status).toBe(409);
  });

  it("allows only the job's own company", async () => {
    const job = await postJob(company);
    const applicant = await newSeeker();
    await ask(applicant, company.profileId, application(job));
    for (const decide of [accept, decline]) {
      expect(await decide(rival, applicant.profileId, application(job))).toMatchObject({
        status: 404,
        body: { message: NO_JOB },
      });
      expect((await decide(seeker, applicant.profileId, application(job))).status).toBe(403);
    }
    expect((await accept(company, applicant.profileId, invitation(job))).status).toBe(400);
    expect((await decline(company, applicant.profileId, application(job))).status).toBe(200);
  });
});

describe('declining', () => {
  it('[APP-21] [APP-31] rejects for seven days, with date, end and reason, and moves the counts', async () => {
    const job = await postJob(company);
    const applicant = await newSeeker();
    await settled();
    const before = await countsOf(job);
    await ask(applicant, company.profileId, application(job));
    const { body } = await decline(company, applicant.profileId, { ...application(job), reason: 'Hired another' });
    expect(body).toMatchObject({ state: 'rejected', reason: 'Hired another', job });
    expect(Date.parse(body.ends) - Date.parse(body.date)).toBe(604_800_000);
    expect((await lists(company, 'company', 'rejected')).body.results[0]).toEqual(body);
    expect(await countsOf(job)).toEqual({ applicants: 0, declined: 1, matches: before.matches - 1 });
  });

  it.each(['job', 'job-application'])('[APP-09] declines a match as %s without an application', async (type) => {
    const matched = await newSeeker();
    const job = await postJob(company);
    await settled();
    const before = await countsOf(job);
    const { status, body } = await decline(company, matched.profileId, { type, job });
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'job-application', state: 'rejected', profile: matched.profileId });
    expect(await countsOf(job)).toEqual({ applicants: 0, declined: 1, matches: before.matches - 1 });
    expect((await decline(company, matched.profileId, { type, job })).status).toBe(409);
  });

  it('[APP-28] [PRO-38] returns 404 for a seeker who neither applied nor matched, and reveals nothing about them', async () => {
    const hidden = await newSeeker({ zip: '99801' });
    await hidden.api.patch(`/api/profile/${hidden.profileId}`, { public: false });
    const jobs = [await draftJob(company), await postJob(company)];
    for (const job of jobs) {
      expect((await decline(company, hidden.profileId, application(job))).status).toBe(404);
      const query = { profileId: hidden.profileId, jobId: job };
      expect((await company.api.get('/api/jobs/jobseeker/actions', query)).status).toBe(404);
    }
    expect((await company.api.get(`/api/profile/${hidden.profileId}`)).status).toBe(404);
    expect(
      (await lists(company, 'company', 'rejected')).body.results.map(({ profile }: { profile: string }) => profile),
    ).not.toContain(hidden.profileId);
  });

  it('[PRO-38] returns 404 for a match that was declined once the seeker hides', async () => {
    const matched = await newSeeker();
    const job = await postJob(company);
    await settled();
    expect((await decline(company, matched.profileId, application(job))).status).toBe(200);
    expect((await company.api.get(`/api/profile/${matched.profileId}`)).status).toBe(200);
    await matched.api.patch(`/api/profile/${matched.profileId}`, { public: false });
    expect((await company.api.get(`/api/profile/${matched.profileId}`)).status).toBe(404);
    const query = { profileId: matched.profileId, jobId: job };
    expect((await company.api.get('/api/jobs/jobseeker/actions', query)).status).toBe(404);
  });

  it('returns 404 for an unknown seeker', async () => {
    const job = await postJob(company);
    for (const id of [UNKNOWN, rival.profileId, company.profileId]) {
      expect((await decline(company, id, application(job))).status).toBe(404);
    }
  });

  it("[SEE-14] lets a seeker decline a job once, which removes the match and isn't listed as declined", async () => {
    const job = await postJob(company);
    const picky = await newSeeker();
    await settled();
    const before = await countsOf(job);
    expect(await refuse(picky, company.profileId, invitation(job))).toMatchObject({
      status: 200,
      body: { type: 'job', state: 'rejected', profile: company.profileId, job },
    });
    expect((await refuse(picky, company.profileId, invitation(job))).status).toBe(409);
    expect(await countsOf(job)).toEqual({ ...before, matches: before.matches - 1 });
    expect((await lists(picky, 'seeker', 'rejected')).body.results).toHaveLength(1);
    expect((await ask(picky, company.profileId, application(job))).status).toBe(200);
  });

  it('does not let a seeker decline a job that they applied to, or that is unknown or ended', async () => {
    const job = await postJob(company);
    const applicant = await newSeeker();
    await ask(applicant, company.profileId, application(job));
    expect(await refuse(applicant, company.profileId, invitation(job))).toMatchObject({
      status: 409,
      body: { code: 'application_exists', message: 'You have already applied to this job.' },
    });
    expect((await lists(applicant, 'seeker', 'rejected')).body.results).toEqual([]);
    for (const id of [await draftJob(company), await newBriefing(company, seeker), UNKNOWN]) {
      expect((await refuse(applicant, company.profileId, invitation(id))).status).toBe(404);
    }
    expect((await refuse(applicant, rival.profileId, invitation(job))).status).toBe(404);
    expect((await refuse(applicant, company.profileId, application(job))).status).toBe(400);
  });
});

describe('the end of a rejection', () => {
  it('[APP-21] lets the seeker apply again once the seven days are over', async () => {
    const owner = await newCompany();
    const job = await postJob(owner);
    const applicant = await newSeeker();
    await ask(applicant, owner.profileId, application(job));
    await decline(owner, applicant.profileId, application(job));
    const early = await ask(applicant, owner.profileId, application(job));
    expect(early.status).toBe(409);
    expect(early.body.message).toMatch(
      /^This request was declined\. It can be sent again from [A-Z][a-z]{2} \d{1,2}, \d{4}\.$/,
    );

    await advanceClock(7 * DAY + 1000);
    const [again, back] = [await signInAgain(applicant), await signInAgain(owner)];
    expect((await ask(again, owner.profileId, application(job))).status).toBe(200);
    expect(await countsOf(job, back)).toMatchObject({ applicants: 1, declined: 0 });
    expect((await decline(back, applicant.profileId, application(job))).status).toBe(200);
    expect(await countsOf(job, back)).toMatchObject({ applicants: 0, declined: 1 });
  });
});
