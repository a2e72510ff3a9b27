import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { buy, payByCard, stripeSide } from '../../support/posts/card-payments.ts';

const CARDS = '/api/payment/payment-methods';

type Card = { id: string; isDefault: boolean; card: { last4: string } };

describe('the endpoint for saved cards', () => {
  let company: Person;
  let seeker: Person;

  const cards = async (person = company): Promise<Card[]> => (await person.api.get(CARDS)).body.results;
  const defaults = async () => (await cards()).filter(({ isDefault }) => isDefault).map(({ id }) => id);
  /** Saves a card as the add-card dialog does. */
  const save = async (person: Person, card: string): Promise<string> => {
    const { body } = await person.api.post('/api/setup/intent');
    const { payment_method: method } = await stripeSide().setupIntents.confirm(body.id, { payment_method: card });
    return String(method);
  };

  beforeAll(async () => {
    [company, seeker] = await Promise.all([newCompany(), newSeeker()]);
  });

  it('[PAY-14] returns a client secret to a company that never bought anything, and to no one else', async () => {
    const { status, body } = await company.api.post('/api/setup/intent');
    expect(status).toBe(201);
    expect(body.client_secret).toMatch(new RegExp(`^${body.id}_secret_`));
    expect((await api().post('/api/setup/intent')).status).toBe(401);
    expect((await seeker.api.post('/api/setup/intent')).status).toBe(403);
    expect(await cards()).toEqual([]);
  });

  it('[PAY-14] saves the card for the company, whose purchases offer it', async () => {
    const saved = await save(company, 'pm_card_amex');
    expect(await cards()).toEqual([
      expect.objectContaining({
        id: saved,
        isDefault: true,
        card: expect.objectContaining({ brand: 'amex', last4: '0005' }),
      }),
    ]);
    const person = await newSeeker();
    const subject = { candidate_profile_id: person.profileId };
    await payByCard(company, await buy(company, 'unlock_applicant_resume_skill_2', subject), saved);
    expect(await cards()).toHaveLength(1);
  });

  /** The card on the company's profile; other viewers see none. */
  const onProfile = async (viewer = company) =>
    (await viewer.api.get(`/api/company/profile/${company.profileId}`)).body.defaultPaymentMethod;

  it('[PAY-20] [PRO-42] makes a card of the company the default, one at a time, and stores it in the profile', async () => {
    expect(await onProfile()).toBeUndefined();
    const [first, second] = [await save(company, 'pm_card_visa'), await save(company, 'pm_card_mastercard')];
    for (const payment_method of [first, second]) {
      const { status, body } = await company.api.post(`${CARDS}/set-default`, { payment_method });
      expect({ status, body }).toEqual({ status: 200, body: { success: true } });
      expect(await defaults()).toEqual([payment_method]);
      expect(await onProfile()).toBe(payment_method);
      expect(await onProfile(seeker)).toBeUndefined();
    }
  });

  it('[PAY-21] [PRO-42] deletes a card of the company; after the default one no card is the default', async () => {
    const [kept, gone] = [await save(company, 'pm_card_visa'), await save(company, 'pm_card_discover')];
    await company.api.post(`${CARDS}/set-default`, { payment_method: gone });
    expect((await company.api.post(`${CARDS}/delete`, { payment_method: gone })).body).toEqual({ success: true });
    const ids = (await cards()).map(({ id }) => id);
    expect(ids).toContain(kept);
    expect(ids).not.toContain(gone);
    expect(await defaults()).toEqual([]);
    expect(await onProfile()).toBeUndefined();
    expect((await company.api.post(`${CARDS}/delete`, { payment_method: gone })).status).toBe(404);
  });

  it('[PAY-16] [PAY-21] lists a card that was entered twice once, and deletes it with its copies', async () => {
    const twice = await newCompany();
    const [older, newer] = [await save(twice, 'pm_card_visa'), await save(twice, 'pm_card_visa')];
    const other = await save(twice, 'pm_card_mastercard');
    expect((await cards(twice)).map(({ id }) => id).toSorted()).toEqual([newer, other].toSorted());
    await twice.api.post(`${CARDS}/set-default`, { payment_method: older });
    expect((await cards(twice)).map(({ id, isDefault }) => [id, isDefault]).toSorted()).toEqual(
      [
        [older, true],
        [other, false],
      ].toSorted(),
    );
    expect((await twice.api.post(`${CARDS}/delete`, { payment_method: older })).status).toBe(200);
    expect((await cards(twice)).map(({ id }) => id)).toEqual([other]);
  });

  it.each(['set-default', 'delete'])(
    "[PAY-20] [PAY-21] treats another company's card as unknown at %s",
    async (path) => {
      const rival = await newCompany();
      const theirs = await save(rival, 'pm_card_visa');
      const send = (person: Person, payment_method: unknown) => person.api.post(`${CARDS}/${path}`, { payment_method });
      const newcomer = await newCompany();
      for (const person of [company, newcomer]) {
        const { status, body } = await send(person, theirs);
        expect({ status, message: body.message }).toEqual({ status: 404, message: "We couldn't find this card." });
      }
      expect((await send(company, 'pm_unknown')).status).toBe(404);
      for (const wrong of [undefined, '', 'cus_123', { $ne: 1 }, `pm_${'x'.repeat(300)}`]) {
        expect((await send(company, wrong)).status).toBe(400);
      }
      expect((await send(seeker, theirs)).status).toBe(403);
      expect((await api().post(`${CARDS}/${path}`, { payment_method: theirs })).status).toBe(401);
      expect((await cards(rival)).map(({ id }) => id)).toContain(theirs);
      expect((await send(rival, theirs)).status).toBe(200);
    },
  );
});
