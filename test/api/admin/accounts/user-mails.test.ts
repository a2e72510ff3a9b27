import '../../../support/cloud/handler-environment.ts';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { UpdateItemCommand } from 'dynamodb-toolbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { epochSeconds, now } from '../../../../functions/platform/clock.ts';
import { newId } from '../../../../functions/platform/ids.ts';
import { countCall, namedBudgets } from '../../../../functions/services/limits/named-budgets.ts';
import { User } from '../../../../functions/table/accounts/user.ts';
import { increment } from '../../../../functions/table/idempotency/idempotency-record.ts';
import { listMailsTo, MAIL_SCOPE, recordMail } from '../../../../functions/table/idempotency/sent-mail.ts';
import { mailTo } from '../../../support/cloud/cloud.ts';
import { settled, wholeTable } from '../../../support/cloud/stream.ts';
import { api } from '../../../support/contract/api.ts';
import { completeCompany, invite } from '../../../support/people/company-users.ts';
import { companyAt, mark } from '../../../support/people/mail-marks.ts';
import {
  newAccount,
  newCompany,
  newEmail,
  newSeeker,
  PASSWORD,
  type Person,
  requestReset,
} from '../../../support/people/people.ts';
import { newStaff, type Staff } from '../../../support/people/staff.ts';
import { apply } from '../../../support/posts/hiring.ts';

let staff: Staff;
beforeAll(async () => {
  staff = await newStaff('Sam Whitaker', { staffRole: 'support' });
});

type Mail = { date: string; kind: string; outcome: string };
const mailsTo = async ({ userId }: Pick<Person, 'userId'>): Promise<Mail[]> => {
  await settled();
  const { status, body } = await staff.api.get(`/api/admin/users/${userId}/mails`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.results;
};
const kindsOf = (mails: Mail[]) => mails.map(({ kind, outcome }) => `${kind}: ${outcome}`);

/** Changes the address of a user by the mailed link. */
const changeAddress = async ({ api: own }: Pick<Person, 'api'>, email: string): Promise<void> => {
  const asked = await own.post('/api/users/email-change', { email, currentPassword: PASSWORD });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  const link = (await mailTo(email)).flatMap(({ links }) => links).find((each) => each.includes('/change-email'));
  const key = new URL(link ?? '').searchParams.get('key');
  expect(await api().post('/api/users/email-change/confirm', { key })).toMatchObject({ status: 200 });
};

/** Records an e-mail of some days ago. */
const recordOld = (to: string, days: number) => {
  const date = new Date(now().getTime() - days * DAY_MS).toISOString();
  const ttl = epochSeconds(new Date(now().getTime() + DAY_MS));
  return recordMail(MAIL_SCOPE, newId(), ttl, { to, kind: 'receipts', outcome: 'sent', date });
};

describe('the e-mails to a user, for staff', () => {
  it('have links and notifications, newest first, with what each was and when, and without contents', async () => {
    const { company, job } = await companyAt(newEmail());
    await apply(await newSeeker(), company, job);
    await settled();
    await requestReset(company.email);

    const mails = await mailsTo(company);
    expect(kindsOf(mails)).toEqual(['passwordReset: sent', 'newApplicant: sent', 'receipts: sent']);
    expect(mails.map(({ date }) => date)).toEqual(
      mails
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
    for (const mail of mails) expect(Object.keys(mail).toSorted()).toEqual(['date', 'kind', 'outcome']);
  });

  it('say that an e-mail was stopped by the mark of the address', async () => {
    const { company, job } = await companyAt(newEmail());
    await mark(company.email, 'complained');
    await apply(await newSeeker(), company, job);
    expect(kindsOf(await mailsTo(company))[0]).toBe('newApplicant: stopped');
  });

  it('say that an e-mail was held back by a limit', async () => {
    const { company, job } = await companyAt(newEmail());
    const { ms, most } = namedBudgets['mail-receiver'];
    const end = (Math.floor(now().getTime() / ms) + 1) * ms;
    for (const each of [end, end + ms])
      await increment('mail-receiver', company.userId, new Date(each).toISOString(), each / 1000, most);
    await apply(await newSeeker(), company, job);
    expect(kindsOf(await mailsTo(company))[0]).toBe('newApplicant: held back');
  });

  it('are those of 30 days, and at most 20', async () => {
    const user = await newAccount();
    await User.build(UpdateItemCommand).item({ id: user.userId, createdAt: '2026-01-01T00:00:00.000Z' }).send();
    for (const days of [31, 29]) await recordOld(user.email, days);
    expect(await mailsTo(user)).toHaveLength(1);
    for (let count = 0; count < 20; count += 1) await recordOld(user.email, 5);
    await requestReset(user.email);
    const mails = await mailsTo(user);
    expect(mails).toHaveLength(20);
    expect(mails[0]?.kind).toBe('passwordReset');
  });

  it('are those to this user alone, and not stored without an end or with the address', async () => {
    const [user, other] = [await newAccount(), await newAccount()];
    await requestReset(user.email);
    expect(await mailsTo(user)).toHaveLength(1);
    expect(await mailsTo(other)).toEqual([]);
    const records = Object.values(await wholeTable()).filter(({ _et, mail }) => _et === 'IdempotencyRecord' && mail);
    expect(records.length).toBeGreaterThan(2);
    const longest = epochSeconds(now()) + 90 * 24 * 3600;
    for (const record of records) expect(record.ttl).toBeLessThanOrEqual(longest + 60);
    expect(JSON.stringify(records)).not.toMatch(/@/);
  });

  it('are not those to an earlier account with the address, whose list ends with it', async () => {
    const email = newEmail();
    const first = await newAccount('candidate', email);
    await requestReset(email);
    expect(await mailsTo(first)).toHaveLength(1);
    // A late e-mail is recorded after the deletion.
    const late = { to: email, kind: 'receipts', outcome: 'sent', date: now().toISOString() } as const;
    expect((await first.api.delete(`/api/users/${first.userId}`, { currentPassword: PASSWORD })).status).toBe(200);
    expect(await listMailsTo(email, { from: '2000', to: '9999', limit: 20 })).toEqual([]);
    await recordMail(MAIL_SCOPE, newId(), epochSeconds(now()) + 3600, late);
    expect(await mailsTo(await newAccount('candidate', email))).toEqual([]);
  });

  it('end with the deletion of an account by staff, and the e-mail with the reason begins no list', async () => {
    const user = await newSeeker();
    await requestReset(user.email);
    const admin = await newStaff();
    const closed = await admin.api.delete(`/api/users/${user.userId}`, { reason: 'Asked for it.' });
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    expect(await listMailsTo(user.email, { from: '2000', to: '9999', limit: 20 })).toEqual([]);
  });

  it('are not those to an account that had the address before a change of it', async () => {
    const [first, second] = [await newAccount(), await newAccount()];
    const { email } = first;
    await requestReset(email);
    await changeAddress(first, newEmail());
    await changeAddress(second, email);
    expect(await mailsTo(second)).toEqual([]);
    await requestReset(email);
    expect(kindsOf(await mailsTo(second))).toEqual(['passwordReset: sent']);
  });

  it('to an invited user are those that lead to an account, because the address can be another account’s', async () => {
    const email = newEmail();
    const company = await newCompany();
    await completeCompany(company);
    const invited = (await invite(company, { email })).body.id;
    const other = await newAccount('candidate', email);
    await requestReset(email);
    expect(kindsOf(await mailsTo({ userId: invited }))).toEqual(['invitation: sent']);
    const admin = await newStaff();
    expect((await admin.api.delete(`/api/users/${invited}`, { reason: 'Left.' })).status).toBe(200);
    expect(kindsOf(await mailsTo(other))).toEqual(['passwordReset: sent']);
  });

  it('have one row a day for links that a limit stops, and one for those that the mark of the address stops', async () => {
    const user = await newAccount();
    for (let count = 0; count < namedBudgets['reset-email'].most; count += 1)
      await countCall('reset-email', user.email);
    for (let count = 0; count < 3; count += 1) await requestReset(user.email);
    expect(kindsOf(await mailsTo(user))).toEqual(['passwordReset: held back']);

    const marked = await newAccount();
    await mark(marked.email, 'complained');
    for (let count = 0; count < 3; count += 1) await countCall('try-mail-again', marked.email);
    for (let count = 0; count < 3; count += 1) await requestReset(marked.email);
    expect(kindsOf(await mailsTo(marked))).toEqual(['passwordReset: stopped']);
  });

  it('have one row a day for receipts of support requests that a limit stopped', async () => {
    const { email, ...user } = await newAccount();
    for (const data of ['First', 'Second', 'Third', 'Fourth']) await api().post('/api/users/support', { email, data });
    expect(kindsOf(await mailsTo(user)).toSorted()).toEqual(['supportRequest: held back', 'supportRequest: sent']);
  });

  it('are read with an entry in the history, and are not those of a colleague', async () => {
    const seeker = await newSeeker();
    await mailsTo(seeker);
    const { results } = (await staff.api.get('/api/admin/audit', { subject: seeker.userId })).body;
    expect(results).toMatchObject([{ action: 'read user', staff: { id: staff.userId } }]);
    const colleague = await newStaff('Other');
    expect(await staff.api.get(`/api/admin/users/${colleague.userId}/mails`)).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    });
  });
});
