import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, runSchedule, until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { mailsAbout, notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, PASSWORD, type Person, signInAgain } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';
import { apply, postJob, staffApi, unlock } from '../../support/posts/hiring.ts';
import { pay } from '../../support/posts/paid-unlocks.ts';
import { newDevice } from '../../support/push/test-device.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let company: Person;
let rival: Person;
let job: string;

beforeAll(async () => {
  [company, rival] = await Promise.all([newCompany({ name: 'Winona Framing' }), newCompany()]);
  // Warsaw, Indiana keeps Eastern time.
  job = await postJob(company, { zip: '46580', name: 'Roof Framer' });
});

const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const siteTime = (days: number, time: string) => ({ day: dayIn(days), time });
const times = [siteTime(5, '07:00'), siteTime(5, '15:30'), siteTime(6, '06:30')];
const form = { times, minutes: 30, way: 'on-site', place: 'North gate, Warsaw', note: 'Bring your OSHA card.' };
const pathOf = (worker: Person, of = job) => `/api/interviews/${of}/${worker.profileId}`;
const read = (by: Person, worker: Person) => by.api.get(pathOf(worker));
const propose = (by: Person, worker: Person, more: object = {}) => by.api.post(pathOf(worker), { ...form, ...more });
const answer = (by: Person, worker: Person, body: object) => by.api.patch(pathOf(worker), body);
const codes = (answers: { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => body.code ?? String(status)).toSorted();

/** An applicant whose contact details the company has unlocked. */
const applicant = async (): Promise<Person> => {
  const worker = await newSeeker();
  await apply(worker, company, job);
  await unlock(company, worker, job);
  return worker;
};
const withProposal = async () => {
  const worker = await applicant();
  const { status, body } = await propose(company, worker);
  if (status !== 200) throw new Error(`interviews answered ${status}: ${JSON.stringify(body)}`);
  return { worker, proposal: body.interview };
};
const withAgreement = async () => {
  const { worker, proposal } = await withProposal();
  const pick = { state: 'agreed', start: proposal.times[0], updatedAt: proposal.updatedAt };
  return { worker, agreed: (await answer(worker, worker, pick)).body.interview };
};
const sendReminders = async () => {
  await settled();
  expect(await runSchedule('send-reminders')).toMatchObject({ result: { failed: 0 } });
};

describe('an interview', () => {
  it('is proposed, picked, moved by the worker, picked by the company and canceled, and notifies the sides', async () => {
    const { worker, proposal } = await withProposal();
    expect(proposal).toMatchObject({ state: 'proposed', proposedBy: 'company', place: 'North gate, Warsaw' });
    expect((await read(worker, worker)).body).toMatchObject({
      job: { id: job, name: 'Roof Framer' },
      company: { name: 'Winona Framing' },
      timeZone: 'America/Indiana/Indianapolis',
      interview: { times: proposal.times },
    });
    const [offered] = await mailsAbout(worker, /pick a time$/);
    expect(offered?.subject).toBe('Interview for Roof Framer: pick a time');
    for (const fact of ['7:00 AM', 'On site', '30 minutes', 'North gate, Warsaw'])
      expect(offered?.text).toContain(fact);
    expect(offered?.links.some((link) => link.endsWith(`/interviews/${job}/${worker.profileId}`))).toBe(true);
    expect((await worker.api.get('/api/interviews')).body.results).toMatchObject([
      { job: { id: job }, interview: { state: 'proposed' } },
    ]);

    const start = proposal.times[1];
    const picked = (await answer(worker, worker, { state: 'agreed', start, updatedAt: proposal.updatedAt })).body;
    expect(picked.interview).toMatchObject({ state: 'agreed', start });
    for (const side of [company, worker]) expect(await mailsAbout(side, /the time is set$/)).not.toEqual([]);

    const moved = (
      await propose(worker, worker, {
        times: [siteTime(7, '09:00')],
        place: 'Mine',
        updatedAt: picked.interview.updatedAt,
      })
    ).body.interview;
    // The worker offers other times; the place stays what the company wrote.
    expect(moved).toMatchObject({ state: 'proposed', proposedBy: 'worker', place: 'North gate, Warsaw' });
    expect(moved).not.toHaveProperty('start');
    const again = { state: 'agreed', start: moved.times[0], updatedAt: moved.updatedAt };
    expect((await answer(worker, worker, again)).body.code).toBe('interview_not_open');
    const set = (await answer(company, worker, again)).body.interview;
    expect(set).toMatchObject({ state: 'agreed', start: moved.times[0] });

    const canceled = await answer(company, worker, {
      state: 'canceled',
      reason: 'The site is closed.',
      updatedAt: set.updatedAt,
    });
    expect(canceled.body.interview).toMatchObject({
      state: 'canceled',
      endedBy: 'company',
      reason: 'The site is closed.',
    });
    const [mail] = await mailsAbout(worker, /is canceled$/);
    expect(mail?.subject).toBe('Interview for Roof Framer is canceled');
    expect((await worker.api.get('/api/interviews')).body.results).toEqual([]);
    const titles = (await notificationsOf(worker, 'interview')).map(({ title }) => title);
    for (const title of titles) expect(title).not.toMatch(/Winona|OSHA|closed|\d{3}/);
  });

  it('for which no time suits the worker is returned to the company, which offers others', async () => {
    const { worker, proposal } = await withProposal();
    const none = { state: 'declined', reason: 'Only evenings.', updatedAt: proposal.updatedAt };
    expect((await answer(company, worker, none)).body.code).toBe('interview_not_open');
    const declined = (await answer(worker, worker, none)).body.interview;
    expect(declined).toMatchObject({ state: 'declined', endedBy: 'worker', reason: 'Only evenings.' });
    expect(await mailsAbout(company, /none of the times works$/)).not.toEqual([]);
    expect((await propose(worker, worker, { updatedAt: declined.updatedAt })).body.code).toBe('interview_not_open');
    expect((await propose(company, worker, { updatedAt: declined.updatedAt })).body.interview.state).toBe('proposed');
  });

  it('stores times on the clock of the site, in winter and in summer, and refuses impossible ones', async () => {
    const worker = await applicant();
    const refused = async (time: object) => {
      const { status, body } = await propose(company, worker, { times: [time] });
      return `${status} ${body.code}`;
    };
    expect(await refused(siteTime(-1, '07:00'))).toBe('400 interview_time_over');
    // Only an interview on site needs a place.
    expect((await propose(company, worker, { place: ' ' })).body).toMatchObject({
      code: 'field_required',
      errors: [{ path: 'place' }],
    });
    expect(await refused(siteTime(70, '07:00'))).toBe('400 interview_time_far');
    expect(await refused(siteTime(5, '25:00'))).toBe('400 bad_request');
    expect(await refused({ day: '2027-02-30', time: '07:00' })).toBe('400 bad_request');
    expect((await propose(company, worker, { times: [] })).status).toBe(400);
    expect((await propose(company, worker, { times: [...times, siteTime(8, '07:00')] })).status).toBe(400);
    const { body } = await propose(company, worker, { times: [times[1], times[0], times[0]] });
    const shown = body.interview.times.map((time: string) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: body.timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
        new Date(time),
      ),
    );
    expect(shown).toEqual(times.slice(0, 2).map(({ day, time }) => `${day} ${time}`));
  });

  it('is closed to everyone but its two sides, and to a worker whom the company has not unlocked', async () => {
    const { worker, proposal } = await withProposal();
    const stranger = await newSeeker();
    const pick = { state: 'agreed', start: proposal.times[0], updatedAt: proposal.updatedAt };
    for (const other of [rival, stranger]) {
      const tries = [read(other, worker), propose(other, worker), answer(other, worker, pick)];
      expect(codes(await Promise.all(tries))).toEqual(Array.from({ length: 3 }, () => 'interview_not_found'));
      expect((await other.api.get(`${pathOf(worker)}/calendar`)).status).toBe(404);
    }
    const locked = await newSeeker();
    await apply(locked, company, job);
    expect((await propose(company, locked)).body.code).toBe('interview_not_found');
    expect((await read(company, locked)).status).toBe(404);
    // Before the company proposes, a worker sees no interview, though the two may meet.
    expect((await read(await applicant(), worker)).status).toBe(404);
    expect((await rival.api.get('/api/interviews')).status).toBe(403);
  });

  it('has one winner of two picks, and of a pick and a cancellation, at the same moment', async () => {
    const first = await withProposal();
    const pick = (start: string) =>
      answer(first.worker, first.worker, { state: 'agreed', start, updatedAt: first.proposal.updatedAt });
    expect(codes(await Promise.all(first.proposal.times.slice(0, 2).map(pick)))).toEqual(['200', 'interview_changed']);
    const second = await withProposal();
    const { updatedAt } = second.proposal;
    const race = await Promise.all([
      answer(second.worker, second.worker, { state: 'agreed', start: second.proposal.times[0], updatedAt }),
      answer(company, second.worker, { state: 'canceled', updatedAt }),
    ]);
    expect(codes(race)).toEqual(['200', 'interview_changed']);
    const won = race.find(({ status }) => status === 200)?.body.interview.state;
    expect((await read(company, second.worker)).body.interview.state).toBe(won);
  });

  it('has a calendar file once it is agreed, and one with a higher number that removes it when it is canceled', async () => {
    const { worker, proposal } = await withProposal();
    expect((await worker.api.get(`${pathOf(worker)}/calendar`)).body.code).toBe('interview_not_open');
    const start = proposal.times[0];
    const agreed = (await answer(worker, worker, { state: 'agreed', start, updatedAt: proposal.updatedAt })).body
      .interview;
    const { body: file } = await worker.api.get(`${pathOf(worker)}/calendar`);
    expect(file.name).toBe('interview-winona-framing.ics');
    const utc = (time: string) => time.replace(/[-:]|\.\d+/g, '');
    for (const line of [
      'BEGIN:VEVENT',
      `DTSTART:${utc(start)}`,
      `DTEND:${utc(new Date(Date.parse(start) + 30 * 60_000).toISOString())}`,
      'SUMMARY:Roof Framer\\, Winona Framing',
      'LOCATION:North gate\\, Warsaw',
      'DESCRIPTION:On site\\, 30 minutes\\nBring your OSHA card.',
      'STATUS:CONFIRMED',
      'SEQUENCE:2',
    ])
      expect(file.text.split('\r\n')).toContain(line);
    expect((await company.api.get(`${pathOf(worker)}/calendar`)).body.text).toBe(file.text);
    const { body: spanish } = await worker.api.get(`${pathOf(worker)}/calendar`, { language: 'es' });
    expect(spanish.text).toContain('DESCRIPTION:En la obra\\, 30 minutos');
    await answer(worker, worker, { state: 'canceled', updatedAt: agreed.updatedAt });
    const { body: removal } = await company.api.get(`${pathOf(worker)}/calendar`);
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3'])
      expect(removal.text.split('\r\n')).toContain(line);
    const uid = /UID:(.*)/.exec(file.text)?.[1];
    expect(uid && removal.text).toContain(uid);
  });

  it('that was moved and then declined has the file that removes it, and one that was never agreed has none', async () => {
    const { worker, agreed } = await withAgreement();
    const moved = (await propose(company, worker, { times: [siteTime(9, '10:00')], updatedAt: agreed.updatedAt })).body
      .interview;
    const none = { state: 'declined', updatedAt: moved.updatedAt };
    expect((await answer(worker, worker, none)).body.interview).toMatchObject({
      state: 'declined',
      start: agreed.start,
    });
    for (const side of [worker, company]) {
      const { text } = (await side.api.get(`${pathOf(worker)}/calendar`)).body;
      for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:4'])
        expect(text.split('\r\n')).toContain(line);
    }
    const never = await withProposal();
    await answer(never.worker, never.worker, { state: 'declined', updatedAt: never.proposal.updatedAt });
    expect((await company.api.get(`${pathOf(never.worker)}/calendar`)).body.code).toBe('interview_not_open');
  });
});

describe('an interview ends', () => {
  it('when the application is withdrawn or declined, and when the worker blocks the company', async () => {
    const [left, declined, blocked] = [await withAgreement(), await withAgreement(), await withAgreement()];
    await left.worker.api.patch(`/api/company/profile/access/withdraw/${company.profileId}`, { job });
    await until(async () => (await read(company, left.worker)).body.interview.state === 'canceled');
    await company.api.patch(`/api/company/profile/access/reject/${declined.worker.profileId}`, {
      type: 'job-application',
      job,
    });
    await until(async () => (await read(declined.worker, declined.worker)).body.interview.state === 'canceled');
    await blocked.worker.api.post(`/api/blocks/${company.profileId}`);
    expect((await read(company, blocked.worker)).status).toBe(404);
    await settled();
    await blocked.worker.api.delete(`/api/blocks/${company.profileId}`);
    await until(async () => (await read(company, blocked.worker)).body.interview.state === 'canceled');
  });

  it('with its job, except that of a person who was hired for it', async () => {
    const framing = job;
    job = await postJob(company, { zip: '46580', name: 'Truss Setter' });
    const [other, hired, asked] = [await withAgreement(), await withAgreement(), await withProposal()];
    const stages = `/api/jobs/${job}/applicants/${hired.worker.profileId}/stage`;
    expect((await company.api.patch(stages, { from: 'new', to: 'hired' })).status).toBe(200);
    expect((await company.api.delete(`/api/jobs/${job}`)).status).toBeLessThan(300);
    for (const { worker } of [other, asked]) {
      expect(await mailsAbout(worker, /^Interview for Truss Setter is canceled$/)).toHaveLength(1);
      expect((await read(worker, worker)).body.interview).toMatchObject({ state: 'canceled', endedBy: 'company' });
    }
    expect((await read(hired.worker, hired.worker)).body.interview.state).toBe('agreed');
    job = framing;
  });

  it('with its job for everyone except a hired person, to whom no other time can be offered then', async () => {
    const framing = job;
    job = await postJob(company, { zip: '46580', name: 'Joist Setter' });
    const { worker, proposal } = await withProposal();
    const stages = `/api/jobs/${job}/applicants/${worker.profileId}/stage`;
    expect((await company.api.patch(stages, { from: 'new', to: 'hired' })).status).toBe(200);
    expect((await company.api.delete(`/api/jobs/${job}`)).status).toBeLessThan(300);
    await settled();
    const { updatedAt } = proposal;
    const pick = { state: 'agreed', start: proposal.times[0], updatedAt };
    expect((await answer(worker, worker, pick)).body.code).toBe('job_deleted');
    expect((await propose(company, worker, { updatedAt })).body.code).toBe('job_deleted');
    job = framing;
  });

  it('with the account of the worker, and rests while it is suspended', async () => {
    const [gone, held] = [await withAgreement(), await withAgreement()];
    await gone.worker.api.delete(`/api/users/${gone.worker.userId}`, { currentPassword: PASSWORD });
    await settled();
    expect((await read(company, gone.worker)).status).toBe(404);
    const staff = await newStaff();
    await staff.api.post(`/api/admin/accounts/${held.worker.profileId}/suspend`, { reason: 'Two reports in one day.' });
    const cancel = { state: 'canceled', updatedAt: held.agreed.updatedAt };
    expect((await answer(company, held.worker, cancel)).body.code).toBe('interview_not_found');
    await staff.api.post(`/api/admin/accounts/${held.worker.profileId}/reinstate`, { reason: 'A mistake.' });
    await settled();
    expect((await answer(company, held.worker, cancel)).status).toBe(200);
  });
});

describe('an agreed interview of two parties who may no longer meet', () => {
  const told = async (side: Person) => {
    const mails = await mailsAbout(side, /is canceled$/);
    return mails.map(({ text }) => ({ text, links: text.match(/\/interviews\//g) }));
  };
  const expectNeutral = async (side: Person, other: Person) => {
    const [mail, ...more] = await told(side);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ text: expect.stringContaining('The interview is canceled'), links: null });
    expect(mail?.text).toContain('7:00 AM');
    expect(mail?.text).not.toMatch(/North gate|OSHA|refund|block|unlock/i);
    expect(mail?.text).not.toContain(other.email);
    const [latest] = await notificationsOf(side, 'interview');
    expect(latest?.title).toMatch(/ is canceled$/);
  };

  it('is canceled by a refund, which tells the worker and not the company', async () => {
    const worker = await newSeeker();
    await apply(worker, company, job);
    const { body: actions } = await company.api.get('/api/jobs/jobseeker/actions', {
      profileId: worker.profileId,
      jobId: job,
    });
    const subject = { candidate_profile_id: worker.profileId, job_id: job };
    const payment = await pay(company, actions.unlock.slug, subject);
    const { interview } = (await propose(company, worker)).body;
    await answer(worker, worker, { state: 'agreed', start: interview.times[0], updatedAt: interview.updatedAt });
    const before = (await told(company)).length;
    const staff = await staffApi(PASSWORD);
    expect((await staff.post('/api/payment/refund', { id: payment, reason: 'The number is dead' })).status).toBe(200);
    await expectNeutral(worker, company);
    expect(await told(company)).toHaveLength(before);
  });

  it('is canceled by the end of the company, which tells the worker', async () => {
    const own = await newCompany({ name: 'Syracuse Roofing' });
    const worker = await newSeeker();
    const post = await postJob(own, { zip: '46580', name: 'Slate Roofer' });
    await apply(worker, own, post);
    await unlock(own, worker, post);
    const { interview } = (await own.api.post(pathOf(worker, post), form)).body;
    const pick = { state: 'agreed', start: interview.times[0], updatedAt: interview.updatedAt };
    expect((await worker.api.patch(pathOf(worker, post), pick)).status).toBe(200);
    expect((await own.api.delete(`/api/users/${own.userId}`, { currentPassword: PASSWORD })).status).toBe(200);
    await expectNeutral(worker, own);
  });

  it('is canceled by a block of the worker, which tells the company and not the worker', async () => {
    const own = await newCompany({ name: 'Pierceton Decks' });
    const worker = await newSeeker();
    const post = await postJob(own, { zip: '46580', name: 'Deck Framer' });
    await apply(worker, own, post);
    await unlock(own, worker, post);
    const { interview } = (await own.api.post(pathOf(worker, post), form)).body;
    const pick = { state: 'agreed', start: interview.times[0], updatedAt: interview.updatedAt };
    expect((await worker.api.patch(pathOf(worker, post), pick)).status).toBe(200);
    await worker.api.post(`/api/blocks/${own.profileId}`);
    await expectNeutral(own, worker);
    expect(await told(worker)).toEqual([]);
  });
});

describe('a reminder of an interview', () => {
  it('reaches both sides once a day and once 2 hours before, and never after a move or a cancellation', async () => {
    // A job of its own, because other tests agree on times with the same company.
    job = await postJob(company, { zip: '46580', name: 'Deck Builder' });
    const [kept, moved, canceled] = [await withAgreement(), await withAgreement(), await withAgreement()];
    const device = newDevice();
    expect((await kept.worker.api.post('/api/push/devices', device.subscription)).status).toBe(201);
    await propose(company, moved.worker, { times: [siteTime(20, '07:00')], updatedAt: moved.agreed.updatedAt });
    await answer(company, canceled.worker, { state: 'canceled', updatedAt: canceled.agreed.updatedAt });
    const start = Date.parse(kept.agreed.start);
    const reminders = async (side: Person) => (await mailsAbout(side, /^Reminder: interview for Deck Builder/)).length;
    const counts = async () => [await reminders(kept.worker), await reminders(company)];

    await advanceClock(start - DAY - Date.now() - HOUR);
    await sendReminders();
    expect(await counts()).toEqual([0, 0]);
    await advanceClock(HOUR + 60_000);
    await sendReminders();
    await sendReminders();
    expect(await counts()).toEqual([1, 1]);
    await advanceClock(22 * HOUR);
    await sendReminders();
    await sendReminders();
    expect(await counts()).toEqual([2, 2]);
    await advanceClock(4 * HOUR);
    await sendReminders();
    expect(await counts()).toEqual([2, 2]);
    for (const { worker } of [moved, canceled]) expect(await reminders(worker)).toBe(0);
    const again = await signInAgain(kept.worker);
    for (const { title } of await notificationsOf(again, 'interview')) expect(title).not.toMatch(/Winona|gate|OSHA/);
    for (const { title, body } of await device.pushed()) expect(`${title} ${body}`).not.toMatch(/Winona|Roof|gate|AM/);
  });
});
