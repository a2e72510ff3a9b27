import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { DESK, PHONE, pathOf, useBrowser } from '../../support/browser/pages.ts';
import { until } from '../../support/cloud/cloud.ts';
import { homeTown, homeTownLine } from '../../support/people/home-town.ts';
import { newCompany, type Person } from '../../support/people/people.ts';
import { companyWithApplicant } from '../../support/posts/applicants.ts';
import { buy as openIntent, payByCard, stripeSide } from '../../support/posts/card-payments.ts';
import { draftJob, unlock } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();
const BILLING = '/toolbox/billing';
const REFUND_RULE = 'If neither the phone nor the email works, report it within 7 days for a refund.';

const openAs = async (person: Person, path: string, viewport = DESK) => {
  const page = await openPage(viewport);
  await enterAs(page, person.email, path);
  return page;
};

/** Pays for a job and returns the intent's id. */
const saveCards = async ({ api }: Person, ...cards: string[]): Promise<void> => {
  const { body } = await api.post('/api/setup/intent');
  const { customer } = await stripeSide().setupIntents.retrieve(body.id);
  for (const card of cards) await stripeSide().paymentMethods.attach(card, { customer: String(customer) });
};

/** Doesn't search by role, because an open dialog removes the page behind it from the accessibility tree. */
const payForJob = async (company: Person, name: string, card?: string): Promise<string> => {
  const job_id = await draftJob(company, { name });
  const id = await openIntent(company, 'job_posting', { job_id });
  await payByCard(company, id, card);
  await company.api.post('/api/payment', { id });
  return id;
};

/** Doesn't search by role, because an open dialog removes the page behind it from the accessibility tree. */
const payments = (page: Page) => page.getByRole('table', { name: 'Payment history' }).locator('tbody tr');

describe('the checkout', () => {
  const openCheckout = async (company: Person) => {
    const id = await draftJob(company, { name: 'Unpaid Roofer', published: true });
    const page = await openAs(company, `/employees/jobs/${id}`);
    await page
      .getByRole('button', { name: /Publish/ })
      .first()
      .click();
    await page.waitForURL('**payment_intent=**');
    return page;
  };

  it('[PAY-09] [PAY-10] starts at card entry without saved cards; Cancel there goes to the confirmation', async () => {
    const page = await openCheckout(await newCompany());
    await page.getByLabel('Card number').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).last().click();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByLabel('Card number').waitFor();
  });

  it('[PAY-09] [PAY-10] [PAY-11] [PAY-02] starts at the confirmation with the saved card, and pays with it', async () => {
    const company = await newCompany();
    await saveCards(company, 'pm_card_visa', 'pm_card_mastercard');
    const { results } = (await company.api.get('/api/payment/payment-methods')).body;
    const mastercard = results.find(({ card }: { card: { brand: string } }) => card.brand === 'mastercard');
    await company.api.post('/api/payment/payment-methods/set-default', { payment_method: mastercard.id });
    const page = await openCheckout(company);
    const saved = page.getByRole('radio', { name: /Mastercard ending in 4444/ });
    await saved.waitFor();
    await expect.poll(() => saved.isChecked()).toBe(true);
    await page.getByText('Use another card').click();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByLabel('Card number').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).last().click();
    await page.getByText('Mastercard ending in 4444').click();

    const returnPath = new URL(page.url()).pathname;
    const held = Promise.withResolvers<void>();
    await page.route('**/confirm', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Confirm and pay $49.00' }).click();
    await page.getByRole('dialog', { name: 'Processing Payment...' }).waitFor();
    held.resolve();
    await page.getByRole('dialog', { name: 'Payment Successful!' }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL((url) => url.pathname.startsWith(returnPath) && !url.search.includes('payment_intent'));
    await page.getByText('Congratulations, your Job has been published!').first().waitFor();
  });
});

describe('the payment history', () => {
  it('[PAY-18] [PAY-02] lists date, product, subject, card, amount in dollars and status, 20 a page', async () => {
    const company = await newCompany();
    const disputed = await payForJob(company, 'Disputed Job', 'pm_card_createDispute');
    await Promise.all(Array.from({ length: 20 }, (_, at) => payForJob(company, `Carpenter ${at}`)));
    const refunded = await payForJob(company, 'Refunded Job');
    await stripeSide().refunds.create({ payment_intent: refunded });
    await until(async () => {
      const { results } = (await company.api.get('/api/payment/payment-history', { limit: 50 })).body;
      const statusOf = (id: string) => results.find((each: { id: string }) => each.id === id)?.status;
      return statusOf(refunded) === 'refunded' && statusOf(disputed) === 'disputed';
    });

    const page = await openAs(company, BILLING);
    await payments(page).first().waitFor();
    await expect.poll(() => payments(page).count()).toBe(20);
    const newest = await payments(page).first().textContent();
    for (const text of ['Job Posting', 'Refunded Job', 'Visa ending in 4242', '$49.00', 'Refunded']) {
      expect(newest).toContain(text);
    }
    expect(newest).toMatch(/[A-Z][a-z]{2} \d\d, 20\d\d/);
    await expect.poll(() => payments(page).nth(1).textContent()).toContain('Paid');
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('button', { name: 'Next page' }).click();
    await payments(page).filter({ hasText: 'Disputed Job' }).getByText('Disputed', { exact: true }).waitFor();
    await expect.poll(() => payments(page).count()).toBe(2);
    await page.getByRole('button', { name: 'Page 1', exact: true }).click();
    await payments(page).filter({ hasText: 'Refunded Job' }).waitFor();
    await expect.poll(() => payments(page).count()).toBe(20);
  });

  it('[PAY-18] [PAY-02] opens a receipt that prints without the rest of the page', async () => {
    const company = await newCompany({ name: 'Pine Ridge Builders' });
    const id = await payForJob(company, 'Stair Builder');
    const page = await openAs(company, BILLING, PHONE);
    await page.addInitScript("window.print = () => document.body.setAttribute('data-printed', '')");
    await page.getByRole('link', { name: /^Receipt/ }).click();
    await page.waitForURL(`**${BILLING}/receipts/${id}`);
    await page.reload();
    for (const text of [
      'Plumbline LLC',
      'Pine Ridge Builders',
      `${homeTownLine()} ${homeTown().zip}`,
      id,
      'Stair Builder',
    ]) {
      await page.getByRole('main').getByText(text).waitFor();
    }
    await expect.poll(() => page.getByRole('row', { name: /Total paid/ }).textContent()).toContain('$49.00');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('');
    await page.emulateMedia({ media: 'print' });
    for (const part of ['banner', 'navigation', 'button', 'link'] as const) {
      expect(await page.getByRole(part).count(), part).toBe(0);
    }
    for (const text of ['Plumbline', 'Pine Ridge Builders'])
      await page.getByRole('main').getByText(text, { exact: true }).waitFor();
  });

  it("[PAY-18] never shows another company's receipt", async () => {
    const id = await payForJob(await newCompany(), 'Mason');
    const page = await openAs(await newCompany(), `${BILLING}/receipts/${id}`);
    await page.getByText("We couldn't retrieve this receipt.").waitFor();
  });

  it('[PAY-18] shows the refund rule at the checkout of an unlock, and accepts a report within 7 days', async () => {
    const { company, seeker, job } = await companyWithApplicant({ job: { name: 'Deck Builder' } });
    const page = await openAs(company, `/employees/search/profile/${seeker.profileId}/job-application/${job}`);
    await page.getByRole('button', { name: 'Unlock' }).first().click();
    await page.waitForURL('**payment_intent=**');
    await page.getByRole('dialog').getByText(REFUND_RULE).waitFor();
    await page.getByRole('button', { name: /Confirm and pay|^Pay/ }).waitFor();
    await unlock(company, seeker, job);

    await page.goto(BILLING);
    const unlocked = payments(page).filter({ hasText: 'Unlock Applicant Resume' });
    await unlocked.getByText(/Travis Yoder/).waitFor();
    await expect
      .poll(() => payments(page).filter({ hasText: 'Job Posting' }).getByText('Report a problem').count())
      .toBe(0);
    await unlocked.getByRole('button', { name: 'Report a problem' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report a problem' });
    await dialog.getByText(REFUND_RULE).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText('This field is required').waitFor();
    await dialog.getByLabel('What happened? *').fill('The number is not in service and the mail came back.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText("Report sent. If neither works, we'll refund you.").waitFor();
    await unlocked.getByRole('button', { name: 'Report a problem' }).click();
    await dialog.getByLabel('What happened? *').fill('Once more');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText('You have already reported this profile.').waitFor();
    await expect.poll(() => pathOf(page)).toBe(BILLING);
  });
});
