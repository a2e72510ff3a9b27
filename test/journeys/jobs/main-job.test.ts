import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE, pathOf, signInOn, useBrowser } from '../../support/browser/pages.ts';
import { completeCompany, completeSeeker, fillJob, payWith, signUpOn, VISA } from '../../support/browser/steps.ts';
import { mailTo, until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newEmail } from '../../support/people/people.ts';

const { openPage } = useBrowser();

const run = Date.now().toString(36);
const company = { email: newEmail('company'), name: `Yellow Creek Builders ${run}` };
const seeker = { email: newEmail('seeker'), firstName: 'Travis', lastName: `Yoder${run}` };
const jobName = `Lead Carpenter ${run}`;
const TRADE = 'Carpentry';

/** Every API response of a page, to search for what it must not contain. */
const recordAnswers = (page: Page): string[] => {
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) bodies.push(await response.text().catch(() => ''));
  });
  return bodies;
};

const secrets = [seeker.lastName, '(574) 555-0142', '5745550142', seeker.email];

describe('a company finds a worker and pays for the introduction', () => {
  let jobPath: string;

  beforeAll(() => {
    expect(secrets.every(Boolean)).toBe(true);
  });

  it('[ACC-19] signs up a company and completes its profile', async () => {
    const page = await openPage();
    await signUpOn(page, company.email, 'provider');
    await completeCompany(page, company.name);
  });

  it('[EMP-22] [EMP-25] [PAY-23] [PAY-11] writes a job, reviews it, pays and publishes it', async () => {
    const page = await openPage();
    await signInOn(page, company.email, undefined, '/login?redirect=%2Femployees%2Fjobs%2Fnew');
    await page.getByRole('heading', { name: 'Post a job' }).waitFor();
    await fillJob(page, jobName, TRADE);
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await page.getByRole('button', { name: 'Back' }).first().waitFor();
    await page.getByText('$49').first().waitFor();
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await page.waitForURL('**/employees/jobs/*payment_intent=*');
    await payWith(page, VISA);
    await page.getByText('Payment Successful!').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Congratulations, your Job has been published!').first().waitFor();
    await page.getByRole('heading', { name: jobName }).waitFor();
    jobPath = pathOf(page).replace('/checkout-complete', '').split('?')[0] ?? '';
  });

  it('[SEE-03] [SEE-05] [SEE-07] [SEE-15] [SEE-16] lets a job seeker on a phone find the job and apply', async () => {
    const page = await openPage(PHONE);
    await signUpOn(page, seeker.email, 'candidate');
    await completeSeeker(page, seeker.firstName, seeker.lastName, TRADE);
    await settled();
    await page.goto('/jobs/search');
    await page.getByRole('heading', { name: jobName }).waitFor();
    const card = page.getByRole('listitem').filter({ hasText: jobName });
    await card.getByRole('link', { name: 'View Job' }).click();
    await page.getByRole('heading', { name: jobName, level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Apply' }).last().click();
    await page.getByText('Job application has been sent successfully!!').waitFor();
    await page.getByRole('dialog', { name: 'Successful' }).waitFor();
    await page.getByRole('dialog').getByText('Back to Search').click();
    await page.waitForURL('**/jobs/search**');
  });

  it('[PRO-37] [PRO-38] [APP-20] [PAY-24] [PAY-27] shows a masked applicant and unlocks them for the price', async () => {
    await settled();
    const page = await openPage();
    const answers = recordAnswers(page);
    await signInOn(page, company.email, undefined, `/login?redirect=${encodeURIComponent(jobPath)}`);
    /** The first of a tab's people; the rows of the previous tab stay for a moment. */
    const firstOf = (tab: RegExp) =>
      page.getByRole('tabpanel', { name: tab }).getByRole('row').filter({ hasText: 'Jobseeker' }).first();
    await expect.poll(() => firstOf(/Applicants/).textContent()).toMatch(/Jobseeker[0-9a-f]{4}/);
    await page.getByRole('tab', { name: /Matches/ }).click();
    await expect.poll(() => firstOf(/Matches/).textContent()).toMatch(/Carpentry/);
    await page.getByRole('tab', { name: /Applicants/ }).click();
    await firstOf(/Applicants/)
      .getByRole('link', { name: 'View' })
      .click();
    await page.getByRole('heading', { level: 1, name: /^Jobseeker[0-9a-f]{4}$/ }).waitFor();
    await page.getByText('**********').first().waitFor();
    await page.getByText('$49').first().waitFor();
    for (const secret of secrets) expect(answers.join('\n')).not.toContain(secret);

    await page.getByRole('button', { name: 'Unlock' }).first().click();
    await page.waitForURL('**payment_intent=**');
    await page.getByText('Visa ending in 4242').waitFor();
    await page.getByRole('button', { name: /^Confirm and pay \$49/ }).click();
    await page.getByText('Payment Successful!').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { level: 1, name: `${seeker.firstName} ${seeker.lastName}` }).waitFor();
    await page.getByText(seeker.email).first().waitFor();
    await page
      .getByText(/574.*555.*0142/)
      .first()
      .waitFor();
  });

  it('[APP-27] [PRO-39] accepts the application and shows both sides how to reach each other', async () => {
    const page = await openPage();
    await signInOn(page, company.email, undefined, `/login?redirect=${encodeURIComponent(jobPath)}`);
    await page.getByRole('row').filter({ hasText: seeker.lastName }).getByRole('link', { name: 'View' }).click();
    await page.getByRole('button', { name: 'Accept' }).first().click();
    await page.getByText('Congratulations, you are now connected').waitFor();
    for (const text of [seeker.email, company.email]) await page.getByText(text).first().waitFor();

    const phone = await openPage(PHONE);
    await signInOn(
      phone,
      seeker.email,
      undefined,
      `/login?redirect=${encodeURIComponent(jobPath.replace('/employees', ''))}`,
    );
    await phone.getByText('Congratulations, you are now connected').waitFor();
    await phone.getByText(company.email).first().waitFor();

    for (const person of [company, seeker]) {
      const mail = await until(async () =>
        (await mailTo(person.email)).find(({ text }) => text.includes('Congratulations, you are now connected')),
      );
      expect(mail.text).toContain(person === company ? seeker.email : company.email);
    }
  });
});
