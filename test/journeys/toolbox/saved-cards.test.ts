import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { loseAnswer } from '../../support/browser/lost-answers.ts';
import { DESK, signInOn, useBrowser } from '../../support/browser/pages.ts';
import { DECLINED, enterCard, THREE_D_SECURE, VISA } from '../../support/browser/steps.ts';
import { newCompany, type Person } from '../../support/people/people.ts';
import { stripeSide } from '../../support/posts/card-payments.ts';

const { openPage } = useBrowser();
const BILLING = '/toolbox/billing';

const openAs = async (person: Person, path: string, viewport = DESK) => {
  const page = await openPage(viewport);
  await enterAs(page, person.email, path);
  return page;
};

/** Saves test cards for a company, as the provider's card form does. */
const saveCards = async ({ api }: Person, ...cards: string[]): Promise<void> => {
  const { body } = await api.post('/api/setup/intent');
  const { customer } = await stripeSide().setupIntents.retrieve(body.id);
  for (const card of cards) await stripeSide().paymentMethods.attach(card, { customer: String(customer) });
};

/** Doesn't search by role, because an open dialog removes the page behind it from the accessibility tree. */
const methods = (page: Page) => page.locator('main li').filter({ hasText: 'ending in' });

/** Marks the document, to detect a full reload. */
const markDocument = (page: Page) => page.evaluate("document.documentElement.setAttribute('data-same', '')");
const isSameDocument = (page: Page) => page.evaluate("document.documentElement.hasAttribute('data-same')");

describe('the page of saved cards', () => {
  it('[PAY-17] [PAY-18] [PAY-19] says that there are no cards and no payments yet', async () => {
    const page = await openAs(await newCompany(), BILLING);
    await page.getByRole('heading', { name: 'Billing', level: 1 }).waitFor();
    await page.getByText('No saved cards yet.').waitFor();
    await page.getByText('No payments yet.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it("[PAY-14] [PAY-13] [PAY-16] adds a card; the provider's code loads only with its form", async () => {
    const page = await openPage();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (/\/assets\/.+\.js$/.test(request.url())) scripts.add(request.url());
    });
    /** The loaded scripts with the provider's code; requested again, since a page that is left drops its responses. */
    const provider = async () => {
      const texts = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()));
      return texts.filter((text) => text.includes('js.stripe.com'));
    };
    const company = await newCompany();
    await signInOn(page, company.email);
    await page.waitForURL('**/dashboard');
    await page.goto('/employees/jobs');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(BILLING);
    await page.getByText('No payments yet.').waitFor();
    expect(scripts.size).toBeGreaterThan(0);
    expect(await provider()).toEqual([]);

    const asked = page.waitForRequest((request) => request.url().endsWith('/api/setup/intent'));
    await page.getByRole('button', { name: 'Add card' }).click();
    expect((await asked).postData() ?? '{}').toMatch(/^(\{\})?$/);
    await page.getByLabel('Card number').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await markDocument(page);
    await enterCard(page, VISA);
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('Card added').waitFor();
    await methods(page).filter({ hasText: 'Visa ending in 4242' }).getByText('Expires 12/2034').waitFor();
    expect((await provider()).length).toBeGreaterThan(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('[PAY-13] [PAY-14] shows 3-D Secure in the page when the bank requires it', async () => {
    const page = await openAs(await newCompany(), BILLING);
    await page.getByRole('button', { name: 'Add card' }).click();
    await enterCard(page, THREE_D_SECURE);
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await page.getByText('Visa ending in 3155').waitFor();
  });

  it('[PAY-13] has the colors of the page when the device turns dark while the form is open', async () => {
    const page = await openAs(await newCompany(), BILLING);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Add card' }).click();
    const field = page.getByLabel('Card number');
    await field.waitFor();
    const color = (name: string) => field.evaluate((node, each) => getComputedStyle(node).getPropertyValue(each), name);
    const light = await color('background-color');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => color('background-color')).not.toBe(light);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it("[PAY-15] titles a card error 'Card Error' with the provider's message, and no other error", async () => {
    const page = await openAs(await newCompany(), BILLING);
    await page.route('**/api/setup/intent', (route) => route.abort());
    await page.getByRole('button', { name: 'Add card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add card' });
    await dialog.getByText("The card form didn't load. Check your connection and try again.").waitFor();
    expect(await page.getByText('Card Error').count()).toBe(0);
    await page.unroute('**/api/setup/intent');
    await dialog.getByRole('button', { name: 'Try Again' }).click();

    await enterCard(page, DECLINED);
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await dialog.getByText('Card Error').waitFor();
    await dialog.getByText('Your card was declined.').waitFor();
    await enterCard(page, VISA);
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('Visa ending in 4242').waitFor();
  });

  it('[PAY-13] finds out whether a card was saved when the response is lost before and after it [PAY-15]', async () => {
    const company = await newCompany();
    const page = await openAs(company, BILLING);
    await page.getByRole('button', { name: 'Add card' }).click();
    const CONFIRM = '**/__local/stripe/v1/setup_intents/*/confirm';
    const dialog = page.getByRole('dialog', { name: 'Add card' });
    await enterCard(page, VISA);
    await loseAnswer(page, CONFIRM, 'before');
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await dialog.getByText("We don't know yet whether your card was saved. We keep checking.").waitFor();
    expect(await page.getByText('Card Error').count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await loseAnswer(page, CONFIRM, 'after');
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('Card added').waitFor();
    await expect.poll(() => methods(page).count()).toBe(1);
  });

  it('[PAY-16] shows each brand with its logo, last four digits and expiry', async () => {
    const company = await newCompany();
    const brands = {
      amex: 'American Express ending in 0005',
      diners: 'Diners Club ending in 0004',
      discover: 'Discover ending in 1117',
      jcb: 'JCB ending in 0505',
      mastercard: 'Mastercard ending in 4444',
      unionpay: 'UnionPay ending in 0005',
      visa: 'Visa ending in 4242',
    };
    await saveCards(company, ...Object.keys(brands).map((brand) => `pm_card_${brand}`));
    const page = await openAs(company, BILLING);
    for (const text of Object.values(brands)) {
      const row = methods(page).filter({ hasText: text });
      await row.getByRole('img', { name: text.split(' ending')[0] ?? '', exact: true }).waitFor();
      await expect.poll(() => row.textContent()).toMatch(/Expires \d\d\/20\d\d/);
    }
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('[PAY-20] [PAY-21] [PAY-19] makes a card the default, and deletes one; the list is fresh within a second', async () => {
    const company = await newCompany();
    await saveCards(company, 'pm_card_visa', 'pm_card_mastercard');
    const page = await openPage();
    await page.clock.install();
    await enterAs(page, company.email, BILLING);
    const visa = methods(page).filter({ hasText: 'Visa' });
    const mastercard = methods(page).filter({ hasText: 'Mastercard' });
    await mastercard.getByRole('button', { name: 'Set as default' }).click();
    await mastercard.getByText('Default', { exact: true }).waitFor();
    await visa.getByRole('button', { name: 'Set as default' }).click();
    await visa.getByText('Default', { exact: true }).waitFor();
    await mastercard.getByText('Default', { exact: true }).waitFor({ state: 'detached' });

    await markDocument(page);
    await visa.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete card' });
    await question.getByText(/Visa ending in 4242/).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => methods(page).count()).toBe(2);
    await visa.getByRole('button', { name: 'Delete' }).click();
    // The second is measured by the page's clock, which runs no faster than the test lets it.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const answered = page.waitForResponse('**/api/payment/payment-methods/delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await answered;
    const gone = await page.evaluate(() => Date.now());
    await expect
      .poll(async () => {
        await page.clock.runFor(5);
        return methods(page).count();
      })
      .toBe(1);
    expect(await visa.count()).toBe(0);
    expect((await page.evaluate(() => Date.now())) - gone).toBeLessThanOrEqual(1000);
    await page.clock.resume();
    expect(await isSameDocument(page)).toBe(true);
    expect((await company.api.get('/api/payment/payment-methods')).body.results).toHaveLength(1);
  });

  it('[PAY-17] logs a list that fails, leaves the rest of the page usable and tries again', async () => {
    const company = await newCompany();
    await saveCards(company, 'pm_card_visa');
    const page = await openPage();
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.route('**/api/payment/payment-methods', (route) => route.fulfill({ status: 500, json: {} }));
    await signInOn(page, company.email, undefined, `/login?redirect=${encodeURIComponent(BILLING)}`);
    await page.getByText("We couldn't load your saved cards.").waitFor();
    await page.getByText('No payments yet.').waitFor();
    expect(logged.join()).toContain('payment-methods could not be asked');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.unroute('**/api/payment/payment-methods');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('Visa ending in 4242').waitFor();
  });
});
