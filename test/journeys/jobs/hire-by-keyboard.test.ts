import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { expectSound } from '../../support/browser/accessible.ts';
import { useBrowser } from '../../support/browser/pages.ts';
import { openAs } from '../../support/browser/profile-pages.ts';
import { VISA } from '../../support/browser/steps.ts';
import { tabTo } from '../../support/browser/tab-to.ts';
import { until } from '../../support/cloud/cloud.ts';
import { homeTown } from '../../support/people/home-town.ts';
import { newCompany, newSeeker } from '../../support/people/people.ts';

const { openPage } = useBrowser();

const typeInto = async (page: Page, field: string, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};

const press = async (page: Page, name: string, key = 'Enter'): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.press(key);
};

it('a company posts a job, pays for it, unlocks a match and writes to the worker, with the keyboard only', async () => {
  const [company, seeker] = await Promise.all([
    newCompany({ name: 'Keyboard Framing' }),
    newSeeker({ firstName: 'Ottilie', tradeCategories: ['Framing'] }),
  ]);
  const page = await openAs(openPage, company, '/employees/jobs/new');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await typeInto(page, 'Job title *', 'Pole Barn Framer');
  await typeInto(page, 'Type of Position *', 'Full');
  await typeInto(page, 'Job Trade Categories', 'Framing');
  await page.getByRole('option', { name: 'Framing', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await typeInto(page, 'Zip Code *', homeTown().zip);
  await press(page, 'Yes', 'Space');
  await press(page, 'Yes', 'Space');
  await expectSound(page);
  await press(page, 'Publish');
  // The buttons of a new step wait a moment, for the second click of a double click.
  await page.getByRole('button', { name: 'Back', exact: true, disabled: false }).waitFor();
  await press(page, 'Publish');

  await page.getByLabel('Card number').waitFor();
  await typeInto(page, 'Card number', VISA.number);
  await typeInto(page, 'Expiration date', '12 / 34');
  await typeInto(page, 'Security code', '123');
  await typeInto(page, 'ZIP code', homeTown().zip);
  await press(page, 'Pay $49.00');
  await page.getByText('Payment Successful!').waitFor();
  await press(page, 'Continue');
  await page.getByText('Congratulations, your Job has been published!').waitFor();
  const job = /[0-9a-f]{24}/.exec(page.url())?.[0] ?? '';

  const match = `/api/jobs/jobseeker/actions?profileId=${seeker.profileId}&jobId=${job}`;
  await until(async () => (await company.api.get(match)).body.reason);
  await page.goto(`/jobs/${job}/matches/${seeker.profileId}?isMatch=true`);
  await page.getByRole('heading', { name: `Jobseeker${seeker.profileId.slice(0, 4)}`, level: 1 }).waitFor();
  await press(page, 'Unlock');
  const confirm = page.getByRole('button', { name: /^Confirm and pay \$/ });
  await confirm.waitFor();
  await expectSound(page);
  await press(page, (await confirm.textContent()) ?? '');
  await page.getByText('Payment Successful!').waitFor();
  await press(page, 'Continue');
  await page.getByRole('heading', { name: /^Ottilie/, level: 1 }).waitFor();

  await press(page, 'Message');
  await page.waitForURL(`**/messages/**`);
  await typeInto(page, 'Message to Ottilie Yoder', 'Can you start on Monday?');
  await press(page, 'Send');
  await page.getByRole('list').getByText('Can you start on Monday?').waitFor();
  await expectSound(page);
});
