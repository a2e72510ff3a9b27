import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '../../support/cloud/cloud.ts';
import { settled, wholeTable } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { newAccount, newCompany, newSeeker, type Person, signIn, signInAgain } from '../../support/people/people.ts';
import { draftJob, postJob, unlock } from '../../support/posts/hiring.ts';
import { newBriefing, newClosedProject, newProject, rewriteJob } from '../../support/posts/postings.ts';

const DAY = 86_400_000;
const NO_JOB = "We couldn't find data for this job.";
const UNKNOWN = 'f'.repeat(24);

type Move = 'request' | 'grant' | 'reject';
/** A move in the company's list (`company`) or the seeker's (`seeker`). */
const move = (list: 'company' | 'seeker', kind: Move) => (by: Person, id: string, body: object) =>
  by.api.patch(`/api/${list === 'company' ? 'company/' : ''}profile/access/${kind}/${id}`, body);
const ask = move('company', 'request');
const accept = move('company', 'grant');
const decline = move('company', 'reject');
const brief = move('seeker', 'request');
const agree = move('seeker', 'grant');
const refuse = move('seeker', 'reject');
const lists = (by: Person, list: 'company' | 'seeker', state: string, query = {}) =>
  by.api.get(`/api/${list === 'company' ? 'company/' : ''}profile/access/${state}`, query);

const application = (job: string) => ({ type: 'job-application', job });
const invitation = (job: string) => ({ type: 'job', job });
const connection = (project: string) => ({ type: 'project', project });

let company: Person;
let rival: Person;
let vendor: Person;
let seeker: Person;

beforeAll(async () => {
  company = await newCompany();
  rival = await newCompany();
  vendor = await newCompany({ type: 'vendor' });
  seeker = await newSeeker();
});

const countsOf = async (job: string, owner = company) => {
  const { applicantCount, declinedCount, matchCount } = (await owner.api.get(`/api/jobs/${job}`)).body;
  return { applicants: applicantCount, declined: declinedCount, matches: matchCount };
};

describe('applying', () => {
  it("[SEE-15] [APP-29] [APP-31] enters the application in the company's list and counts it", async () => {
    const job = await postJob(company);
    const answer = await ask(seeker, company.profileId, application(job));
    const entry = { type: 'job-application', state: 'requested', job, date: expect.any(String) };
    expect(answer).toMatchObject({ status: 200, body: { ...entry, profile: company.profileId } });
    const { results } = (await lists(company, 'company', 'requested')).body;
    expect(results[0]).toMatchObject({ ...entry, profile: seeker.profileId });
    expect(results[0].ends).toBeUndefined();
    expect(await countsOf(job)).toMatchObject({ applicants: 1 });
  });

  it('[SEE-14] [SEE-17] takes one application of a seeker to a job, however many come at once', async () => {
    const job = await postJob(company);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask(seeker, company.profileId, application(job))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({ code: 'request_exists', message: 'Profile already requested' });
    expect(await countsOf(job)).toMatchObject({ applicants: 1 });
  });

  it('[SEE-17] refuses a deleted job with its own words', async () => {
    const job = await postJob(company);
    await company.api.delete(`/api/jobs/${job}`);
    expect(await ask(seeker, company.profileId, application(job))).toMatchObject({
      status: 409,
      body: { message: 'This Job has been deleted' },
    });
  });

  it("knows no job that is a draft, a briefing, another company's or none", async () => {
    const posted = await postJob(company);
    const refused = { status: 404, body: { message: NO_JOB } };
    for (const [owner, job] of [
      [company.profileId, await draftJob(company)],
      [company.profileId, await newBriefing(company, seeker)],
      [rival.profileId, posted],
      [company.profileId, UNKNOWN],
      [UNKNOWN, posted],
    ] as const) {
      expect(await ask(seeker, owner, application(job))).toMatchObject(refused);
    }
  });

  it('is for seekers with a profile only', async () => {
    const job = await postJob(company);
    const nobodyYet = await newAccount('candidate');
    const staff = { api: api((await signIn('staff@plumbline.test')).token) } as Person;
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
  it('[APP-27] asks to unlock the profile first, then connects the two and shows both contacts', async () => {
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
      company: { name: expect.stringContaining('Company'), phone: '574-555-0100', email: company.email },
      other: { name: 'Travis Yoder', phone: '574-555-0142', email: applicant.email },
    });
    expect((await lists(company, 'company', 'granted')).body.results[0].profile).toBe(applicant.profileId);
    expect(await countsOf(job)).toMatchObject({ applicants: 1, declined: 0 });
    const logged = Object.values(await wholeTable()).filter(
      ({ _et, job: about }) => _et === 'Activity' && about === job,
    );
    expect(logged).toMatchObject([{ type: 'accept-job-application', company: company.profileId }]);
  });

  it("[PRO-39] shows the company's contact details to the seeker only after that", async () => {
    const job = await postJob(company);
    const applicant = await newSeeker();
    const seen = async () => (await applicant.api.get(`/api/company/profile/${company.profileId}`)).body;
    await ask(applicant, company.profileId, application(job));
    expect(await seen()).toMatchObject({ redacted: true });
    expect((await seen()).email).toBeUndefined();
    await unlock(company, applicant, job);
    expect((await seen()).email).toBeUndefined();
    await accept(company, applicant.profileId, application(job));
    expect(await seen()).toMatchObject({ redacted: false, email: company.email, phoneNumber: '574-555-0100' });
  });

  it('[PRO-38] lets a decline cost nothing and open nothing', async () => {
    const job = await postJob(company);
    const applicant = await newSeeker();
    await ask(applicant, company.profileId, application(job));
    expect((await decline(company, applicant.profileId, application(job))).status).toBe(200);
    const { body } = await company.api.get(`/api/profile/${applicant.profileId}`);
    expect(body).toMatchObject({ redacted: true, name: `Jobseeker${applicant.profileId.slice(0, 4)}` });
  });

  it('[APP-31] answers an application once', async () => {
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

  it("is for the job's own company", async () => {
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

  it('[APP-28] [PRO-38] declines nobody who neither applied nor matched, and learns nothing of them by it', async () => {
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

  it('[PRO-38] does not know a seeker by a match that it declined, once the seeker hides', async () => {
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

  it('declines nobody who does not exist', async () => {
    const job = await postJob(company);
    for (const id of [UNKNOWN, rival.profileId, company.profileId]) {
      expect((await decline(company, id, application(job))).status).toBe(404);
    }
  });

  it('[SEE-14] lets a seeker decline a job once, out of its matches and not among the declined', async () => {
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

  it('does not let a seeker decline a job applied to, unknown or ended', async () => {
    const job = await postJob(company);
    const applicant = await newSeeker();
    await ask(applicant, company.profileId, application(job));
    expect((await refuse(applicant, company.profileId, invitation(job))).status).toBe(409);
    for (const id of [await draftJob(company), await newBriefing(company, seeker), UNKNOWN]) {
      expect((await refuse(applicant, company.profileId, invitation(id))).status).toBe(404);
    }
    expect((await refuse(applicant, rival.profileId, invitation(job))).status).toBe(404);
    expect((await refuse(applicant, company.profileId, application(job))).status).toBe(400);
  });
});

describe('briefings', () => {
  it('[PRO-38] [PRO-39] reach one seeker, whose yes opens both sides', async () => {
    const chosen = await newSeeker();
    const briefing = await newBriefing(company, chosen);
    const sent = await brief(company, chosen.profileId, invitation(briefing));
    expect(sent).toMatchObject({ status: 200, body: { type: 'job', state: 'requested', profile: chosen.profileId } });
    expect((await lists(chosen, 'seeker', 'requested')).body.results[0]).toMatchObject({
      type: 'job',
      job: briefing,
      profile: company.profileId,
    });
    expect((await brief(company, chosen.profileId, invitation(briefing))).body.message).toBe(
      'Profile already requested',
    );

    const { status, body } = await agree(chosen, company.profileId, invitation(briefing));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'granted',
      connection: { company: { email: company.email }, other: { name: 'Travis Yoder', email: chosen.email } },
    });
    expect((await company.api.get(`/api/profile/${chosen.profileId}`)).body).toMatchObject({ email: chosen.email });
    expect((await chosen.api.get(`/api/company/profile/${company.profileId}`)).body.email).toBe(company.email);
    expect((await lists(chosen, 'seeker', 'granted')).body.results[0]).toMatchObject({ job: briefing });
  });

  it('[BRF-01] go to one seeker only, even when two are asked at once', async () => {
    const [one, two] = [await newSeeker(), await newSeeker()];
    const briefing = await newBriefing(company, one);
    const answers = await Promise.all(
      [one, two].map(({ profileId }) => brief(company, profileId, invitation(briefing))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('can be declined with a reason, which opens nothing', async () => {
    const chosen = await newSeeker();
    const briefing = await newBriefing(company, chosen);
    await brief(company, chosen.profileId, invitation(briefing));
    const answer = await refuse(chosen, company.profileId, { ...invitation(briefing), reason: 'salary: too low' });
    expect(answer).toMatchObject({ status: 200, body: { state: 'rejected', reason: 'salary: too low' } });
    expect((await company.api.get(`/api/profile/${chosen.profileId}`)).body.redacted).toBe(true);
    expect((await agree(chosen, company.profileId, invitation(briefing))).status).toBe(409);
  });

  it('[BRF-14] are declined with a reason at least, and another one with its text, or nothing changes', async () => {
    const chosen = await newSeeker();
    const briefing = await newBriefing(company, chosen);
    await brief(company, chosen.profileId, invitation(briefing));
    const refuseWith = (feedback: object) =>
      refuse(chosen, company.profileId, { ...invitation(briefing), ...feedback });
    for (const [feedback, path] of [
      [{}, 'reasons'],
      [{ reasons: [] }, 'reasons'],
      [{ reasons: ['other'] }, 'reason'],
      [{ reasons: ['salary', 'other'], reason: '  ' }, 'reason'],
      [{ reasons: ['boredom'] }, 'reasons.0'],
      [{ reasons: ['salary'], reason: 'x'.repeat(1001) }, 'reason'],
    ] as const) {
      const { status, body } = await refuseWith(feedback);
      expect({ status, path: body.errors?.[0]?.path }, JSON.stringify(feedback)).toEqual({ status: 400, path });
    }
    expect((await lists(chosen, 'seeker', 'requested')).body.results).toHaveLength(1);
    const { status, body } = await refuseWith({ reasons: ['salary', 'other'], reason: 'x'.repeat(1000) });
    expect({ status, reasons: body.reasons }).toEqual({ status: 200, reasons: ['salary', 'other'] });
    expect((await lists(chosen, 'seeker', 'rejected')).body.results[0].reason).toHaveLength(1000);
  });

  it('[PAY-26] are sent by their own company, as paid briefings, to seekers who may be found', async () => {
    const chosen = await newSeeker();
    const briefing = await newBriefing(company, chosen);
    expect(await brief(rival, chosen.profileId, invitation(briefing))).toMatchObject({
      status: 404,
      body: { message: NO_JOB },
    });
    expect((await brief(company, chosen.profileId, invitation(await postJob(company)))).status).toBe(409);
    await rewriteJob(briefing, { published: false });
    expect((await brief(company, chosen.profileId, invitation(briefing))).status).toBe(409);
    await rewriteJob(briefing, { published: true });
    expect((await brief(company, chosen.profileId, application(briefing))).status).toBe(400);
    await chosen.api.patch(`/api/profile/${chosen.profileId}`, { public: false });
    for (const id of [chosen.profileId, rival.profileId, company.profileId, UNKNOWN]) {
      expect((await brief(company, id, invitation(briefing))).status).toBe(404);
    }
    expect((await brief(seeker, chosen.profileId, invitation(briefing))).status).toBe(403);
    await company.api.delete(`/api/jobs/${briefing}`);
    expect((await brief(company, seeker.profileId, invitation(briefing))).body.message).toBe(
      'This Job has been deleted',
    );
  });

  it('are answered by the one they went to', async () => {
    const chosen = await newSeeker();
    const briefing = await newBriefing(company, chosen);
    await brief(company, chosen.profileId, invitation(briefing));
    for (const answer of [agree, refuse]) {
      expect((await answer(seeker, company.profileId, invitation(briefing))).status).toBe(404);
      expect((await answer(chosen, rival.profileId, invitation(briefing))).status).toBe(404);
      expect((await answer(company, company.profileId, invitation(briefing))).status).toBe(403);
    }
    expect((await agree(chosen, company.profileId, invitation(briefing))).status).toBe(200);
  });
});

describe('project connections', () => {
  it('[PRJ-15] [PRO-39] are asked by a company and granted by the owner, for both', async () => {
    const project = await newProject(company);
    const seen = async () => (await vendor.api.get(`/api/company/profile/${company.profileId}`)).body.email;
    expect((await ask(vendor, company.profileId, connection(project))).body).toMatchObject({
      type: 'project',
      project,
    });
    expect((await ask(vendor, company.profileId, connection(project))).body.message).toBe('Profile already requested');
    expect(await seen()).toBeUndefined();
    const { status, body } = await accept(company, vendor.profileId, connection(project));
    expect(status).toBe(200);
    expect(body.connection).toMatchObject({ company: { email: company.email }, other: { email: vendor.email } });
    expect(await seen()).toBe(company.email);
    expect((await company.api.get(`/api/company/profile/${vendor.profileId}`)).body.email).toBe(vendor.email);

    const second = await newProject(company);
    await ask(vendor, company.profileId, connection(second));
    expect((await accept(company, vendor.profileId, connection(second))).status).toBe(200);
  });

  it('are refused for own, foreign, closed and deleted projects, and to seekers', async () => {
    const project = await newProject(company);
    expect((await ask(company, company.profileId, connection(project))).status).toBe(409);
    expect((await ask(vendor, rival.profileId, connection(project))).status).toBe(404);
    const closed = await newClosedProject(company);
    const deleted = await newProject(company);
    await company.api.delete(`/api/projects/${deleted}`);
    expect((await ask(vendor, company.profileId, connection(closed))).status).toBe(409);
    expect((await ask(vendor, company.profileId, connection(deleted))).status).toBe(409);
    expect((await ask(seeker, company.profileId, connection(project))).status).toBe(403);
    await ask(vendor, company.profileId, connection(project));
    expect((await accept(rival, vendor.profileId, connection(project))).status).toBe(404);
    expect((await decline(company, vendor.profileId, connection(project))).body).toMatchObject({ state: 'rejected' });
    expect((await ask(vendor, company.profileId, connection(project))).status).toBe(409);
  });
});

describe('the lists', () => {
  it('[APP-30] show the own entries of one state, newest first, page by page', async () => {
    const owner = await newCompany();
    const job = await postJob(owner);
    const applicants: Person[] = [];
    for (let count = 0; count < 3; count += 1) {
      const applicant = await newSeeker();
      await ask(applicant, owner.profileId, application(job));
      applicants.unshift(applicant);
    }
    const first = (await lists(owner, 'company', 'requested', { limit: 2 })).body;
    const { cursor } = first;
    const second = (await lists(owner, 'company', 'requested', { limit: 2, cursor })).body;
    const shown = [...first.results, ...second.results].map(({ profile }) => profile);
    expect(shown).toEqual(applicants.map(({ profileId }) => profileId));
    expect(second.cursor).toBeUndefined();
    for (const state of ['granted', 'rejected'])
      expect((await lists(owner, 'company', state)).body.results).toEqual([]);
    // Somebody else's cursor starts from the top of the own list.
    expect((await lists(rival, 'company', 'requested', { cursor })).body.results).toEqual([]);
    expect((await lists(applicants[0]!, 'company', 'requested')).status).toBe(403);
    expect((await lists(owner, 'seeker', 'requested')).status).toBe(403);
  });
});

describe('a request', () => {
  it('[API-08] takes a profile, a job that was fetched, and a type, and refuses it without one of the three', async () => {
    const job = await postJob(company);
    const { results } = (await company.api.get('/api/jobs')).body;
    expect(results.map(({ id }: { id: string }) => id)).toContain(job);
    expect((await seeker.api.get(`/api/jobs/${job}`)).body).toMatchObject({ id: job, _id: job });
    const applicant = await newSeeker();
    const refused: [string, object, number][] = [
      [UNKNOWN, application(job), 404],
      [company.profileId, { job }, 400],
      [company.profileId, { type: 'job-application' }, 400],
      [company.profileId, { type: 'friendship', job }, 400],
      [company.profileId, application(UNKNOWN), 404],
    ];
    for (const [profile, body, status] of refused) expect((await ask(applicant, profile, body)).status).toBe(status);
    expect((await lists(company, 'company', 'requested')).body.results).not.toContainEqual(
      expect.objectContaining({ profile: applicant.profileId }),
    );
    expect((await ask(applicant, company.profileId, application(job))).status).toBe(200);
  });
});

describe('a week later', () => {
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
