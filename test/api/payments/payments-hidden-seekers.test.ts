import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { saveProfile } from '../../support/people/save-profile.ts';
import { buy, orderOf, payWithSecret, secretOf, stripeSide } from '../../support/posts/card-payments.ts';
import { apply, draftJob, postJob } from '../../support/posts/hiring.ts';

const INTENT = '/api/payment/intent';
const NOTHING = { fulfilled: false, status: 'succeeded' };

describe('the sale of a job seeker who hides the profile', () => {
  let company: Person;
  let job: string;
  let seeker: Person;

  const subject = () => ({ candidate_profile_id: seeker.profileId });
  const briefing = () => draftJob(company, { briefing: true, recipient: seeker.profileId });
  const products: [string, string, () => Promise<object>][] = [
    ['an unlock', 'unlock_applicant_resume_skill_2', async () => subject()],
    ['a sent job', 'send_job_post_match', async () => ({ ...subject(), job_ids: [job] })],
    ['priority access', 'skilled_worker_priority_access', async () => subject()],
    ['a briefing', 'candidate_job_briefing', async () => ({ ...subject(), job_id: await briefing() })],
  ];
  const start = async (slug: string, about: object) => {
    const id = await buy(company, slug, about);
    return { id, secret: await secretOf(company, id) };
  };
  const pay = async ({ id, secret }: { id: string; secret: string }) => {
    await payWithSecret(id, secret);
    return (await company.api.post('/api/payment', { id })).body;
  };
  const refunded = async (id: string) =>
    (await stripeSide().refunds.list({ payment_intent: id })).data.reduce((sum, { amount }) => sum + amount, 0);
  const statusOf = async (id: string): Promise<string> => (await company.api.get(`${INTENT}/${id}`)).body.status;

  beforeAll(async () => {
    company = await newCompany();
    job = await postJob(company);
  });
  beforeEach(async () => {
    seeker = await newSeeker({ priorSkilledTradeFormalTraining: true });
  });

  it.each(products)(
    '[PAY-24] [PAY-25] [PAY-26] refunds the payment for %s immediately',
    async (_what, slug, aboutOf) => {
      const about = await aboutOf();
      const started = await start(slug, about);
      await saveProfile(seeker, { public: false });
      expect(await pay(started)).toEqual(NOTHING);
      const { amount } = await stripeSide().paymentIntents.retrieve(started.id);
      expect(await refunded(started.id)).toBe(amount);
      expect((await company.api.get(`/api/profile/${seeker.profileId}`)).status).toBe(404);
      // The purchase counts as paid until Stripe's refund event arrives.
      const again = () => company.api.post(INTENT, orderOf(slug, about));
      await expect.poll(async () => (await again()).status, { timeout: 30_000 }).toBe(404);
    },
  );

  it('[PAY-24] unlocks a hidden seeker who has applied to the company, also with an intent from before the hiding', async () => {
    const started = await start('unlock_applicant_resume_skill_2', subject());
    await apply(seeker, company, job);
    await saveProfile(seeker, { public: false });
    expect(await pay(started)).toEqual({ fulfilled: true, status: 'succeeded' });
    expect((await company.api.get(`/api/profile/${seeker.profileId}`)).body).toMatchObject({ email: seeker.email });
  });

  it('[PAY-24] unlocks no seeker whose application was declined in the meantime', async () => {
    await apply(seeker, company, job);
    await saveProfile(seeker, { public: false });
    const started = await start('unlock_applicant_resume_skill_2', subject());
    const decline = { type: 'job-application', job };
    await company.api.patch(`/api/company/profile/access/reject/${seeker.profileId}`, decline);
    expect(await pay(started)).toEqual(NOTHING);
  });

  it('returns an open checkout as canceled, and charges nothing for it', async () => {
    const started = await start('unlock_applicant_resume_skill_2', subject());
    expect(await statusOf(started.id)).toBe('requires_payment_method');
    await saveProfile(seeker, { public: false });
    expect(await statusOf(started.id)).toBe('canceled');
    await expect(payWithSecret(started.id, started.secret)).rejects.toThrow(/canceled/);
    await saveProfile(seeker, { public: true });
    const again = await start('unlock_applicant_resume_skill_2', subject());
    expect(await pay(again)).toMatchObject({ fulfilled: true });
  });
});
