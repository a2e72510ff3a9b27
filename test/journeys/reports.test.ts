import { expect, it } from 'vitest';
import { accessibilityProblems, expectSound } from '../support/browser/accessible.ts';
import { enterAs } from '../support/browser/enter-as.ts';
import { PHONE, pathOf, signInOn, useBrowser } from '../support/browser/pages.ts';
import { settled } from '../support/cloud/stream.ts';
import { newCompany, newSeeker, PASSWORD } from '../support/people/people.ts';
import { newStaff } from '../support/people/staff.ts';
import { postJob } from '../support/posts/hiring.ts';

const { openPage } = useBrowser();

it('the app lets a job seeker report a job, and staff read it, take the job down with a warning, and restore it', async () => {
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
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Queue' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Reports');
  const task = page.getByRole('row').filter({ hasText: name });
  await task.getByText('They ask for a deposit.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await task.getByRole('link', { name: 'Job reported' }).click();
  const row = page.getByRole('region', { name: 'Task' }).getByRole('listitem').filter({ hasText: name });
  expect(await accessibilityProblems(page)).toEqual([]);
  await row.getByRole('button', { name: 'Read it' }).click();
  await row.getByText('Frame custom homes.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await row.getByRole('link', { name: /Elkhart Roofing/ }).click();
  await page.getByRole('button', { name: 'Suspend' }).waitFor();
  await page.goBack();
  const close = row.getByRole('button', { name: 'Close without action' });
  await close.click();
  await row.getByText('This field is required').waitFor();
  await row.getByLabel('Note').fill('The deposit is for tools, and paid back.');
  await row.getByRole('checkbox', { name: 'Take down this job' }).check();
  await row.getByRole('checkbox', { name: 'Warn Elkhart Roofing' }).check();
  await row.getByRole('button', { name: /^Take down the job and warn Elkhart Roofing/ }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await row.getByLabel('Template').selectOption('Scam');
  await row.getByRole('button', { name: /^Take down the job and warn/ }).click();
  await page.getByText('Done. The report is closed.').waitFor();
  await row.getByText('Took down a job, Warned the account').waitFor();
  expect(await close.count()).toBe(0);
  await phone.reload();
  await phone.getByText("We couldn't find data for this job.").waitFor();

  const owner = await openPage(PHONE);
  await enterAs(owner, company.email, `/employees/jobs/${job}`);
  await owner.getByText('Plumbline took this job down. Only you see it.').waitFor();
  await owner.getByText('You asked for money, bank details or a deposit', { exact: false }).waitFor();
  expect(await accessibilityProblems(owner)).toEqual([]);

  await row.getByRole('button', { name: 'Restore' }).click();
  const restoring = page.getByRole('dialog', { name: 'Restore what was taken down?' });
  await restoring.getByLabel('Reason').fill('They proved it.');
  await restoring.getByRole('button', { name: 'Restore' }).click();
  await row.getByText('Restored').waitFor();
  await owner.reload();
  await owner.getByRole('heading', { name }).waitFor();
  expect(await owner.getByText('Plumbline took this job down. Only you see it.').count()).toBe(0);
  await page.getByRole('link', { name: 'Queue' }).first().click();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Closed');
  await page.getByRole('row').filter({ hasText: name }).waitFor();
});

it('the list of reports shows staff what Plumbline detected itself, marked as such, to be read and closed like a report', async () => {
  const name = `Siding crew ${Date.now()}`;
  const company = await newCompany({ name: `Tippecanoe Siding ${Date.now()}` });
  await postJob(company, { name, description: '<p>Hang siding. Call 574-555-0142 or write jobs@siding.example.</p>' });
  await settled();

  const { email } = await newStaff();
  const page = await openPage();
  await signInOn(page, email);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Queue' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Signals');
  await page.getByRole('row').filter({ hasText: name }).getByRole('link', { name: 'Signal' }).click();
  const row = page.getByRole('region', { name: 'Task' }).getByRole('listitem').filter({ hasText: name });
  await row.getByText('Noticed by Plumbline').waitFor();
  await row.getByText('Contact details in the text').waitFor();
  await row.getByText('574-555-0142, jobs@siding.example').waitFor();
  expect(await row.getByText('Reported by').count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await row.getByRole('button', { name: 'Read it' }).click();
  await row.getByText('Hang siding.').waitFor();
  await row.getByRole('button', { name: 'Hide it' }).click();

  const phone = await openPage(PHONE);
  await signInOn(phone, email, PASSWORD, `/login?redirect=${pathOf(page)}`);
  const block = phone.getByRole('listitem').filter({ hasText: name });
  await block.getByText('Noticed by Plumbline').waitFor();
  await expectSound(phone);
  await block.getByLabel('Note').fill('Their own office.');
  await block.getByRole('button', { name: 'Close without action' }).click();
  await block.getByText('Their own office.').waitFor();
});
