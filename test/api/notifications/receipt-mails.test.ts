import { beforeAll, describe, expect, it } from 'vitest';
import { handler as notify } from '../../../functions/events/notifier/handler.ts';
import { until } from '../../support/cloud/cloud.ts';
import { wholeStream } from '../../support/cloud/stream.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { mailsAbout, notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { buy, payByCard, stripeSide } from '../../support/posts/card-payments.ts';
import { draftJob } from '../../support/posts/hiring.ts';

const RECEIPTS = /^(Receipt|Refund|Disputed payment) for /;
const PRODUCT = 'Unlock Applicant Resume - Skill 2';

let owner: Person;
let buyer: Person;
let bystander: Person;

beforeAll(async () => {
  owner = await newCompany();
  [buyer, bystander] = [await newColleague(owner), await newColleague(owner)];
});

const pay = async (by: Person, slug: string, subject: object, card?: string): Promise<string> => {
  const id = await buy(by, slug, subject);
  await payByCard(by, id, card);
  expect((await by.api.post('/api/payment', { id })).body.fulfilled).toBe(true);
  return id;
};
const unlock = async (seeker: Person, card?: string) =>
  pay(buyer, 'unlock_applicant_resume_skill_2', { candidate_profile_id: seeker.profileId }, card);
const receipts = async (to: Person, id: string) =>
  (await mailsAbout(to, RECEIPTS)).filter(({ links }) =>
    links.some((link) => link.endsWith(`/billing/receipts/${id}`)),
  );
const subjects = async (to: Person, id: string) => (await receipts(to, id)).map(({ subject }) => subject);
const noticesOf = async (to: Person, id: string) =>
  (await notificationsOf(to, 'receipts')).filter(({ path }) => path === `/toolbox/billing/receipts/${id}`);

describe('a receipt', () => {
  it('[TBX-04] [PAY-18] goes to the buyer and the owners with product, subject, card, amount and date', async () => {
    const id = await pay(buyer, 'job_posting', { job_id: await draftJob(buyer, { name: 'Roof <b>Tiler</B>' }) });
    for (const reader of [buyer, owner]) {
      const [mail, ...more] = await receipts(reader, id);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('Receipt for Job Posting');
      for (const fact of ['Product: Job Posting', 'For: Roof <b>Tiler</B>', 'Card: Visa •••• 4242', 'Amount: $49.00']) {
        expect(mail?.text).toContain(fact);
      }
      expect(mail?.text).toMatch(/Paid on: [A-Z][a-z]{2} \d\d, \d{4}/);
      expect(mail?.html).not.toContain('<b>');
    }
    expect(await receipts(bystander, id)).toEqual([]);
  });

  it("[TBX-05] is a notification too, and can't be turned off", async () => {
    const job = await draftJob(buyer);
    const id = await pay(buyer, 'job_posting', { job_id: job });
    const [mail] = await receipts(buyer, id);
    expect(mail?.links.some((link) => link.includes('unsubscribe'))).toBe(false);
    expect(mail?.headers['List-Unsubscribe']).toBeUndefined();
    for (const reader of [buyer, owner]) {
      expect(await noticesOf(reader, id)).toMatchObject([
        { title: 'Receipt for Job Posting', subject: job, profile: owner.profileId },
      ]);
    }
    expect(await noticesOf(bystander, id)).toEqual([]);
  });

  it('[PRO-37] names the seeker while unlocked, and not after the refund', async () => {
    const seeker = await newSeeker({ firstName: 'Clementine' });
    const id = await unlock(seeker, 'pm_card_mastercard');
    const [paid] = await receipts(owner, id);
    expect(paid?.text).toContain('For: Clementine Yoder');
    expect(paid?.text).toContain('Card: Mastercard •••• 4444');
    await stripeSide().refunds.create({ payment_intent: id });
    const refunded = await until(async () =>
      (await receipts(owner, id)).find(({ subject }) => /^Refund/.test(subject)),
    );
    expect(refunded.subject).toBe(`Refund for ${PRODUCT}`);
    expect(refunded.text).toContain(`For: Jobseeker${seeker.profileId.slice(0, 4)}`);
    expect(refunded.text).toContain('Refunded: $49.00');
    expect(refunded.text).not.toContain('Clementine');
  });

  it('[TBX-04] says when a payment is disputed', async () => {
    const id = await unlock(await newSeeker(), 'pm_card_createDispute');
    const mail = await until(async () => (await receipts(owner, id)).find(({ subject }) => /^Disputed/.test(subject)));
    expect(mail.subject).toBe(`Disputed payment for ${PRODUCT}`);
    expect(mail.text).toContain('Your bank says that the payment of $49.00');
  });

  it('[TBX-04] is sent once for each state of a payment, however often the stream is replayed', async () => {
    const id = await unlock(await newSeeker());
    await receipts(buyer, id);
    await stripeSide().refunds.create({ payment_intent: id });
    const expected = [`Refund for ${PRODUCT}`, `Receipt for ${PRODUCT}`];
    await until(async () => (await subjects(buyer, id)).length === 2);
    const titles = async () => (await noticesOf(buyer, id)).map(({ title }) => title);
    expect([await subjects(buyer, id), await titles()]).toEqual([expected, expected]);
    for (const event of await wholeStream(['Payment'], id)) {
      expect(await notify(event)).toEqual({ batchItemFailures: [] });
      for (const record of event.Records.toReversed()) await notify({ Records: [record] });
    }
    expect([await subjects(buyer, id), await titles()]).toEqual([expected, expected]);
  });
});
