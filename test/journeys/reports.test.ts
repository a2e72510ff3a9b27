import { expect, it } from 'vitest';
import { accessibilityProblems, expectSound } from '../support/browser/accessible.ts';
import { enterAs } from '../support/browser/enter-as.ts';
import { PHONE, signInOn, useBrowser } from '../support/browser/pages.ts';
import { settled } from '../support/cloud/stream.ts';
import { newCompany, newSeeker, PASSWORD } from '../support/people/people.ts';
import { newStaff } from '../support/people/staff.ts';
import { postJob } from '../support/posts/hiring.ts';

const { openPage } = useBrowser();

it('the app lets a job seeker report a job, and staff read it, open the account and close the report', async () => {
  const name = `Roofer wanted ${Date.now()}`;
  const [company, seeker] = await Promise.all([newCompany({ name: `Elkhart Roofing ${Date.now()}` }), newSeeker()]);
  const job = await postJob(company, { name });

  const phone = await openPage(PHONE);
  await enterAs(phone, seeker.email, `/jobs/${job}`);
  await phone.getByRole('button', { name: 'Report this job' }).click();
  const form = phone.getByRole('dialog', { name: 'Report this job' });
  await form.getByRole('button', { name: 'Send report' }).click();
  await form.getByText('Please choose a reason').waitFor();
  await form.getByLabel("What's wrong?").selectOption('Something else');
  await form.getByRole('button', { name: 'Send report' }).click();
  await form.getByText('This field is required').waitFor();
  await form.getByLabel('Tell us more').fill('They ask for a deposit.');
  expect(await accessibilityProblems(phone)).toEqual([]);
  await form.getByRole('button', { name: 'Send report' }).click();
  await phone.getByText('Thank you. We will look into it.').waitFor();
  await phone.getByRole('button', { name: 'Report this job' }).click();
  await form.getByLabel("What's wrong?").selectOption('Scam or fraud');
  await form.getByRole('button', { name: 'Send report' }).click();
  await phone.getByText('You have already reported this. We are looking into it.').waitFor();

  const page = await openPage();
  await signInOn(page, (await newStaff()).email);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByText('They ask for a deposit.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await row.getByRole('button', { name: 'Read it' }).click();
  await row.getByText('Frame custom homes.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await row.getByRole('link', { name: /Elkhart Roofing/ }).click();
  await page.getByRole('button', { name: 'Suspend' }).waitFor();
  await page.goBack();
  await row.getByRole('button', { name: 'Close' }).click();
  const closing = page.getByRole('dialog', { name: 'Close this report' });
  await closing.getByRole('button', { name: 'Close report' }).click();
  await closing.getByText('Please choose what was done').waitFor();
  await closing.getByLabel('What was done?').selectOption('Nothing, it is fine');
  await closing.getByLabel('Note').fill('The deposit is for tools, and paid back.');
  await closing.getByRole('button', { name: 'Close report' }).click();
  await page.getByText('The report is closed.').waitFor();
  await page.getByRole('group', { name: 'Reports' }).getByRole('button', { name: 'Closed' }).click();
  await row.getByText('The deposit is for tools, and paid back.').waitFor();
  await row.getByText('Nothing, it is fine').waitFor();
  expect(await row.getByRole('button', { name: 'Close' }).count()).toBe(0);
});

it('the list of reports shows staff what Plumbline detected itself, marked as such, to be read and closed like a report', async () => {
  const name = `Siding crew ${Date.now()}`;
  const company = await newCompany({ name: `Tippecanoe Siding ${Date.now()}` });
  await postJob(company, { name, description: '<p>Hang siding. Call 574-555-0142 or write jobs@siding.example.</p>' });
  await settled();

  const { email } = await newStaff();
  const page = await openPage();
  await signInOn(page, email);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('group', { name: 'Reports' }).getByRole('button', { name: 'Open' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByText('Noticed by Plumbline').waitFor();
  await row.getByText('Contact details in the text').waitFor();
  await row.getByText('574-555-0142, jobs@siding.example').waitFor();
  expect(await row.getByText('Reported by').count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await row.getByRole('button', { name: 'Read it' }).click();
  await row.getByText('Hang siding.').waitFor();
  await row.getByRole('button', { name: 'Hide it' }).click();

  const phone = await openPage(PHONE);
  await signInOn(phone, email, PASSWORD, '/login?redirect=/admin/reports?state=open');
  const block = phone.getByRole('listitem').filter({ hasText: name });
  await block.getByText('Noticed by Plumbline').waitFor();
  await expectSound(phone);
  await block.getByRole('button', { name: 'Close' }).click();
  const closing = phone.getByRole('dialog', { name: 'Close this report' });
  await closing.getByLabel('What was done?').selectOption('Nothing, it is fine');
  await closing.getByLabel('Note').fill('Their own office.');
  await closing.getByRole('button', { name: 'Close report' }).click();
  await block.waitFor({ state: 'detached' });
});
