import { beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../support/contract/api.ts';
import { newAccount, newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { connect, write } from '../../support/posts/conversations.ts';
import { apply, draftJob, postJob, staffApi } from '../../support/posts/hiring.ts';
import { newBriefing, newClosedProject, newProject } from '../../support/posts/postings.ts';
import { inQueue } from '../../support/posts/queue.ts';

const REPORTS = '/api/admin/reports';

const UNKNOWN = 'a'.repeat(24);

const NOT_FOUND = { status: 404, body: { code: 'report_subject_not_found' } };

let staff: Api;

let company: Person;

let other: Person;

let seeker: Person;

let job: string;

let project: string;

const report = ({ api: as }: Pick<Person, 'api'>, kind: string, id: string, form: object = { reason: 'scam' }) =>
  as.post('/api/reports', { kind, id, ...form });

type Row = { id: string; subject: { id: string }; state: string; reporter: { id: string } };

/** A user's reports in the queue, open ones first. */
const reportsOf = async ({ profileId }: Person): Promise<Row[]> => {
  const rows: Row[] = [...(await inQueue(staff, 'report')), ...(await inQueue(staff, 'report', 'closed'))];
  return rows.filter(({ reporter }) => reporter.id === profileId);
};

beforeAll(async () => {
  [staff, company, other, seeker] = await Promise.all([staffApi(PASSWORD), newCompany(), newCompany(), newSeeker()]);
  [job, project] = await Promise.all([postJob(company), newProject(company)]);
});

describe('a report', () => {
  it("of a job is added to the staff's queue, with the owner and the reporter", async () => {
    const details = 'They ask for a deposit before the interview.';
    expect(await report(seeker, 'job', job, { reason: 'scam', details })).toMatchObject({
      status: 201,
      body: { success: true },
    });
    expect(await reportsOf(seeker)).toMatchObject([
      {
        id: expect.any(String),
        kind: 'job',
        subject: { id: job, name: 'Lead Framing Carpenter' },
        account: { id: company.profileId, type: 'company', name: expect.stringContaining('Company') },
        reporter: { id: seeker.profileId, type: 'jobSeeker', name: 'Travis Yoder' },
        reason: 'scam',
        details,
        date: expect.any(String),
        state: 'open',
      },
    ]);
  });

  it('is open once for each reporter and subject, however often and fast it is sent', async () => {
    const person = await newSeeker();
    const sent = await Promise.all([1, 2, 3].map(() => report(person, 'job', job)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(sent.find(({ status }) => status === 409)?.body.code).toBe('subject_reported');
    expect(await reportsOf(person)).toHaveLength(1);
    expect((await report(person, 'profile', company.profileId)).status).toBe(201);
    expect(await reportsOf(person)).toHaveLength(2);
  });

  it('of a job is accepted from everyone who can see the job', async () => {
    const [hidden, draft] = await Promise.all([newSeeker(), draftJob(company)]);
    const briefing = await newBriefing(company, seeker);
    for (const id of [draft, briefing, UNKNOWN]) expect(await report(hidden, 'job', id)).toMatchObject(NOT_FOUND);
    expect(await report(other, 'job', draft)).toMatchObject(NOT_FOUND);
    expect((await report(other, 'job', job)).status).toBe(201);
    const ended = await postJob(company);
    await apply(hidden, company, ended);
    await company.api.delete(`/api/jobs/${ended}`);
    expect((await report(hidden, 'job', ended)).status).toBe(201);
    expect(await report(other, 'job', ended)).toMatchObject(NOT_FOUND);
  });

  it('of a project is accepted from everyone who can see the project', async () => {
    const closed = await newClosedProject(company);
    expect((await report(other, 'project', project)).status).toBe(201);
    for (const id of [closed, UNKNOWN, job]) expect(await report(other, 'project', id)).toMatchObject(NOT_FOUND);
  });

  it('of a profile is accepted from everyone who can see the profile', async () => {
    const [person, hidden] = await Promise.all([newSeeker(), newSeeker()]);
    await hidden.api.patch(`/api/profile/${hidden.profileId}`, { public: false });
    expect((await report(company, 'profile', person.profileId)).status).toBe(201);
    expect(await report(company, 'profile', hidden.profileId)).toMatchObject(NOT_FOUND);
    expect(await report(seeker, 'profile', person.profileId)).toMatchObject(NOT_FOUND);
    expect(await report(company, 'profile', UNKNOWN)).toMatchObject(NOT_FOUND);
    await person.api.post(`/api/blocks/${other.profileId}`);
    expect(await report(other, 'profile', person.profileId)).toMatchObject(NOT_FOUND);
    expect((await report(seeker, 'profile', other.profileId)).status).toBe(201);
  });

  it('of a message is accepted from its recipient only', async () => {
    const person = await newSeeker();
    expect(await report(person, 'message', company.profileId)).toMatchObject(NOT_FOUND);
    await connect(company, person);
    expect(await report(person, 'message', company.profileId)).toMatchObject(NOT_FOUND);
    await write(company, person, 'Send me your bank details.');
    expect((await report(person, 'message', company.profileId)).status).toBe(201);
    expect(await report(person, 'message', other.profileId)).toMatchObject(NOT_FOUND);
  });

  it("is rejected for the reporter's own content, and from staff, signed-out callers and users without a profile", async () => {
    for (const [kind, id] of [
      ['job', job],
      ['project', project],
      ['profile', company.profileId],
    ] as const) {
      expect(await report(company, kind, id)).toMatchObject({ status: 409, body: { code: 'report_own' } });
    }
    expect((await report({ api: api() }, 'job', job)).status).toBe(401);
    expect(await report(await newAccount('provider'), 'job', job)).toMatchObject({ status: 403 });
    expect(await report({ api: staff }, 'job', job)).toMatchObject({ status: 403 });
  });

  it('needs a reason of the list, and a text where the list has none', async () => {
    const person = await newSeeker();
    const bad = [{}, { reason: 'dislike' }, { reason: 'other' }, { reason: 'other', details: '  ' }];
    for (const form of [...bad, { reason: 'scam', details: 'x'.repeat(1001) }]) {
      expect((await report(person, 'job', job, form)).status, JSON.stringify(form)).toBe(400);
    }
    expect((await report(person, 'user', job)).status).toBe(400);
    expect((await report(person, 'job', 'x')).status).toBe(400);
    expect(await reportsOf(person)).toEqual([]);
    expect((await report(person, 'job', job, { reason: 'other', details: 'An old address.' })).status).toBe(201);
  });

  it('is accepted ten times an hour from one user', async () => {
    const person = await newSeeker();
    for (let at = 0; at < 10; at += 1) expect((await report(person, 'job', UNKNOWN)).status).toBe(404);
    expect((await report(person, 'job', job)).status).toBe(429);
    expect(await reportsOf(person)).toEqual([]);
  });
});

describe('the queue of reports', () => {
  it('is closed by staff with what was done, in the history of the account, and the subject can be reported again', async () => {
    const [person, owner] = await Promise.all([newSeeker(), newCompany()]);
    const posting = await postJob(owner);
    await report(person, 'job', posting);
    const [{ id } = { id: '' }] = await reportsOf(person);
    const body = { outcome: 'acted', note: 'We called them. The text is changed.' };
    expect((await person.api.patch(`${REPORTS}/${id}`, body)).status).toBe(403);
    expect((await owner.api.patch(`${REPORTS}/${id}`, body)).status).toBe(403);
    for (const wrong of [{ note: 'x' }, { outcome: 'acted' }, { ...body, note: '' }, { ...body, outcome: 'banned' }]) {
      expect((await staff.patch(`${REPORTS}/${id}`, wrong)).status).toBe(400);
    }
    expect((await reportsOf(person))[0]?.state).toBe('open');

    const both = await Promise.all([staff.patch(`${REPORTS}/${id}`, body), staff.patch(`${REPORTS}/${id}`, body)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('report_closed');
    const closed = { ...body, staff: 'Staff', date: expect.any(String) };
    expect(both.find(({ status }) => status === 200)?.body).toMatchObject({ id, state: 'closed', closed });
    expect(await reportsOf(person)).toMatchObject([{ id, state: 'closed', closed }]);
    expect((await staff.get('/api/admin/audit', { subject: owner.profileId })).body.results).toMatchObject([
      {
        action: 'close report',
        subject: { type: 'company', id: owner.profileId },
        reason: body.note,
        after: { kind: 'job', name: 'Lead Framing Carpenter', outcome: 'acted' },
      },
    ]);
    expect((await report(person, 'job', posting)).status).toBe(201);
    expect((await reportsOf(person)).map(({ state }) => state)).toEqual(['open', 'closed']);
    expect((await staff.patch(`${REPORTS}/${UNKNOWN}`, body)).body.code).toBe('report_not_found');
  });
});
