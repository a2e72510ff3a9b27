import { REPORTED_MESSAGES } from '@plumbline/shared/contracts/admin/reported';
import { beforeAll, describe, expect, it } from 'vitest';
import { readReported } from '../../../functions/api/admin/reports/read-reported.ts';
import { nowIso } from '../../../functions/platform/clock.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { conversationOf, putMessage } from '../../../functions/table/messages/message.ts';
import { measure } from '../../bench/measure.ts';
import { settled } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { pdf } from '../../support/files/pictures.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { newStaff, type Staff } from '../../support/people/staff.ts';
import { attach, connect, newMessageKey, write } from '../../support/posts/conversations.ts';
import { postJob } from '../../support/posts/hiring.ts';
import { newProject } from '../../support/posts/postings.ts';
import { newReport } from '../../support/posts/reports.ts';

const REPORTS = '/api/admin/reports';
const UNKNOWN = 'a'.repeat(24);
const NOT_FOUND = { status: 404, body: { code: 'report_not_found' } };

let staff: Staff;
let company: Person;
let stranger: Person;

/** Reports something and returns the address of its context. */
const reported = async (reporter: Person, kind: string, id: string): Promise<string> =>
  `${REPORTS}/${await newReport(staff.api, reporter, kind, id)}/context`;

const readByStaff = (address: string) => staff.api.post(address);

/** Callers who aren't staff learn nothing, not even whether the report exists. */
const expectDenied = async (address: string, people: readonly Person[]): Promise<void> => {
  for (const { api: as } of people) {
    for (const asked of [address, `${REPORTS}/${UNKNOWN}/context`]) {
      const { status, body } = await as.post(asked);
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
  }
  expect((await api().post(address)).status).toBe(401);
};

const entriesOn = async (subject: string): Promise<object[]> =>
  (await staff.api.get('/api/admin/audit', { subject })).body.results.filter(
    ({ action }: { action: string }) => action === 'read report',
  );

beforeAll(async () => {
  [staff, company, stranger] = await Promise.all([newStaff('Sam'), newCompany(), newCompany()]);
});

describe('a reported job', () => {
  it('shows staff a job as its readers see it, also after it ended, and returns 404 to others', async () => {
    const reporter = await newSeeker();
    const job = await postJob(company);
    const address = await reported(reporter, 'job', job);
    const { status, body } = await readByStaff(address);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'job',
      isGone: false,
      job: {
        name: 'Lead Framing Carpenter',
        description: expect.stringContaining('custom homes'),
        city: 'Winona Lake',
      },
    });
    expect(body.endedAt).toBeUndefined();
    expect(Object.keys(body.job)).not.toEqual(expect.arrayContaining(['latitude']));
    expect(body.job.createdBy).toBeUndefined();

    await company.api.delete(`/api/jobs/${job}`);
    expect((await readByStaff(address)).body).toMatchObject({
      endedAt: expect.any(String),
      job: { type: 'Full-Time' },
    });
    await expectDenied(address, [company, reporter, stranger]);
  });
});

describe('a reported project', () => {
  it('shows staff a project as its readers see it, also after it was deleted, and returns 404 to others', async () => {
    const owner = await newCompany();
    const project = await newProject(owner);
    const address = await reported(stranger, 'project', project);
    const { body } = await readByStaff(address);
    expect(body).toMatchObject({ kind: 'project', isGone: false, project: { description: expect.any(String) } });
    expect(body.project.latitude).toBeUndefined();

    await owner.api.delete(`/api/projects/${project}`);
    const { body: after } = await readByStaff(address);
    expect(after).toEqual({ ...body, endedAt: expect.any(String) });
    await expectDenied(address, [owner, stranger]);
  });
});

describe('a reported profile', () => {
  it('shows staff a job seeker as a stranger sees them, with the texts that the person wrote', async () => {
    const seeker = await newSeeker();
    const { email } = seeker;
    await seeker.api.patch(`/api/profile/${seeker.profileId}`, {
      description: '<p>I frame houses.</p>',
      phoneNumber: '5745550142',
      jobSeeker: {
        formalTrainingDescription: 'Two years at Ivy Tech.',
        previousCompaniesWorkedFor: [
          { position: 'Carpentry', from: '2019', to: '2021', dailyResponsibilities: 'Hung doors at Yoder Homes.' },
          { position: 'Roofing', from: '2017', to: '2018' },
        ],
        references: [{ name: 'Mara Miller', phone: '5745550143' }],
      },
    });
    const address = await reported(company, 'profile', seeker.profileId);
    const { status, body } = await readByStaff(address);
    expect(status).toBe(200);
    expect(body.profile).toMatchObject({
      name: expect.stringMatching(/^Jobseeker/),
      redacted: true,
      jobSeeker: { previousCompaniesWorkedFor: [{ position: 'Carpentry' }, { position: 'Roofing' }] },
    });
    expect(body.profileTexts).toEqual([
      { field: 'description', text: '<p>I frame houses.</p>' },
      { field: 'formalTrainingDescription', text: 'Two years at Ivy Tech.' },
      { field: 'dailyResponsibilities', of: 'Carpentry', text: 'Hung doors at Yoder Homes.' },
    ]);
    const whole = JSON.stringify(body);
    for (const contact of [email, '555-0142', '5550142', '5550143', 'Mara', 'Yoder"'])
      expect(whole).not.toContain(contact);
    // A stranger's view and the reported one are masked the same way.
    const { body: seen } = await stranger.api.get(`/api/profile/${seeker.profileId}`);
    expect(body.profile.jobSeeker).toEqual(seen.jobSeeker);
    await expectDenied(address, [seeker, company, stranger]);
  });

  it('shows staff a company as an unconnected company sees it', async () => {
    for (const type of ['provider', 'vendor', 'educational']) {
      const owner = await newCompany({ type });
      await owner.api.patch(`/api/company/profile/${owner.profileId}`, { description: '<p>Call me.</p>' });
      const address = await reported(stranger, 'profile', owner.profileId);
      const { body } = await readByStaff(address);
      const { body: seen } = await stranger.api.get(`/api/company/profile/${owner.profileId}`);
      // A school has no hidden details; its contact details aren't part of a report.
      if (type !== 'educational') expect(body.profile).toEqual(seen);
      expect(body.profile.description).toBe('<p>Call me.</p>');
      for (const field of ['email', 'phoneNumber', 'address', 'zip'])
        expect(body.profile[field], field).toBeUndefined();
    }
  });

  it('says that a subject was deleted since', async () => {
    const seeker = await newSeeker();
    const address = await reported(company, 'profile', seeker.profileId);
    await seeker.api.delete(`/api/users/${seeker.userId}`, { currentPassword: PASSWORD });
    const { status, body } = await readByStaff(address);
    expect([status, body]).toEqual([200, { kind: 'profile', isGone: true }]);
    expect(await entriesOn(seeker.profileId)).toHaveLength(1);
  });
});

describe('a report of messages', () => {
  it('shows staff the messages with their authors, up to the report, and files by name only', async () => {
    const seeker = await newSeeker();
    await connect(company, seeker);
    const file = await attach(company, seeker, { name: 'Offer, signed.pdf', bytes: pdf('Offer') });
    await write(seeker, company, 'When can I start?');
    const sent = { text: 'Send a deposit first.', key: newMessageKey(), attachments: [file.id] };
    expect((await company.api.post(`/api/messages/${seeker.profileId}`, sent)).status).toBe(201);
    const address = await reported(seeker, 'message', company.profileId);
    await write(company, seeker, 'Written after the report.');

    const { status, body } = await readByStaff(address);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'message', isGone: false, conversation: { hasEarlier: false } });
    expect(body.conversation.messages).toMatchObject([
      { from: 'reporter', name: 'Travis Yoder', text: 'When can I start?', files: [] },
      { from: 'reported', name: expect.stringContaining('Company'), text: sent.text, files: ['Offer, signed.pdf'] },
    ]);
    expect(body.conversation.messages[0].author).toBeUndefined();
    expect(body.conversation.messages[1].author).toEqual(expect.any(String));
    const whole = JSON.stringify(body);
    for (const withheld of [file.id, company.email, seeker.email, 'http']) expect(whole).not.toContain(withheld);
    await expectDenied(address, [company, seeker, stranger]);
  });

  it(`shows the latest ${REPORTED_MESSAGES}, and only those of the two`, async () => {
    const seeker = await newSeeker();
    await connect(company, seeker);
    await connect(stranger, seeker);
    await write(stranger, seeker, 'Somebody else.');
    const conversation = conversationOf(company.profileId, seeker.profileId);
    const message = { conversation, from: company.profileId, userId: company.userId };
    for (let at = 0; at < REPORTED_MESSAGES; at += 1) {
      const date = new Date(Date.parse(nowIso()) - (REPORTED_MESSAGES - at) * 60_000).toISOString();
      await transact(putMessage({ ...message, id: newMessageKey(), date, text: `Message ${at}` }));
    }
    await write(company, seeker, 'The last one.');
    const { conversation: read } = (await readByStaff(await reported(seeker, 'message', company.profileId))).body;
    expect(read.hasEarlier).toBe(true);
    const texts = read.messages.map(({ text }: { text: string }) => text);
    expect(texts).toHaveLength(REPORTED_MESSAGES);
    expect([texts[0], texts.at(-1)]).toEqual(['Message 1', 'The last one.']);
  });

  it("says that a deleted account's messages are gone", async () => {
    const [seeker, owner] = await Promise.all([newSeeker(), newCompany()]);
    await connect(owner, seeker);
    await write(owner, seeker, 'Send me your bank details.');
    const address = await reported(seeker, 'message', owner.profileId);
    expect((await seeker.api.delete(`/api/users/${seeker.userId}`, { currentPassword: PASSWORD })).status).toBe(200);
    await settled();
    const { body } = await readByStaff(address);
    expect(body).toEqual({ kind: 'message', isGone: true });
  });
});

describe('reading what was reported', () => {
  it('writes an entry each time, for messages with the reporter, and none for an unknown report', async () => {
    const [seeker, owner] = await Promise.all([newSeeker(), newCompany()]);
    await connect(owner, seeker);
    await write(owner, seeker, 'Send me your bank details.');
    const address = await reported(seeker, 'message', owner.profileId);
    await readByStaff(address);
    await readByStaff(address);
    const entry = {
      staff: { id: staff.userId },
      action: 'read report',
      subject: { type: 'company', id: owner.profileId },
      after: { kind: 'message', subject: owner.profileId, reporter: seeker.profileId },
    };
    expect(await entriesOn(owner.profileId)).toMatchObject([entry, entry]);
    await expectDenied(address, [owner]);
    expect(await entriesOn(owner.profileId)).toHaveLength(2);
    expect(await readByStaff(`${REPORTS}/${UNKNOWN}/context`)).toMatchObject(NOT_FOUND);
    expect((await readByStaff(`${REPORTS}/x/context`)).status).toBe(400);
  });

  it('is limited in an hour for each member of staff', async () => {
    const other = await newStaff('Ruth');
    const address = `${REPORTS}/${UNKNOWN}/context`;
    const tried = await Promise.all(Array.from({ length: 121 }, () => other.api.post(address)));
    expect(tried.filter(({ status }) => status === 404)).toHaveLength(120);
    expect(tried.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(await readByStaff(address)).toMatchObject(NOT_FOUND);
  });

  it('costs at most five requests of any kind', async () => {
    const seeker = await newSeeker();
    await connect(company, seeker);
    await write(company, seeker, 'Send me your bank details.');
    const address = await reported(seeker, 'message', company.profileId);
    const id = address.split('/').at(-2)!;
    const caller = { userId: staff.userId, email: staff.email, displayName: 'Sam' };
    const { cost } = await measure(() => readReported.run({ params: { id }, caller } as never));
    // One request each for the count, the report, the messages, the names, and the entry.
    expect(cost.requests).toBe(5);
  });
});
