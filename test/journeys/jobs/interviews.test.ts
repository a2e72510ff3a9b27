import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { expectSound } from '../../support/browser/accessible.ts';
import { PHONE, useBrowser } from '../../support/browser/pages.ts';
import { openAs } from '../../support/browser/profile-pages.ts';
import { newCompany, newSeeker } from '../../support/people/people.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it('an interview is proposed, picked, moved and canceled by both sides on a phone', async () => {
  const [company, worker] = await Promise.all([newCompany({ name: 'Winona Framing' }), newSeeker()]);
  const job = await postJob(company, { name: 'Roof Framer' });
  await apply(worker, company, job);
  await unlock(company, worker, job);

  const office = await openAs(openPage, company, `/jobs/${job}/matches/${worker.profileId}`, PHONE);
  await office.getByRole('link', { name: 'Interview', exact: true }).click();
  await office.getByRole('heading', { name: 'Propose an interview', level: 1 }).waitFor();
  await expectSound(office);
  const days = office.getByLabel('Day');
  await days.nth(0).fill(dayIn(5));
  await days.nth(1).fill(dayIn(6));
  const address = office.getByLabel(/^Address/);
  await expect.poll(() => address.inputValue()).toMatch(/, [A-Z]{2} \d{5}$/);
  await address.fill('North gate');
  await office.getByRole('button', { name: 'Send times' }).click();
  await office.getByRole('heading', { name: 'Waiting for an answer' }).waitFor();
  await expectSound(office);

  const phone = await openAs(openPage, worker, '/my-jobs/activities', PHONE);
  await phone.getByRole('link', { name: /^Pick a time.*Roof Framer/ }).click();
  await phone.getByRole('heading', { name: 'Winona Framing wants to meet you', level: 1 }).waitFor();
  await expectSound(phone);
  await phone.getByRole('radio').nth(1).check();
  await phone.getByRole('button', { name: /^Confirm / }).click();
  await phone.getByText('The time is set').waitFor();
  const download = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Add to calendar' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('BEGIN:VEVENT');
  await expectSound(phone);

  await office.goto('/dashboard');
  await office.getByRole('link', { name: /Roof Framer.*Time is set/ }).waitFor();
  await office.getByRole('link', { name: 'See all interviews' }).click();
  await office.getByRole('heading', { name: '1 interview', level: 2 }).waitFor();
  await office.getByRole('cell', { name: /On site North gate/ }).waitFor();
  await expectSound(office);
  await office.getByRole('link', { name: /^View.*Roof Framer$/ }).click();
  await office.getByText('The time is set').waitFor();

  await phone.getByRole('button', { name: 'Move' }).click();
  await phone.getByLabel('Day').nth(0).fill(dayIn(8));
  expect(await phone.getByLabel(/^Address/).count()).toBe(0);
  await phone.getByRole('button', { name: 'Send times' }).click();
  await phone.getByRole('heading', { name: 'Waiting for an answer' }).waitFor();

  await office.reload();
  await office.getByRole('button', { name: /^Confirm / }).click();
  await office.getByText('The time is set').waitFor();
  await office.getByRole('button', { name: 'Cancel interview' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Cancel interview' }).click();
  await office.getByRole('heading', { name: 'The interview is canceled' }).waitFor();
  await expectSound(office);

  await phone.reload();
  await phone.getByRole('heading', { name: 'The interview is canceled' }).waitFor();
  await phone.getByRole('button', { name: 'Remove from calendar' }).waitFor();
  await expectSound(phone);
});
