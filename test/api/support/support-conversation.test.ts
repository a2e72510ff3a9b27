import '../../support/cloud/handler-environment.ts';
import { MAX_REPLIES } from '@plumbline/shared/contracts/admin/support-requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterNextHour } from '../../support/cloud/clock.ts';
import { mailTo, origin } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { mark } from '../../support/people/mail-marks.ts';
import { mailsAbout } from '../../support/people/notifications.ts';
import { newCompany, newEmail, newSeeker, type Person } from '../../support/people/people.ts';
import { newStaff, type Staff } from '../../support/people/staff.ts';

const REQUEST = '/api/support-request';
const SUBJECT = /Your request to Plumbline/;
const STAFF_NAME = 'Sam Whitaker';

let staff: Staff;
let colleague: Staff;
let company: Person;

beforeAll(async () => {
  await enterNextHour();
  [staff, colleague, company] = await Promise.all([newStaff(STAFF_NAME), newStaff('Priya Nair'), newCompany()]);
});

/** Sends a request from the company's profile, or without signing in. */
const send = (data: string, email?: string) =>
  email
    ? api().post('/api/users/support', { email, data })
    : company.api.post('/api/company/profile/support', { profileId: company.profileId, data });

const tasks = async (query: object = {}) =>
  (await staff.api.get('/api/admin/queue', { kind: 'support', ...query })).body.results;
const taskOf = async (data: string) => {
  const found = (await tasks()).find(({ support }: { support: { data: string } }) => support.data === data);
  return `/api/admin/queue/support/${found.id}`;
};
const requestOf = (task: string) => task.replace('/queue/support/', '/support-requests/');

/** The key in the link of the newest mail to an address. */
const keyFor = async (email: string): Promise<string> => {
  const [mail] = await mailsAbout({ email }, SUBJECT);
  return /support-request\?key=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};

describe('a request to support', () => {
  it('is confirmed by one mail, which repeats the text of a signed-in sender only', async () => {
    await send('Where is our receipt for May?');
    const [receipt, ...others] = await mailsAbout(company, SUBJECT);
    expect(others).toEqual([]);
    expect(receipt?.text).toContain('Where is our receipt for May?');

    const email = newEmail('visitor');
    await send('Buy cheap tools now', email);
    const [unsigned] = await mailsAbout({ email }, SUBJECT);
    expect(unsigned?.text).toContain('We have your request');
    expect(`${unsigned?.text}${unsigned?.html}`).not.toContain('Buy cheap tools');
  });

  it('is confirmed in the language of the page, or else of the browser', async () => {
    const [chosen, asked] = [newEmail('page'), newEmail('browser')];
    await api().post('/api/users/support', { email: chosen, data: 'Hola', language: 'es' });
    await fetch(`${origin()}/api/users/support`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'es-MX,es;q=0.9' },
      body: JSON.stringify({ email: asked, data: 'Hola' }),
    });
    for (const email of [chosen, asked])
      expect(await mailsAbout({ email }, /Su consulta a Plumbline/)).toMatchObject([{ to: email }]);
  });

  it('is continued by its sender through the link, who sees the answers without the names of staff', async () => {
    await send('Can two of us use it?');
    const key = await keyFor(company.email);
    const task = await taskOf('Can two of us use it?');
    await staff.api.post(`${requestOf(task)}/reply`, { text: 'Yes.' });
    expect((await staff.api.get(task)).body.state).toBe('closed');

    const { status, body } = await api().post(REQUEST, { key, text: 'And three?' });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        state: 'open',
        mayWrite: true,
        messages: [
          { from: 'sender', date: expect.any(String), text: 'Can two of us use it?' },
          { from: 'staff', date: expect.any(String), text: 'Yes.' },
          { from: 'sender', date: expect.any(String), text: 'And three?' },
        ],
      },
    });
    expect((await api().get(REQUEST, { key })).body).toEqual(body);
    expect(JSON.stringify(body)).not.toContain(STAFF_NAME);
    expect((await staff.api.get(task)).body).toMatchObject({ state: 'open', support: { state: 'open' } });

    await staff.api.post(`${requestOf(task)}/reply`, { text: 'Up to ten.' });
    const [answer] = await mailsAbout(company, SUBJECT);
    expect(answer?.text).toContain('Up to ten.');
    expect(answer?.text).toContain('“And three?”');
  });

  it('stays with the colleague who has it when its sender writes more', async () => {
    const email = newEmail('owner');
    await send('Who has it?', email);
    const task = await taskOf('Who has it?');
    await staff.api.post(`${task}/take`, {});
    await staff.api.post(`${requestOf(task)}/reply`, { text: 'I do.' });
    await api().post(REQUEST, { key: await keyFor(email), text: 'Good.' });
    expect((await staff.api.get(task)).body.owner).toMatchObject({ name: STAFF_NAME });
    expect((await colleague.api.post(`${task}/take`, {})).body.code).toBe('task_taken');
  });

  it('is opened by no other link: a changed, cut or unknown key gets the same error and changes nothing', async () => {
    const email = newEmail('keys');
    await send('Is it safe?', email);
    const key = await keyFor(email);
    const [id, signature = ''] = key.split('.');
    const other = await keyFor(company.email);
    const wrong = [`${id}`, `${id}.`, `${id}.${signature.slice(1)}`, `${other.split('.')[0]}.${signature}`, '.', 'x'];
    for (const tried of wrong) {
      expect((await api().get(REQUEST, { key: tried })).body.code).toBe('support_link_invalid');
      expect((await api().post(REQUEST, { key: tried, text: 'Let me in' })).body.code).toBe('support_link_invalid');
    }
    expect((await api().get(REQUEST, { key })).status).toBe(200);
  });

  it('takes no text that is empty or too long', async () => {
    const email = newEmail('texts');
    await send('How long?', email);
    const key = await keyFor(email);
    for (const text of ['', '  ', 'x'.repeat(2001)])
      expect((await api().post(REQUEST, { key, text })).status).toBe(400);
  });

  it('of a visitor shows no text by its link before staff have answered, because the e-mail may be of someone else', async () => {
    const email = newEmail('stranger');
    await send('Buy cheap tools', email);
    const key = await keyFor(email);
    expect((await api().get(REQUEST, { key })).body).toEqual({ state: 'open', messages: [], mayWrite: true });
    await staff.api.post(`${requestOf(await taskOf('Buy cheap tools'))}/reply`, { text: 'No.' });
    const { messages, mayWrite } = (await api().get(REQUEST, { key })).body;
    expect([messages.length, mayWrite]).toEqual([2, true]);
  });

  it('mails one receipt a day to an e-mail that no sign-in proves, and one for each request of a user', async () => {
    const email = newEmail('often');
    for (const data of ['First', 'Second']) await send(data, email);
    expect(await mailsAbout({ email }, SUBJECT)).toHaveLength(1);
    const before = (await mailsAbout(company, SUBJECT)).length;
    for (const data of ['A first question', 'A second question']) await send(data);
    expect(await mailsAbout(company, SUBJECT)).toHaveLength(before + 2);
  });

  it('is not answered or closed by staff whose page lacks what the sender wrote meanwhile', async () => {
    await send('My card was charged.');
    const key = await keyFor(company.email);
    const request = requestOf(await taskOf('My card was charged.'));
    await api().post(REQUEST, { key, text: 'Twice!' });
    const replied = await staff.api.post(`${request}/reply`, { text: 'Once.', seen: 0 });
    const closed = await staff.api.patch(request, { state: 'closed', seen: 0 });
    expect([replied.body.code, closed.body.code]).toEqual(['support_request_changed', 'support_request_changed']);
    expect((await staff.api.post(`${request}/reply`, { text: 'Twice, sorry.', seen: 1 })).status).toBe(200);
  });

  it('is free again when its sender writes after the colleague who had it left', async () => {
    const [leaving, admin] = [await newStaff('Ana Ruiz'), await newStaff('Lee Park')];
    await send('Who answers now?');
    const key = await keyFor(company.email);
    const task = await taskOf('Who answers now?');
    await leaving.api.post(`${task}/take`, {});
    await leaving.api.post(`${requestOf(task)}/reply`, { text: 'I do.' });
    await admin.api.delete(`/api/admin/staff/${leaving.userId}`, { reason: 'Left the team.' });
    await api().post(REQUEST, { key, text: 'Thanks, and one more thing.' });
    expect((await staff.api.get(task)).body).not.toHaveProperty('owner');
    expect((await colleague.api.post(`${task}/take`, {})).status).toBe(200);
  });
});

describe('the answer to a request', () => {
  /** Changes the e-mail of a user by the link that is mailed to the new one. */
  const move = async (person: Person): Promise<string> => {
    const email = newEmail('moved');
    await person.api.post('/api/users/email-change', { email, currentPassword: person.password });
    const link = (await mailTo(email))[0]?.links.find((each) => each.includes('/change-email')) ?? '';
    await api().post('/api/users/email-change/confirm', { key: new URL(link).searchParams.get('key') ?? '' });
    return email;
  };
  const sendAs = async (person: Person, data: string) => {
    await person.api.post('/api/company/profile/support', { profileId: person.profileId, data });
    return requestOf(await taskOf(data));
  };
  const answersTo = async (email: string) =>
    (await mailsAbout({ email }, SUBJECT)).filter(({ text }) => text.includes('It is done.'));

  it('goes to the e-mail that its sender has by then, not to that of a colleague', async () => {
    const owner = await newCompany();
    const colleague = await newColleague(owner);
    const text = 'My colleague left. Whose seat is free now?';
    const request = await sendAs(colleague, text);
    const moved = await move(colleague);
    // Staff see the address before they write.
    expect((await staff.api.get(await taskOf(text))).body.sender.email).toBe(moved);
    await staff.api.post(`${request}/reply`, { text: 'It is done.' });
    expect(await answersTo(moved)).toHaveLength(1);
    for (const { email } of [owner, colleague]) expect(await answersTo(email)).toHaveLength(0);
  });

  it('goes to the e-mail of the request once the account of its sender is deleted', async () => {
    const owner = await newCompany();
    const request = await sendAs(owner, 'Please send the last receipt after we close.');
    await owner.api.delete(`/api/users/${owner.userId}`, { currentPassword: owner.password });
    await settled();
    await staff.api.post(`${request}/reply`, { text: 'It is done.' });
    expect(await answersTo(owner.email)).toHaveLength(1);
  });
});

describe('the sender of a request', () => {
  const senderIn = async (task: string) => (await staff.api.get(task)).body.sender;

  it('is shown to staff with the account, the other requests from the e-mail, and whether they were signed in', async () => {
    await send('My first question');
    await send('My second question');
    const sender = await senderIn(await taskOf('My second question'));
    expect(sender).toMatchObject({ signedIn: true, account: { id: company.profileId, type: 'company' } });
    const texts = sender.others.map(({ data }: { data: string }) => data);
    expect(texts).toContain('My first question');
    expect(texts).not.toContain('My second question');
  });

  it('who was not signed in is shown with the account that has the e-mail, as unproved', async () => {
    const seeker = await newSeeker();
    await send('I lost my password', seeker.email.toUpperCase());
    expect(await senderIn(await taskOf('I lost my password'))).toMatchObject({
      signedIn: false,
      account: { id: seeker.profileId, type: 'jobSeeker' },
      others: [],
    });
  });

  it('is shown with the problem of the address that the answer goes to, and with none for one that works', async () => {
    const seeker = await newSeeker();
    await send('Where is my answer?', seeker.email);
    const task = await taskOf('Where is my answer?');
    expect(await senderIn(task)).not.toHaveProperty('mailProblem');
    await mark(seeker.email, 'complained');
    expect(await senderIn(task)).toHaveProperty('mailProblem', 'complained');
  });

  it('without an account is shown without one, and without the requests of others', async () => {
    const unknown = newEmail('nobody');
    await send('I am new', unknown);
    expect(await senderIn(await taskOf('I am new'))).toEqual({
      signedIn: false,
      email: unknown,
      others: [],
    });
  });
});

describe('the filter by due day', () => {
  it('lists only the tasks that are due today or earlier', async () => {
    await send('Not due yet', newEmail('due'));
    const texts = (found: { support: { data: string } }[]) => found.map(({ support }) => support.data);
    expect(texts(await tasks())).toContain('Not due yet');
    expect(texts(await tasks({ due: 'today' }))).not.toContain('Not due yet');
    expect((await staff.api.get('/api/admin/queue', { due: 'soon' })).status).toBe(400);
  });
});

/** Moves the clock by hours, which ends sessions, so it is last. */
describe('a full request', () => {
  it('is answered by staff even when its sender can write no more', async () => {
    const email = newEmail('writes');
    await send('One', email);
    const key = await keyFor(email);
    const task = await taskOf('One');
    await staff.api.post(`${requestOf(task)}/reply`, { text: 'Yes?' });
    const texts = Array.from({ length: MAX_REPLIES + 1 }, (_, index) => `Text ${index}`);
    const codes: string[] = [];
    for (const [index, text] of texts.entries()) {
      if (index % 10 === 9) await enterNextHour();
      codes.push((await api().post(REQUEST, { key, text })).body.code);
    }
    expect(codes.filter((code) => code !== undefined)).toEqual(['too_many_replies']);
    expect((await api().get(REQUEST, { key })).body.mayWrite).toBe(false);
    const { api: later } = await newStaff();
    expect((await later.post(`${requestOf(task)}/reply`, { text: 'Enough.' })).status).toBe(200);
  });
});
