import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { CONFIRM, chargesOf, INTENT, loseAnswer, saveCard } from '../../support/browser/lost-answers.ts';
import { DESK, PHONE, useBrowser } from '../../support/browser/pages.ts';
import { DECLINED, payWith, VISA } from '../../support/browser/steps.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { payByCard, buy as start } from '../../support/posts/card-payments.ts';
import { draftJob } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

const openCheckout = async (company: Person) => {
  const job = await draftJob(company);
  const intent = await start(company, 'job_posting', { job_id: job });
  return { job, intent, address: `/employees/jobs/${job}?payment_intent=${intent}` };
};
const pageOf = async (user: Person, address: string, viewport = DESK): Promise<Page> => {
  const page = await openPage(viewport);
  await enterAs(page, user.email, address);
  return page;
};
const checking = (page: Page) => page.getByRole('dialog', { name: "We're checking your payment" });
const success = (page: Page) => page.getByRole('dialog', { name: 'Payment Successful!' });
const expectNoVerdict = async (page: Page) => {
  for (const text of ['Payment Unsuccessful', 'You were not charged.', 'Card Error'])
    expect(await page.getByText(text).count(), text).toBe(0);
};

describe('a payment whose response and check are lost', () => {
  it('is checked again at the press of a button, and links to the payment history', async () => {
    const company = await newCompany();
    const { intent, address } = await openCheckout(company);
    const page = await pageOf(company, address, PHONE);
    await page.getByLabel('Card number').waitFor();
    await page.route(INTENT, (route) => route.abort());
    await loseAnswer(page, CONFIRM, 'after');
    await payWith(page, VISA);
    await checking(page).getByText("We don't know yet whether your payment went through. We keep checking.").waitFor();
    await checking(page).getByText("This purchase can only be paid once, so you won't be charged twice.").waitFor();
    await expectNoVerdict(page);
    expect(await checking(page).getByRole('button', { name: 'Try Again' }).count()).toBe(0);
    expect(await checking(page).getByRole('link', { name: 'Payment history' }).getAttribute('href')).toBe(
      '/toolbox/billing',
    );
    expect(await accessibilityProblems(page)).toEqual([]);
    // Waits for a failed automatic check, so that the next check is the button's.
    await page.waitForEvent('requestfailed', (request) => request.url().includes('/api/payment/intent/'));
    await page.unroute(INTENT);
    await checking(page)
      .getByRole('button', { name: /^Check/ })
      .click();
    await success(page).waitFor();
    expect(await chargesOf(intent)).toBe(1);
  });

  it('is checked automatically when the connection is back', async () => {
    const company = await newCompany();
    const { address } = await openCheckout(company);
    const page = await pageOf(company, address);
    await page.getByLabel('Card number').waitFor();
    await page.route(
      CONFIRM,
      async (route) => {
        await route.fetch();
        await page.context().setOffline(true);
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await payWith(page, VISA);
    await checking(page)
      .getByText(/^You're offline, so we don't know yet/)
      .waitFor();
    await expectNoVerdict(page);
    await page.context().setOffline(false);
    await success(page).waitFor();
  });

  it('is still checked after a reload, without the payment form', async () => {
    const company = await newCompany();
    const { address } = await openCheckout(company);
    const page = await pageOf(company, address);
    await page.getByLabel('Card number').waitFor();
    await page.route(INTENT, (route) => route.abort());
    await loseAnswer(page, CONFIRM, 'after');
    await payWith(page, VISA);
    await checking(page).waitFor();
    await page.reload();
    await checking(page)
      .getByText(/^We don't know yet/)
      .waitFor();
    expect(await page.getByLabel('Card number').count()).toBe(0);
    await page.unroute(INTENT);
    await success(page).waitFor();
  });

  it('says that the bank is still processing it while Stripe says so', async () => {
    const company = await newCompany();
    const { address } = await openCheckout(company);
    const page = await pageOf(company, address);
    await page.getByLabel('Card number').waitFor();
    const processing = async (body: object) => ({ ...body, status: 'processing' });
    await page.route(CONFIRM, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: await processing(await response.json()) });
    });
    await page.route(INTENT, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: await processing(await response.json()) });
    });
    await payWith(page, VISA);
    await checking(page)
      .getByText(/your bank is still working on it/)
      .waitFor();
    await expectNoVerdict(page);
    await page.unroute(INTENT);
    await success(page).waitFor();
  });
});

describe("a bank's page that leads back to the checkout", () => {
  const back = (address: string, status: string) =>
    `${address}&payment_intent_client_secret=pi_x_secret_y&redirect_status=${status}`;

  it('shows the success, and removes the secret from the address', async () => {
    const company = await newCompany();
    const { intent, address } = await openCheckout(company);
    await payByCard(company, intent);
    const page = await pageOf(company, back(address, 'succeeded'));
    await success(page).waitFor();
    expect(new URL(page.url()).search).toBe(`?payment_intent=${intent}`);
  });

  it('shows the decline with its reason when Stripe has one, whatever the address says [PAY-12] [PAY-15]', async () => {
    const company = await newCompany();
    const { intent, address } = await openCheckout(company);
    await payByCard(company, intent, 'pm_card_visa_chargeDeclined').catch(() => undefined);
    const page = await pageOf(company, back(address, 'succeeded'));
    const dialog = page.getByRole('dialog', { name: 'Payment Unsuccessful' });
    await dialog.getByText('Your card was declined.').waitFor();
    await dialog.getByText('You were not charged.').waitFor();
  });

  it('keeps checking when Stripe has no success and no decline, whatever the address says', async () => {
    const company = await newCompany();
    const { address } = await openCheckout(company);
    const page = await pageOf(company, back(address, 'failed'));
    await checking(page)
      .getByText(/It hasn't arrived so far/)
      .waitFor();
    await expectNoVerdict(page);
  });
});

describe('a purchase that several users or tabs have open', () => {
  it('names the user who paid when a colleague opens or confirms it [PAY-08]', async () => {
    const company = await newCompany();
    const pat = await newColleague(company, { displayName: 'Pat Miller' });
    const seeker = await newSeeker();
    const subject = { candidate_profile_id: seeker.profileId };
    const intent = await start(company, 'unlock_applicant_resume_skill_2', subject);
    await saveCard(company);
    const address = `/profile/${seeker.profileId}/jobSeeker?payment_intent=${intent}`;
    const [theirs, own] = await Promise.all([pageOf(pat, address), pageOf(company, address)]);
    const confirm = (page: Page) => page.getByRole('button', { name: /^Confirm and pay/ });
    await confirm(own).waitFor();
    await confirm(theirs).click();
    await success(theirs).getByText('You paid $49.00. The profile is unlocked.').waitFor();

    await confirm(own).click();
    const already = own.getByRole('dialog', { name: 'Already paid' });
    await already.getByText('Pat Miller already paid for this. The profile is open.').waitFor();
    expect(await own.getByText(/You paid/).count()).toBe(0);
    const opened = await pageOf(company, address);
    await opened.getByText('Pat Miller already paid for this. The profile is open.').waitFor();
    const again = await pageOf(pat, address);
    await again.getByText("You've already completed this transaction.").waitFor();
    expect(await chargesOf(intent)).toBe(1);
  });

  it('is found paid by a retry when the payment came through between the lost response and the retry', async () => {
    const company = await newCompany();
    const { intent, address } = await openCheckout(company);
    const page = await pageOf(company, address);
    await page.getByLabel('Card number').waitFor();
    await loseAnswer(page, CONFIRM, 'before');
    await payWith(page, VISA);
    await checking(page)
      .getByText(/It hasn't arrived so far/)
      .waitFor();
    await page.route(INTENT, (route) => route.abort());
    await checking(page).getByRole('button', { name: 'Try Again' }).click();
    // The other tab pays; the webhook notifies the server.
    await payByCard(company, intent);
    await page.unroute(INTENT);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await page
      .getByRole('dialog', { name: 'Already paid' })
      .getByText(/charged once/)
      .waitFor();
    expect(await chargesOf(intent)).toBe(1);
  });

  it('still shows a decline as a decline, and pays with another card after it [PAY-12] [PAY-15]', async () => {
    const company = await newCompany();
    const { intent, address } = await openCheckout(company);
    const page = await pageOf(company, address);
    await payWith(page, DECLINED);
    const dialog = page.getByRole('dialog', { name: 'Payment Unsuccessful' });
    await dialog.getByText('Your card was declined.').waitFor();
    await dialog.getByText('You were not charged.').waitFor();
    await dialog.getByRole('button', { name: 'Use another card' }).click();
    await loseAnswer(page, CONFIRM, 'before');
    await payWith(page, VISA);
    // The earlier decline says nothing about this attempt.
    await checking(page)
      .getByText(/It hasn't arrived so far/)
      .waitFor();
    await checking(page).getByRole('button', { name: 'Try Again' }).click();
    await payWith(page, VISA);
    await success(page).waitFor();
    expect(await chargesOf(intent)).toBe(1);
  });
});
