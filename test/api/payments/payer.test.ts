import { beforeAll, describe, expect, it } from 'vitest';
import { newColleague } from '../../support/people/company-users.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { buy, payByCard } from '../../support/posts/card-payments.ts';

const UNLOCK_2 = 'unlock_applicant_resume_skill_2';
const read = async (person: Person, id: string) => (await person.api.get(`/api/payment/intent/${id}`)).body;
const record = async (person: Person, id: string, confirmed?: boolean) =>
  (await person.api.post('/api/payment', { id, ...(confirmed !== undefined && { confirmed }) })).body;

describe('the payer of a purchase', () => {
  let owner: Person;
  let pat: Person;
  let rival: Person;
  beforeAll(async () => {
    [owner, rival] = await Promise.all([newCompany(), newCompany()]);
    pat = await newColleague(owner, { displayName: 'Pat Miller' });
  });
  const startUnlock = async () => buy(owner, UNLOCK_2, { candidate_profile_id: (await newSeeker()).profileId });

  it('is the user whose browser confirmed the payment, shown to colleagues only [PAY-08]', async () => {
    const id = await startUnlock();
    await payByCard(pat, id);
    expect(await record(pat, id, true)).toEqual({ fulfilled: true, status: 'succeeded' });
    expect(await record(owner, id, false)).toEqual({
      fulfilled: true,
      status: 'succeeded',
      paidBy: { name: 'Pat Miller' },
    });
    expect((await read(owner, id)).paidBy).toEqual({ name: 'Pat Miller' });
    expect(await read(pat, id)).not.toHaveProperty('paidBy');
    expect(await read(rival, id)).toMatchObject({ code: 'payment_not_found' });
  });

  it('stays the first user who confirmed it', async () => {
    const id = await startUnlock();
    await payByCard(pat, id);
    await record(pat, id, true);
    expect(await record(owner, id, true)).toMatchObject({ paidBy: { name: 'Pat Miller' } });
    expect(await record(pat, id, true)).not.toHaveProperty('paidBy');
  });

  it('is one user when both confirm at the same time', async () => {
    const id = await startUnlock();
    await payByCard(pat, id);
    const answers = await Promise.all([record(pat, id, true), record(owner, id, true)]);
    expect(answers.filter((answer) => 'paidBy' in answer)).toHaveLength(1);
    const views = await Promise.all([read(pat, id), read(owner, id)]);
    expect(views.filter((view) => 'paidBy' in view)).toHaveLength(1);
  });

  it('is the user who started the checkout when no browser came back', async () => {
    const id = await startUnlock();
    await payByCard(owner, id);
    expect((await read(owner, id)).paidBy).toBeUndefined();
    expect((await read(pat, id)).paidBy?.name).toBeTruthy();
  });

  it('is unknown before the money is taken, whatever a browser sends', async () => {
    const id = await startUnlock();
    expect(await record(pat, id, true)).toEqual({ fulfilled: false, status: 'requires_payment_method' });
    expect(await read(owner, id)).not.toHaveProperty('paidBy');
    await payByCard(owner, id);
    await record(owner, id, true);
    expect(await read(owner, id)).not.toHaveProperty('paidBy');
    expect((await read(pat, id)).paidBy?.name).toBeTruthy();
  });

  it('has no name once the user has left the company', async () => {
    const id = await startUnlock();
    const leaver = await newColleague(owner, { displayName: 'Lee Yoder' });
    await payByCard(leaver, id);
    await record(leaver, id, true);
    expect((await read(owner, id)).paidBy).toEqual({ name: 'Lee Yoder' });
    await leaver.api.delete(`/api/users/${leaver.userId}`, { currentPassword: PASSWORD });
    expect((await read(owner, id)).paidBy).toEqual({});
  });
});

describe('the last decline of an intent', () => {
  it("has Stripe's text and the card, and differs from the next one [PAY-15]", async () => {
    const company = await newCompany();
    const id = await buy(company, UNLOCK_2, { candidate_profile_id: (await newSeeker()).profileId });
    expect(await read(company, id)).not.toHaveProperty('decline');
    await payByCard(company, id, 'pm_card_visa_chargeDeclined').catch(() => undefined);
    const first = (await read(company, id)).decline;
    expect(first).toMatchObject({ message: 'Your card was declined.', card: { brand: 'visa', last4: '0002' } });
    await payByCard(company, id, 'pm_card_visa_chargeDeclined').catch(() => undefined);
    expect((await read(company, id)).decline.id).not.toBe(first.id);
    await payByCard(company, id);
    expect(await read(company, id)).not.toHaveProperty('decline');
  });
});
