import { beforeAll, describe, expect, it } from 'vitest';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { draftJob, postJob } from '../../support/posts/hiring.ts';
import { newBriefing, newClosedProject, newProject, paidUnsentBriefing } from '../../support/posts/postings.ts';

const NO_JOB = "We couldn't find data for this job.";
const UNKNOWN = 'f'.repeat(24);
type Move = 'request' | 'grant' | 'reject';

/** Calls the endpoint that moves an access entry of the company (`company`) or the seeker (`seeker`). */
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

describe('briefings', () => {
  it('[PRO-38] [PRO-39] reach one seeker, whose acceptance opens the details of both sides', async () => {
    const chosen = await newSeeker();
    const briefing = await paidUnsentBriefing(company, chosen);
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

  it('[BRF-01] go to one seeker only, even when two are requested at the same moment', async () => {
    const [one, two] = [await newSeeker(), await newSeeker()];
    const briefing = await paidUnsentBriefing(company, one);
    const answers = await Promise.all(
      [one, two].map(({ profileId }) => brief(company, profileId, invitation(briefing))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('can be declined with a reason, which reveals no details', async () => {
    const chosen = await newSeeker();
    const briefing = await newBriefing(company, chosen);
    const answer = await refuse(chosen, company.profileId, { ...invitation(briefing), reason: 'salary: too low' });
    expect(answer).toMatchObject({ status: 200, body: { state: 'rejected', reason: 'salary: too low' } });
    expect((await company.api.get(`/api/profile/${chosen.profileId}`)).body.redacted).toBe(true);
    expect((await agree(chosen, company.profileId, invitation(briefing))).status).toBe(409);
  });

  it("[BRF-14] are declined with at least one reason, and 'other' with its text, or nothing changes", async () => {
    const chosen = await newSeeker();
    const briefing = await newBriefing(company, chosen);
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

  it('[PAY-26] can be sent only by their own company, as paid briefings, to seekers who are not hidden', async () => {
    const chosen = await newSeeker();
    const briefing = await paidUnsentBriefing(company, chosen);
    expect(await brief(rival, chosen.profileId, invitation(briefing))).toMatchObject({
      status: 404,
      body: { message: NO_JOB },
    });
    expect((await brief(company, chosen.profileId, invitation(await postJob(company)))).status).toBe(409);
    const unpaid = await draftJob(company, { briefing: true, recipient: chosen.profileId });
    expect((await brief(company, chosen.profileId, invitation(unpaid))).status).toBe(409);
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

  it('can be answered only by their recipient', async () => {
    const chosen = await newSeeker();
    const briefing = await newBriefing(company, chosen);
    for (const answer of [agree, refuse]) {
      expect((await answer(seeker, company.profileId, invitation(briefing))).status).toBe(404);
      expect((await answer(chosen, rival.profileId, invitation(briefing))).status).toBe(404);
      expect((await answer(company, company.profileId, invitation(briefing))).status).toBe(403);
    }
    expect((await agree(chosen, company.profileId, invitation(briefing))).status).toBe(200);
  });
});

describe('project connections', () => {
  it('[PRJ-15] [PRO-39] are requested by a company and granted by the owner, for both sides', async () => {
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

  it("are refused for the company's own, closed and deleted projects, and for seekers", async () => {
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
  it("[APP-30] list the caller's entries of one state, newest first, page by page", async () => {
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
    // Another user's cursor starts from the top of the caller's list.
    expect((await lists(rival, 'company', 'requested', { cursor })).body.results).toEqual([]);
    expect((await lists(applicants[0]!, 'company', 'requested')).status).toBe(403);
    expect((await lists(owner, 'seeker', 'requested')).status).toBe(403);
  });
});

describe('a request', () => {
  it('[API-08] needs a profile, a fetched job and a type, and is rejected without one of the three', async () => {
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
