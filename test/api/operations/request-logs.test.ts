import { beforeAll, describe, expect, it } from 'vitest';
import { devEndpoint, fault, mailTo, until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import {
  keyMailedTo,
  newCompany,
  newSeeker,
  PASSWORD,
  type Person,
  register,
  requestReset,
  signIn,
  signUp,
} from '../../support/people/people.ts';
import { accountForm, candidateForm } from '../../support/people/profile-forms.ts';
import { postJob, unlock } from '../../support/posts/hiring.ts';

type Line = Record<string, unknown> & { message?: string };
const ADDRESS = '203.0.113.77';

let lines: Line[];
let company: Person;
let seeker: Person;
let applyId: string;
/** Texts that no log line may contain. */
let secrets: string[];

const requestsTo = (operation: string): Line[] =>
  lines.filter((line) => line.message === 'Request' && line.operation === operation);

/** The flows of both sides, including requests that fail. */
beforeAll(async () => {
  const newcomer = await signUp();
  [company, seeker] = await Promise.all([newCompany(), newSeeker()]);
  const job = await postJob(company);
  const application = { type: 'job-application', job };
  const path = `/api/company/profile/access/request/${company.profileId}`;
  applyId = (await seeker.api.patch(path, application)).headers.get('x-request-id') ?? '';
  await unlock(company, seeker, job);
  await api(seeker.token, undefined, ADDRESS).get(`/api/jobs/${job}`);
  await api().post('/api/auth/login', { email: seeker.email, password: 'Wrong-2026!' });
  await requestReset(seeker.email);
  const invited = `invited.${newcomer}`;
  await register(invited, 'provider');
  const [key, { token, cookie }] = await Promise.all([keyMailedTo(invited), signIn(company.email)]);
  await api().get('/api/users', { email: seeker.email });
  await fault({ dependency: 'ses', mode: 'fail' });
  await requestReset(company.email);
  await fault({ dependency: 'ses', mode: 'off' });
  await settled();
  expect((await mailTo(seeker.email)).length).toBeGreaterThan(0);
  lines = await until(async () => {
    const found = (await devEndpoint('logs')) as Line[];
    return found.filter((line) => line.correlation_id === applyId).length >= 3 && found;
  });
  const emails = [newcomer, company.email, seeker.email, invited];
  const { firstName, lastName, phoneNumber } = candidateForm;
  secrets = [
    ...emails.flatMap((email) => [email, encodeURIComponent(email)]),
    ...[`${firstName} ${lastName}`, lastName, phoneNumber, accountForm.phoneNumber],
    ...[seeker.token, company.token, token, cookie, seeker.cookie, key, PASSWORD],
  ];
});

describe('the lines of requests', () => {
  it('contain route, operation, status, code, time, user and id, once for each request', () => {
    const [applying, ...others] = requestsTo('requestCompanyAccess');
    expect(others).toEqual([]);
    expect(applying).toMatchObject({
      route: 'PATCH /api/company/profile/access/request/{id}',
      status: 200,
      user_id: seeker.userId,
      correlation_id: applyId,
      latency_ms: expect.any(Number),
    });
    expect(requestsTo('login')).toContainEqual(expect.objectContaining({ status: 401, code: 'wrong_credentials' }));
  });

  it('lead to the actions of both stream consumers for the request', () => {
    const entities = lines.filter((line) => line.correlation_id === applyId && line.message === 'Change handled');
    expect(new Set(entities.map(({ entity }) => entity))).toEqual(new Set(['AccessEntry']));
    expect(entities.length).toBeGreaterThanOrEqual(2);
  });

  it("are the only lines with a viewer's address", () => {
    const having = lines.filter((line) => JSON.stringify(line).includes(ADDRESS));
    expect(having.length).toBeGreaterThan(0);
    for (const line of having) {
      expect(line).toMatchObject({ message: 'Request', address: ADDRESS });
      expect(JSON.stringify({ ...line, address: '' })).not.toContain(ADDRESS);
    }
  });
});

describe('the log of a run of the main flows', () => {
  it('contain no e-mail address, phone number, name, token or key of anyone', () => {
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    expect(lines.length).toBeGreaterThan(30);
    expect(secrets.length).toBeGreaterThan(12);
    for (const secret of secrets) expect(text.includes(secret), secret.slice(0, 40)).toBe(false);
    expect(text).not.toMatch(/[\w.+-]+@[\w-]+\.[a-z]{2,}/i);
    expect(text).not.toMatch(/eyJ[\w-]+\.[\w-]+/);
    expect(text).not.toMatch(/\?[a-z]\w*=/i);
  });

  it('report the e-mail that SES rejected', () => {
    const failed = lines.filter(({ level }) => level === 'ERROR');
    expect(failed.map(({ message }) => message)).toContain('Request failed');
  });
});
