import { describe, expect, it } from 'vitest';
import { expectSound } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { DESK, PHONE, useBrowser } from '../../support/browser/pages.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker } from '../../support/people/people.ts';
import { apply, draftJob, postJob } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

describe.each([
  ['at a desk', DESK],
  ['on a phone', PHONE],
] as const)('Find employees %s', (_, viewport) => {
  it('[EMP-01] [EMP-05] [EMP-08] leads from the list to a job and its people, and pauses, resumes and fills it', async () => {
    const [company, seeker] = [await newCompany(), await newSeeker()];
    const job = await postJob(company, { name: 'Stair Builder' });
    await draftJob(company, { name: 'Half a Post' });
    await apply(seeker, company, job);
    const page = await openPage(viewport);
    await enterAs(page, company.email, '/employees');
    await page.waitForURL('**/employees/jobs');
    const tabs = page.getByRole('navigation', { name: 'Find employees' }).getByRole('link');
    await expect.poll(() => tabs.allTextContents()).toEqual(['Job Postings', 'Company Matches', 'People']);
    const row = page.getByRole('listitem').filter({ hasText: 'Stair Builder' });
    await row.getByText('Active', { exact: true }).waitFor();
    await row.getByText('New applicants').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Half a Post' }).getByText('Not published').waitFor();
    await expectSound(page);

    const choose = async (action: string) => {
      await row.getByRole('button', { name: 'Manage Post' }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await choose('Pause Post');
    await row.getByText('Paused', { exact: true }).waitFor();
    await row.getByRole('link', { name: 'Stair Builder' }).click();
    await page.waitForURL(`**/employees/jobs/${job}`);
    await page
      .getByText(`Jobseeker${seeker.profileId.slice(0, 4)}`)
      .first()
      .waitFor();
    await expectSound(page);
    await page.getByRole('link', { name: 'Find Employees' }).first().click();
    await choose('Resume Post');
    await row.getByText('Active', { exact: true }).waitFor();
    await choose('Mark as filled');
    const dialog = page.getByRole('alertdialog', { name: 'Mark as filled' });
    await dialog.waitFor();
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Mark as filled' }).click();
    await row.getByText('Position filled').waitFor();
  });

  it('[APP-03] shows when a match ends, on a phone only', async () => {
    const [company, seeker] = [await newCompany(), await newSeeker()];
    const job = await postJob(company, { name: 'Stair Builder' });
    await settled();
    const page = await openPage(viewport);
    await enterAs(page, company.email, `/employees/jobs/${job}?tab=matches`);
    const row = page.getByRole('row').filter({ hasText: `Jobseeker${seeker.profileId.slice(0, 4)}` });
    await row.waitFor();
    const expiry = row.getByText(/Expires [A-Z][a-z]{2} \d+, \d{4}$/);
    expect(await expiry.count()).toBe(1);
    expect(await expiry.isVisible()).toBe(viewport === PHONE);
  });

  it("narrows a job's matches by the filters above them, and shows all again", async () => {
    const [company, seeker] = [await newCompany(), await newSeeker()];
    const job = await postJob(company, { name: 'Stair Builder' });
    await settled();
    const page = await openPage(viewport);
    await enterAs(page, company.email, `/employees/jobs/${job}?tab=matches`);
    const row = page.getByRole('row').filter({ hasText: `Jobseeker${seeker.profileId.slice(0, 4)}` });
    await row.waitFor();
    if (viewport === PHONE) await page.getByRole('button', { name: /Change/ }).click();
    await page.getByLabel('Rating').selectOption({ label: 'Master or better' });
    await page.getByText('No match fits these filters').waitFor();
    expect(new URL(page.url()).search).toBe('?tab=matches&rating=3');
    await expectSound(page);
    await page.getByRole('button', { name: 'Clear these filters' }).click();
    await row.waitFor();
    await expectSound(page);
  });

  it('shows posts by kind, and restores the kind from the address', async () => {
    const company = await newCompany();
    await postJob(company, { name: 'Stair Builder' });
    const page = await openPage(viewport);
    await enterAs(page, company.email, '/employees/job-postings');
    await page.getByRole('link', { name: 'Stair Builder', exact: true }).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: 'Projects' }).click();
    await page.getByText('You have no projects yet').waitFor();
    await expectSound(page);
    await page.reload();
    await page.getByText('You have no projects yet').waitFor();
  });
});

it('[EMP-31] the app keeps job seekers out of Find employees', async () => {
  const page = await openPage();
  await enterAs(page, (await newSeeker()).email, '/employees');
  await page.waitForURL('**/dashboard');
});
