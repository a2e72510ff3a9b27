import { MINUTE_MS } from '@plumbline/shared/options/limits';
import { expect, it } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { enterAs } from '../support/browser/enter-as.ts';
import { demo, PHONE, signInOn, useBrowser } from '../support/browser/pages.ts';
import { cloudNow } from '../support/cloud/clock.ts';
import { advanceClock } from '../support/cloud/cloud.ts';
import { runProgram, useOwnSite } from '../support/cloud/own-site.ts';

useOwnSite();
const { openPage } = useBrowser();

const MAINTENANCE = 'functions/operator/maintenance/manage-maintenance.ts';
/** Longer than a function keeps the settings. */
const FOLLOWED_MS = 2 * MINUTE_MS;

it('an admin announces something to all users, who read it in their language until it is removed', async () => {
  const staff = await openPage();
  await signInOn(staff, demo.staff);
  await staff.getByRole('link', { name: 'Prices and settings' }).click();
  await staff.getByLabel('Text in English').fill('Payments rest on Sunday from 2 to 3 a.m.');
  await staff.getByLabel('Text in Spanish').fill('Los pagos descansan el domingo de 2 a 3 a. m.');
  await staff.getByLabel('Last day').fill((await cloudNow()).toISOString().slice(0, 10));
  await staff.getByRole('button', { name: 'Announce' }).click();
  await staff.getByText('Everyone signed in sees it within two minutes.').waitFor();
  expect(await accessibilityProblems(staff)).toEqual([]);
  await advanceClock(FOLLOWED_MS);

  const company = await openPage();
  await enterAs(company, demo.company, '/dashboard');
  await company.getByText('Payments rest on Sunday from 2 to 3 a.m.').waitFor();
  const seeker = await openPage(PHONE, { locale: 'es-US' });
  await enterAs(seeker, demo.seeker, '/dashboard');
  await seeker.getByText('Los pagos descansan el domingo de 2 a 3 a. m.').waitFor();
  expect(await accessibilityProblems(seeker)).toEqual([]);

  await staff.getByRole('button', { name: 'Remove', exact: true }).click();
  await staff.getByText('The announcement is removed.').waitFor();
  await advanceClock(FOLLOWED_MS);
  await company.reload();
  await company.getByRole('heading', { level: 1 }).waitFor();
  await company.getByText('Payments rest on Sunday').waitFor({ state: 'detached' });
});

it('while an operator has made the product read-only, users read that nothing can be saved, keep what they wrote, and save it afterwards', async () => {
  const worker = await openPage();
  await enterAs(worker, demo.seeker, '/dashboard');
  await worker.getByRole('heading', { level: 1 }).waitFor();
  expect(await runProgram(MAINTENANCE, 'on')).toContain('is read-only');
  await advanceClock(FOLLOWED_MS);
  await worker.reload();
  const notice = worker.getByText("We're doing maintenance, so nothing can be saved for a few minutes.");
  await notice.first().waitFor();
  expect(await accessibilityProblems(worker)).toEqual([]);
  await worker.getByRole('button', { name: 'Support' }).first().click();
  const support = worker.getByRole('dialog');
  const words = 'Which cards does the site ask for?';
  await support.getByRole('textbox').fill(words);
  const rejected = worker.waitForResponse((response) => response.status() === 503);
  await support.getByRole('button', { name: 'Send' }).click();
  await rejected;
  expect(await support.getByRole('textbox').inputValue()).toBe(words);

  expect(await runProgram(MAINTENANCE, 'off')).toContain('accepts changes');
  await advanceClock(FOLLOWED_MS);
  await support.getByRole('button', { name: 'Send' }).click();
  await worker.getByText('Support request sent!').waitFor();
  await worker.reload();
  await worker.getByRole('heading', { level: 1 }).waitFor();
  await notice.waitFor({ state: 'detached' });
});
