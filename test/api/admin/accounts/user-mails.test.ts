import '../../../support/cloud/handler-environment.ts';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { epochSeconds, now } from '../../../../functions/platform/clock.ts';
import { newId } from '../../../../functions/platform/ids.ts';
import { namedBudgets } from '../../../../functions/services/limits/named-budgets.ts';
import { increment } from '../../../../functions/table/idempotency/idempotency-record.ts';
import { MAIL_SCOPE, recordMail } from '../../../../functions/table/idempotency/sent-mail.ts';
import { settled, wholeTable } from '../../../support/cloud/stream.ts';
import { companyAt, mark } from '../../../support/people/mail-marks.ts';
import { newAccount, newEmail, newSeeker, type Person, requestReset } from '../../../support/people/people.ts';
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
