import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, expectSound } from '../../support/browser/accessible.ts';
import { closeByEscape, DESK, PHONE, pathOf, useBrowser } from '../../support/browser/pages.ts';
import { callsOf, openAs } from '../../support/browser/profile-pages.ts';
import { newAccount, newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { apply, buy, draftJob, postJob, staffApi } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

const PROMPT = 'Invite this job seeker to apply to a job!';
const NO_JOBS = 'You have no active job postings. Please go to the "Job Postings" tab and create a job listing.';

const sentJobs = async ({ api: own, profileId }: Person): Promise<{ profile: string; job: string }[]> =>
  (await own.get(`/api/company/profile/${profileId}`)).body.provider.sentJobPosts;
const send = (company: Person, seeker: Person, job_ids: string[]) =>
  buy(company, { product_slug: 'send_job_post_match', candidate_profile_id: seeker.profileId, job_ids });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Send Job' });
const sendIn = (page: Page) => dialogOf(page).getByRole('button', { name: 'Send', exact: true });
const ready = (page: Page) => page.getByRole('heading', { name: /^Jobseeker/, level: 1 }).waitFor();

describe('sending jobs from the profile of a seeker', () => {
  let company: Person;
  let seeker: Person;
  let framer: string;
  let roofer: string;
  const match = () => `/profile/${seeker.profileId}?companyMatch=true`;
  const plain = () => `/profile/${seeker.profileId}/jobSeeker`;

  beforeAll(async () => {
    [company, seeker] = await Promise.all([newCompany({ name: 'Lakeland Framing' }), newSeeker()]);
    framer = await postJob(company, { name: 'Lead Framer' });
    roofer = await postJob(company, { name: 'Roofer', tradeCategories: ['Roofing'] });
    await draftJob(company, { name: 'Unpaid Draft' });
    const ended = await postJob(company, { name: 'Ended Job' });
    await company.api.delete(`/api/jobs/${ended}`);
  });

  it('[PRO-02] [APP-22] [APP-23] lists the open jobs for keyboard and phone, and sends none until one is ticked', async () => {
    for (const viewport of [DESK, PHONE]) {
      const page = await openAs(openPage, company, '/toolbox/settings', viewport);
      expect((await callsOf(page, match(), page.getByText(PROMPT))).length).toBeLessThanOrEqual(4);
      await ready(page);
      await button(page, 'Send Job').waitFor();
      await expectSound(page);

      await button(page, 'Invite').focus();
      await page.keyboard.press('Enter');
      const jobs = dialogOf(page).getByRole('checkbox');
      await jobs.nth(1).waitFor();
      await expect
        .poll(() => dialogOf(page).getByRole('listitem').allInnerTexts())
        .toEqual([expect.stringContaining('Roofer'), expect.stringContaining('Lead Framer')]);
      await expect.poll(() => sendIn(page).isDisabled()).toBe(true);
      await jobs.first().focus();
      await page.keyboard.press('Space');
      await dialogOf(page).getByText('Total for 1 job', { exact: true }).waitFor();
      await expect.poll(() => sendIn(page).isEnabled()).toBe(true);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('Space');
      await expect.poll(() => sendIn(page).isDisabled()).toBe(true);
      await closeByEscape(page, dialogOf(page));
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Invite');
    }
    await expect.poll(() => sentJobs(company)).toEqual([]);
  });

  it('[APP-22] [APP-26] shows the price, takes one payment for all, then shows the date without a button', async () => {
    const page = await openAs(openPage, company, match());
    await button(page, 'Invite').click();
    await dialogOf(page).getByText('$9 for each job.').waitFor();
    await dialogOf(page)
      .getByLabel(/Lead Framer/)
      .check();
    await dialogOf(page)
      .getByLabel(/Roofer/)
      .check();
    await dialogOf(page).getByText('Total for 2 jobs').waitFor();
    await dialogOf(page).getByText('$18', { exact: true }).waitFor();
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/payment/intent'));
    await sendIn(page).click();
    expect((await asked).postDataJSON()).toEqual({
      product_slug: 'send_job_post_match',
      candidate_profile_id: seeker.profileId,
      job_ids: [roofer, framer],
      return_url: `${plain()}?companyMatch=true`,
      idempotencyKey: expect.any(String),
    });
    await page.waitForURL('**/jobSeeker?companyMatch=true&payment_intent=*');
    await page.locator('article').waitFor({ state: 'detached' });
    await expect.poll(() => button(page, 'Send Job').count()).toBe(0);
    await expect.poll(() => sentJobs(company)).toEqual([]);
    await page
      .getByRole('rowheader', { name: /2 jobs$/ })
      .last()
      .waitFor();
    await button(page, 'Confirm and pay $18.00').click();
    await page.getByText('Payment Successful!').waitFor();
    await button(page, 'Continue').click();
    await page.getByText(/^Job Sent on \w{3} \d{2}, \d{4}$/).waitFor();
    await expect.poll(() => pathOf(page)).toBe(`${plain()}?companyMatch=true`);
    await expect.poll(() => page.getByText(PROMPT).count()).toBe(0);
    for (const name of ['Invite', 'Send Job']) await expect.poll(() => button(page, name).count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    const delivered = (await sentJobs(company)).filter(({ profile }) => profile === seeker.profileId);
    expect(delivered.map(({ job }) => job).toSorted()).toEqual([framer, roofer].toSorted());
  });

  it('[APP-23] [APP-25] still sends other jobs from the plain profile, and marks what the seeker already has', async () => {
    const other = await newSeeker();
    await send(company, other, [framer]);
    const page = await openAs(openPage, company, `/profile/${other.profileId}`, PHONE);
    await page.getByText(/^Job Sent on/).waitFor();
    await expect.poll(() => page.getByText(PROMPT).count()).toBe(0);
    await button(page, 'Send Job').click();
    const known = dialogOf(page).getByLabel(/Lead Framer \(Already Sent\)/);
    await known.waitFor();
    await expect.poll(() => known.isDisabled()).toBe(true);
    expect(
      await dialogOf(page)
        .getByLabel(/Roofer/)
        .isEnabled(),
    ).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it("[APP-26] keeps the choice when the purchase can't start, and shows the reason", async () => {
    const page = await openAs(openPage, company, `/profile/${(await newSeeker()).profileId}`);
    await button(page, 'Send Job').click();
    await dialogOf(page)
      .getByLabel(/Roofer/)
      .check();
    await page.route('**/api/payment/intent', (route) => route.fulfill({ status: 500, json: {} }));
    await sendIn(page).click();
    await page.getByText("We couldn't submit your payment request.").waitFor();
    expect(
      await dialogOf(page)
        .getByLabel(/Roofer/)
        .isChecked(),
    ).toBe(true);
    await page.unroute('**/api/payment/intent');
    await sendIn(page).click();
    await page.waitForURL('**payment_intent=**');
  });

  it('[APP-26] sends immediately when sending is free', async () => {
    const staff = await staffApi(PASSWORD);
    const price = (amount: number) => staff.patch('/api/payment/products/send_job_post_match', { amount });
    expect((await price(0)).status).toBe(200);
    try {
      const page = await openAs(openPage, company, `/profile/${(await newSeeker()).profileId}?companyMatch=true`);
      await button(page, 'Invite').click();
      await dialogOf(page).getByText('Sending a job is free.').waitFor();
      await dialogOf(page)
        .getByLabel(/Roofer/)
        .check();
      await sendIn(page).click();
      await page.getByText(/^Job Sent on/).waitFor();
      await dialogOf(page).waitFor({ state: 'detached' });
      await expect.poll(() => pathOf(page)).not.toContain('payment_intent');
    } finally {
      await price(900);
    }
  });

  it('[APP-18] [PRO-02] [APP-22] offers to send a job to its match at a price until it was sent, and never offers it for an applicant', async () => {
    const [known, applicant] = await Promise.all([newSeeker(), newSeeker()]);
    const address = `/jobs/${framer}/matches/${known.profileId}?isMatch=true`;
    const page = await openAs(openPage, company, '/toolbox/settings');
    expect((await callsOf(page, address, button(page, 'Send Job'))).toSorted()).toEqual([
      'GET /api/jobs/jobseeker/actions',
      `GET /api/profile/${known.profileId}`,
    ]);
    await page.getByRole('region', { name: 'Send Job' }).getByText('$9').waitFor();
    await page.getByRole('link', { name: 'Send Job Briefing' }).waitFor();
    await page.getByText('one time, for Carpentry').waitFor();
    await page.getByText('No resume uploaded yet').waitFor();
    await button(page, 'Unlock').first().waitFor();
    await page.getByText('**********').first().waitFor();
    await expect.poll(() => page.getByText(PROMPT).count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await send(company, known, [roofer]);
    await page.reload();
    await button(page, 'Send Job').waitFor();
    await send(company, known, [framer]);
    await page.reload();
    await page.getByText(/^Job Sent on/).waitFor();
    await expect.poll(() => button(page, 'Send Job').count()).toBe(0);

    await apply(applicant, company, framer);
    await page.goto(`/employees/search/profile/${applicant.profileId}/job-application/${framer}`);
    await page.getByRole('button', { name: 'Unlock' }).first().waitFor();
    await page.getByText('**********').first().waitFor();
    for (const name of ['Invite', 'Send Job']) await expect.poll(() => button(page, name).count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

describe('a company without anything to send', () => {
  it('[APP-24] sees that there is no job and can only close, and can try again when the jobs do not load', async () => {
    const [company, seeker] = await Promise.all([newCompany(), newSeeker()]);
    const page = await openAs(openPage, company, `/profile/${seeker.profileId}`);
    await page.route('**/api/jobs?*', (route) => route.fulfill({ status: 400, json: {} }));
    await button(page, 'Send Job').click();
    await page.getByText("We couldn't find your jobs.").waitFor();
    await page.unroute('**/api/jobs?*');
    await button(page, 'Try Again').click();
    await dialogOf(page).getByText(NO_JOBS).waitFor();
    await expect
      .poll(() => dialogOf(page).getByRole('button').count())
      .toBe(await dialogOf(page).getByRole('button', { name: 'Close' }).count());
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();
    await dialogOf(page).waitFor({ state: 'detached' });
  });
});

it('[PRO-02] [APP-23] sending a job is not offered to another job seeker or a school', async () => {
  const seeker = await newSeeker();
  const school = await newAccount('educational');
  const fields = { name: 'Warsaw Trade School', type: 'educational', phoneNumber: '(574) 555-0133', zip: '46580' };
  expect((await school.api.post('/api/accounts/upsert', fields)).status).toBe(200);
  for (const person of [await newSeeker(), school]) {
    const page = await openAs(openPage, person, `/profile/${seeker.profileId}/jobSeeker?companyMatch=true`);
    await page.getByText("We couldn't retrieve the data for this profile.").waitFor();
    await expect.poll(() => page.getByText(PROMPT).count()).toBe(0);
    for (const name of ['Invite', 'Send Job']) await expect.poll(() => button(page, name).count()).toBe(0);
  }
});
