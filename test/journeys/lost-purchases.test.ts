import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { enterAs } from '../support/browser/enter-as.ts';
import { DESK, PHONE, useBrowser } from '../support/browser/pages.ts';
import { payWith, VISA } from '../support/browser/steps.ts';
import { newCompany, newSeeker, PASSWORD } from '../support/people/people.ts';
import { buy as start, stripeSide } from '../support/posts/card-payments.ts';
import { buy, draftJob } from '../support/posts/hiring.ts';

const { openPage } = useBrowser();

describe('the checkout of a purchase that is no longer possible', () => {
  const openCheckout = async () => {
    const company = await newCompany();
    const job = await draftJob(company);
    const intent = await start(company, 'job_posting', { job_id: job });
    const address = `/employees/jobs/${job}?payment_intent=${intent}`;
    const page = await openPage(DESK);
    return { company, job, intent, address, page };
  };

  it('[PAY-08] says that a canceled transaction has been canceled, and leads back', async () => {
    const { company, intent, address, page } = await openCheckout();
    await stripeSide().paymentIntents.cancel(intent);
    await enterAs(page, company.email, address);
    await page.getByText('This transaction has been canceled.').waitFor();
    await page.getByText('You were not charged.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL((url) => !url.search.includes('payment_intent'));
  });

  it('says that the payment is refunded when its subject was deleted in the meantime', async () => {
    const { company, job, address, page } = await openCheckout();
    await enterAs(page, company.email, address);
    await page.getByLabel('Card number').waitFor();
    await company.api.delete(`/api/jobs/${job}`);
    await payWith(page, VISA);
    await page.getByText('Your money is on its way back').waitFor();
    await page
      .getByText("What you paid for isn't available anymore, so we sent your $49.00 back to your card.")
      .waitFor();
    expect(await page.getByText('Payment Successful!').count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

describe('the profile of a deleted account', () => {
  it('shows an earlier buyer a note without a name', async () => {
    const [company, seeker] = await Promise.all([newCompany(), newSeeker()]);
    await buy(company, { product_slug: 'unlock_applicant_resume_skill_2', candidate_profile_id: seeker.profileId });
    await seeker.api.delete(`/api/users/${seeker.userId}`, { currentPassword: PASSWORD });
    const page = await openPage(PHONE);
    await enterAs(page, company.email, `/profile/${seeker.profileId}`);
    await page.getByRole('heading', { name: 'This person deleted their account.' }).waitFor();
    expect(await page.getByText('Yoder').count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
