import { beforeAll, expect, it } from 'vitest';
import { countActions } from '../../support/browser/count-actions.ts';
import { pathOf, useBrowser } from '../../support/browser/pages.ts';
import { mailTo, until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { homeTown } from '../../support/people/home-town.ts';
import { newEmail, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';

const { openPage } = useBrowser();

const TRADE = 'Carpentry';
let worker: Person;

beforeAll(async () => {
  worker = await newSeeker();
});

it('[EMP-22] [PAY-10] [PAY-11] a company publishes its first job within 17 clicks and 13 fields of the landing page, and unlocks a match with 3 clicks', async () => {
  const email = newEmail('company');
  const toPublish = countActions();
  const { click, fill, choose, openMailed } = toPublish;
  const page = await openPage();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/');
  await click(page.getByRole('link', { name: 'Post a job' }).first());
  await fill(page.getByLabel('Email'), email);
  await click(page.getByRole('button', { name: 'Sign Up', exact: true }));
  await page.getByText('Registration successful').waitFor();
  const mail = await until(async () =>
    (await mailTo(email)).find(({ links }) => links.join().includes('confirm-email')),
  );
  await openMailed(page, mail.links.find((link) => link.includes('confirm-email')) ?? '');
  await fill(page.getByLabel('Password *', { exact: true }), PASSWORD);
  await fill(page.getByLabel('Confirm password'), PASSWORD);
  await click(page.getByRole('button', { name: 'Confirm', exact: true }));

  await fill(page.getByLabel('Your name *'), 'Dana Yoder');
  await fill(page.getByLabel('Company name *'), 'Yellow Creek Builders');
  await fill(page.getByLabel('Phone Number *'), '(574) 555-0110');
  await click(button('Next'));
  await fill(page.getByLabel('Zip Code *'), homeTown().zip);
  await click(button('Next'));
  await click(button('Save and continue'));

  await click(page.getByRole('link', { name: 'Post your first job' }));
  await fill(page.getByLabel('Job title *'), 'Stair Builder');
  await choose(page.getByLabel('Type of Position *'), 'Full-Time');
  await fill(page.getByRole('combobox', { name: 'Job Trade Categories' }), TRADE);
  await click(page.getByRole('option', { name: TRADE, exact: true }));
  const answer = (question: string, text: string) =>
    click(page.getByRole('group', { name: question }).getByText(text, { exact: true }));
  await answer('Experience required *', 'No');
  await answer('Willing to provide paid training *', 'Yes');
  await click(button('Publish').first());
  await button('Back').first().waitFor();
  await click(button('Publish').first());

  // Without a saved card, the purchase starts with the form of a card.
  await fill(page.getByLabel('Card number'), '4242424242424242');
  await fill(page.getByLabel('Expiration date'), '12 / 34');
  await fill(page.getByLabel('Security code'), '123');
  await fill(page.getByLabel('ZIP code'), homeTown().zip);
  await click(button(/^Pay \$49/));
  await page.getByText('Payment Successful!').waitFor();
  await click(button('Continue'));
  await page.getByText('Congratulations, your Job has been published!').first().waitFor();
  expect(toPublish.count.clicks).toBeLessThanOrEqual(17);
  expect(toPublish.count.fields).toBeLessThanOrEqual(13);

  await settled();
  const jobPath = pathOf(page).replace('/checkout-complete', '').split('?')[0];
  await page.goto(`${jobPath}?tab=matches`);
  const row = page.getByRole('row').filter({ hasText: `Jobseeker${worker.profileId.slice(0, 4)}` });
  await row.getByRole('link', { name: 'View' }).click();
  await page.getByRole('heading', { level: 1, name: /^Jobseeker/ }).waitFor();
  const toUnlock = countActions();
  await toUnlock.click(button('Unlock').first());
  await page.getByText('Visa ending in 4242').waitFor();
  await toUnlock.click(button(/^Confirm and pay \$/));
  await page.getByText('Payment Successful!').waitFor();
  await toUnlock.click(button('Continue'));
  await page.getByText(worker.email).first().waitFor();
  expect(toUnlock.count).toEqual({ clicks: 3, fields: 0 });
});
