import { MINUTE_MS } from '@plumbline/shared/options/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '../../support/cloud/cloud.ts';
import type { Api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { draftJob, jobFields, staffApi } from '../../support/posts/hiring.ts';
import { newProject, projectFields } from '../../support/posts/postings.ts';
import { inQueue } from '../../support/posts/queue.ts';

// Other tests run at the same time, so the words are ones that they don't use.
const WORDS = ['pyramid plan', 'qcoin', 'qq.example'];
const refused = (...paths: string[]) => ({
  status: 400,
  body: {
    code: 'words_not_allowed',
    errors: paths.map((path) => ({ path, message: 'Please remove the words that are not allowed' })),
  },
});

let staff: Api;
let company: Person;
let seeker: Person;

const block = async (blockedWords: string[]) => {
  const { body } = await staff.patch('/api/admin/settings', { blockedWords });
  // A container reads the list again after ten seconds.
  await advanceClock(MINUTE_MS);
  return body.blockedWords;
};

const signalsAbout = async ({ profileId }: Person) => {
  const rows: { account: { id: string }; reason: string; details: string }[] = await inQueue(staff, 'signal');
  return rows.filter(({ account }) => account.id === profileId).map(({ reason, details }) => ({ reason, details }));
};

beforeAll(async () => {
  [staff, company, seeker] = await Promise.all([staffApi(PASSWORD), newCompany(), newSeeker()]);
});
afterAll(() => block([]));

describe('words and links that staff block', () => {
  it('are stored in lower case without protocol, once each, with what was added in the history', async () => {
    expect(await block(['QCoin', 'qcoin', 'https://www.QQ.example/', ' Pyramid  plan '])).toEqual(WORDS);
    const { results } = (await staff.get('/api/admin/audit', { subject: 'blockedWords' })).body;
    expect(results[0]).toMatchObject({ action: 'change setting', after: { value: WORDS.join(', ') } });
  });

  it('are refused in the names of the users of a company, who read them in messages and invitations', async () => {
    const user = { email: 'ruth@example.test', displayName: 'Ruth of QCoin', role: 'member' };
    expect(await company.api.post('/api/users/company-user', user)).toMatchObject(refused('displayName'));
    const own = `/api/users/company-user/${company.userId}`;
    expect(await company.api.patch(own, { displayName: 'QCoin Support' })).toMatchObject(refused('displayName'));
    expect((await company.api.patch(own, { displayName: 'Ruth Hershberger' })).status).toBe(200);
  });

  it.each([
    [{ name: 'Carpenter paid in QCoin' }, ['name']],
    [{ description: '<p>Paid in <b>Q</b>Co<i>in</i></p>' }, ['description']],
    [{ description: '<p>Paid in &#81;coin</p>' }, ['description']],
    [{ description: '<p><a href="https://go.qq.example/x">Apply</a></p>' }, ['description']],
    [{ benefits: ['PTO', 'A pyramid plan'] }, ['benefits']],
    [{ compensation: 'Mail pay@qq.example', qualifications: ['qcoin'] }, ['qualifications', 'compensation']],
    [{ questions: [{ text: 'Do you own QCoin?', wantsYes: true }] }, ['questions.0.text']],
  ])('are refused in a new job and in a changed one, wherever they are: %j', async (fields, paths) => {
    expect(await company.api.post('/api/jobs', jobFields(fields))).toMatchObject(refused(...paths));
    const job = await draftJob(company);
    const before = (await company.api.get(`/api/jobs/${job}`)).body;
    expect(await company.api.patch(`/api/jobs/${job}`, fields)).toMatchObject(refused(...paths));
    expect((await company.api.get(`/api/jobs/${job}`)).body).toEqual(before);
  });

  it('are refused in projects and profiles, and texts with similar words are stored', async () => {
    const project = await newProject(company);
    const description = 'Part of a pyramid plan';
    expect(await company.api.post('/api/projects', projectFields({ description }))).toMatchObject(
      refused('description'),
    );
    expect(await company.api.patch(`/api/projects/${project}`, { description })).toMatchObject(refused('description'));
    expect(await company.api.patch(`/api/company/profile/${company.profileId}`, { description })).toMatchObject(
      refused('description'),
    );
    expect(await seeker.api.patch(`/api/profile/${seeker.profileId}`, { lastName: 'Qcoin' })).toMatchObject(
      refused('lastName'),
    );
    const similar = 'Pyramids are planned by qcoinage of qq.example.org';
    expect((await company.api.patch(`/api/projects/${project}`, { description: similar })).status).toBe(200);
  });

  it('are reported to staff with the account, once for the same words', async () => {
    const [one, other] = await Promise.all([newCompany(), newSeeker()]);
    for (const name of ['Qcoin Framer', 'Framer for QCOIN']) await one.api.post('/api/jobs', jobFields({ name }));
    await other.api.patch(`/api/profile/${other.profileId}`, { lastName: 'of qq.example' });
    expect(await signalsAbout(one)).toEqual([{ reason: 'blocked-words', details: 'qcoin' }]);
    expect(await signalsAbout(other)).toEqual([{ reason: 'blocked-words', details: 'qq.example' }]);
  });

  it('stay in posts that had them before, and are allowed again when staff remove them from the list', async () => {
    const description = '<p>Paid in qcoin</p>';
    await block([]);
    const job = await draftJob(company, { description });
    await block(WORDS);
    expect((await company.api.get(`/api/jobs/${job}`)).body.description).toBe(description);
    expect((await company.api.patch(`/api/jobs/${job}`, { compensation: '$30 an hour' })).status).toBe(200);
    expect((await company.api.patch(`/api/jobs/${job}`, { description })).status).toBe(400);
  });
});
