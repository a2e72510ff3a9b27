import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectSound } from '../support/browser/accessible.ts';
import { PHONE, pathOf, useBrowser } from '../support/browser/pages.ts';
import { openAs } from '../support/browser/profile-pages.ts';
import { settled } from '../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../support/people/people.ts';
import { saveProfile } from '../support/people/save-profile.ts';
import { postJob } from '../support/posts/hiring.ts';

const { openPage } = useBrowser();

/** A town in Nevada where no other test has people. */
const ELY = '89301';

const heading = (page: Page, name: string | RegExp, level?: number) =>
  page.getByRole('heading', { name, ...(level && { level }) });
const shown = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole(role, { name, exact: true }).locator('visible=true');

let company: Person;
let framer: Person;

beforeAll(async () => {
  company = await newCompany({ zip: ELY, name: 'White Pine Builders' });
  framer = await newSeeker({ zip: ELY });
  const jobSeeker = {
    hasHandsOnExperience: true,
    handsOnExperiences: [{ category: 'Framing', rating: 2, amount: '5-10YR' }],
    validDriversLicense: true,
  };
  await saveProfile(framer, { jobSeeker });
  // A job that can be sent, and a card to pay with.
  await postJob(company, { name: 'Lead Framer', zip: ELY });
  await Promise.all(Array.from({ length: 21 }, () => newSeeker({ zip: ELY, tradeCategories: ['Carpentry'] })));
  await settled();
});

describe('skilled workers', () => {
  it('[SKW-09] [SKW-10] [SKW-11] [SKW-01] [SKW-02] [SKW-05] [SKW-06] [SKW-07] [SKW-08] are turned on, viewed and bought', async () => {
    const page = await openAs(openPage, company, '/employees/jobs');
    await page.getByRole('link', { name: 'Skilled workers' }).click();
    const toggle = page.getByRole('switch', { name: 'Send me Skilled Workers' });
    await heading(page, 'How it works').waitFor();
    for (const step of [
      'Turn on recruiting',
      'Receive matches',
      'Get priority access',
      'Submit job briefing',
      'Connect and hire',
    ])
      await heading(page, step).waitFor();
    await heading(page, '1 skilled worker near you today').waitFor();
    await expectSound(page);

    await toggle.click();
    await heading(page, '1 skilled worker within 50 miles').waitFor();
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true');
    expect((await company.api.get(`/api/company/profile/${company.profileId}`)).body.public).toBe(true);
    await page.reload();
    await heading(page, '1 skilled worker within 50 miles').waitFor();
    await expectSound(page);

    await page.getByRole('link', { name: 'View Profile' }).click();
    const invitation = 'Invest in priority access to this skilled worker and stay ahead of your competition!';
    await page.getByText(invitation).waitFor();
    await heading(page, 'Professional Summary').waitFor();
    await expectSound(page);
    await shown(page, 'link', 'Get Priority Access').click();
    await heading(page, 'Congratulations, priority access is still available').waitFor();
    for (const name of ['Demand', 'Growth', 'Feedback']) await heading(page, name).waitFor();
    await expectSound(page);

    const asked = page.waitForRequest((request) => request.url().endsWith('/api/payment/intent'));
    const read = page.waitForResponse((response) => response.url().includes('/api/payment/intent/'));
    await shown(page, 'button', 'Confirm').click();
    expect((await asked).postDataJSON()).toMatchObject({
      product_slug: 'skilled_worker_priority_access',
      candidate_profile_id: framer.profileId,
    });
    // Staff in another journey change this price.
    const price = ((await (await read).json()).amount / 100).toFixed(2);
    await page.waitForURL(`**/profile/${framer.profileId}/access?payment_intent=*`);
    await shown(page, 'button', `Confirm and pay $${price}`).click();
    await page.getByText('Payment Successful!').waitFor();
    await shown(page, 'button', 'Continue').click();
    await page.waitForURL('**/access/checkout-complete');
    await heading(page, 'Priority access is yours for 72 hours').waitFor();
    await page.getByText('Yours for 71 more hours').waitFor();
    await expectSound(page);

    await page.getByRole('link', { name: 'Back to Search' }).click();
    await page.getByText('Yours for 71 more hours').waitFor();
    const rival = await newCompany({ zip: ELY });
    await settled();
    const other = await openAs(openPage, rival, `/employees/skilled-workers/profile/${framer.profileId}`, PHONE);
    await heading(other, 'Priority access is taken').waitFor();
    // On a phone it is above the profile.
    const [taken, summary] = await Promise.all(
      ['Priority access is taken', 'Professional Summary'].map((name) => heading(other, name).boundingBox()),
    );
    expect(taken?.y).toBeLessThan(summary?.y ?? 0);
    await expect.poll(() => shown(other, 'link', 'Get Priority Access').count()).toBe(0);
    await expectSound(other);
    await other.goto('/employees/skilled-workers');
    await other.getByRole('switch').click();
    await heading(other, 'No results. Check back next time!').waitFor();
  });

  it("[SKW-03] [SKW-04] are redirected from the other list's address", async () => {
    const learner = await newSeeker({ zip: ELY });
    const page = await openAs(openPage, company, `/employees/skilled-workers/profile/${learner.profileId}`);
    await page.waitForURL('**/dashboard');
    await page.goto(`/employees/search/profile/${framer.profileId}`);
    await page.waitForURL(`**/profile/${framer.profileId}/jobSeeker`);
  });
});

describe('the search of workers', () => {
  it('[SKW-14] [SKW-01] [SKW-02] pages by twenty, opens a profile and returns to the same page and position', async () => {
    const page = await openAs(openPage, company, '/employees/search', PHONE);
    await heading(page, /^2\d workers within 50 miles$/).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: /Change/ }).click();
    await page.getByLabel('Rating').waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();

    await page.getByRole('button', { name: 'Page 2' }).click();
    await page.waitForURL('**/employees/search?zip=89301&page=2');
    const card = page.getByRole('link', { name: /^Jobseeker/ }).first();
    await expect.poll(() => page.getByRole('link', { name: /^Jobseeker/ }).count()).toBeLessThan(20);
    await card.click();
    await page.getByText('You are viewing the profile for').waitFor();
    await heading(page, 'Professional Summary').waitFor();
    await shown(page, 'link', 'Send Job Briefing').waitFor();
    await expectSound(page);
    await page.getByRole('link', { name: 'Back to Search' }).click();
    await expect.poll(() => pathOf(page)).toBe('/employees/search?zip=89301&page=2');

    await page.goto('/employees/search');
    const last = page.getByRole('link', { name: /^Jobseeker/ }).nth(19);
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(1000);
    await last.click();
    await heading(page, 'Professional Summary').waitFor();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
});

describe('company matches', () => {
  it('[SKW-15] [SKW-16] [APP-12] [APP-13] [APP-14] [APP-16] are made from the chosen trades, and are sent a job', async () => {
    const page = await openAs(openPage, company, '/employees/company-matches');
    await heading(page, 'No matches at this time').waitFor();
    await expectSound(page);
    await page.goto('/employees/skills-needed');
    const field = page.getByRole('combobox', { name: 'Trade categories' });
    await field.fill('Carpentry');
    await page.getByRole('option', { name: 'Carpentry', exact: true }).click();
    await shown(page, 'button', 'Save').click();
    await page.getByText('Skill experiences updated successfully').waitFor();
    await expectSound(page);

    await page.getByRole('link', { name: 'See company matches' }).click();
    await page.getByRole('columnheader', { name: 'Job Seeker' }).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(21);
    await page.getByRole('button', { name: 'Page 2' }).waitFor();
    await expectSound(page);
    await page
      .getByRole('button', { name: /^Send Job to/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Send Job' });
    await dialog.getByLabel(/Lead Framer/).check();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await page.waitForURL('**/employees/company-matches?payment_intent=*');
    await expect.poll(() => page.getByRole('row', { name: /Send Job/ }).count()).toBe(0);
    await shown(page, 'button', 'Confirm and pay $9.00').click();
    await page.getByText('Payment Successful!').waitFor();
    await shown(page, 'button', 'Continue').click();
    await page
      .getByRole('button', { name: /^Send Job to/ })
      .first()
      .click();
    await dialog.getByText('(Already Sent)').waitFor();

    const phone = await openAs(openPage, company, '/employees/company-matches', PHONE);
    await phone
      .getByRole('button', { name: /^Send Job to/ })
      .first()
      .waitFor();
    await expectSound(phone);
  });
});
