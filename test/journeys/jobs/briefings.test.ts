import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectSound } from '../../support/browser/accessible.ts';
import { DESK, PHONE, pathOf, useBrowser } from '../../support/browser/pages.ts';
import { openAs } from '../../support/browser/profile-pages.ts';
import { fillJob, payWith, VISA } from '../../support/browser/steps.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { buy, draftJob } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).filter({ visible: true });
describe('a job briefing', () => {
  let company: Person;
  let seeker: Person;
  let anonymous: string;

  const sent = async (to: Person, name: string): Promise<string> => {
    const job = await draftJob(company, { name, briefing: true, recipient: to.profileId });
    await buy(company, {
      product_slug: 'candidate_job_briefing',
      job_id: job,
      candidate_profile_id: to.profileId,
    });
    return job;
  };

  beforeAll(async () => {
    [company, seeker] = await Promise.all([newCompany({ name: 'Lakeland Framing' }), newSeeker()]);
    anonymous = `Jobseeker${seeker.profileId.slice(0, 4)}`;
  });

  it.each([
    ['search', DESK],
    ['skilled-workers', PHONE],
  ] as const)(
    '[BRF-02] [BRF-03] [BRF-04] [BRF-05] [BRF-07] [BRF-08] is written, looked over, paid for and sent from %s',
    async (list, viewport) => {
      const form = `/employees/${list}/profile/${seeker.profileId}/job`;
      const page = await openAs(openPage, await newCompany(), form, viewport);
      await page
        .getByRole('heading', { name: `You are sending a Job Briefing to ${anonymous} for consideration`, level: 1 })
        .waitFor();
      expect(await link(page, 'Back to search').getAttribute('href')).toBe(`/employees/${list}`);
      expect(await button(page, 'Send Job Briefing').count()).toBe(0);
      await fillJob(page, 'crew leader', 'Framing');
      await page.waitForFunction(() => localStorage.getItem('plumbline.briefingDraft')?.includes('crew leader'));
      expect(await page.evaluate(() => localStorage.getItem('plumbline.jobDraft'))).toBeNull();
      await page.reload();
      await expect.poll(() => page.getByLabel('Job title *').inputValue()).toBe('crew leader');
      await expectSound(page);

      await button(page, 'Next').click();
      await page.getByText('Be sure to confirm all fields before sending to the candidate').waitFor();
      await page.getByText('$49', { exact: true }).waitFor();
      await expectSound(page);
      await button(page, 'Back').click();
      await button(page, 'Next').click();
      await button(page, 'Send Job Briefing').click();
      await page.waitForURL(/\/job\?job=[0-9a-f]{24}&payment_intent=/);
      const job = new URL(page.url()).searchParams.get('job') ?? '';
      expect((await seeker.api.get(`/api/jobs/${job}`)).status).toBe(404);
      await payWith(page, VISA);
      await page.getByText('Payment Successful!').waitFor();
      await button(page, 'Continue').click();
      await page
        .getByRole('heading', { name: `Success! Your job briefing was sent to ${anonymous}`, level: 1 })
        .waitFor();
      expect(pathOf(page)).toBe(`${form}/checkout-complete?job=${job}`);
      await page
        .getByText(
          `If ${anonymous} accepts, you will receive their contact information. If they decline, you will receive their feedback.`,
        )
        .waitFor();
      await expectSound(page);
      expect((await seeker.api.get(`/api/jobs/${job}`)).body).toMatchObject({ name: 'Crew Leader', briefing: true });
      await expect.poll(() => page.evaluate(() => localStorage.getItem('plumbline.briefingDraft'))).toBeNull();
      await link(page, 'Back to Dashboard').click();
      await page.waitForURL('**/dashboard');
    },
  );

  it('[BRF-05] [BRF-08] keeps one draft when the checkout is left, and says that nothing was sent', async () => {
    const form = `/employees/search/profile/${seeker.profileId}/job`;
    const page = await openAs(openPage, company, form);
    await fillJob(page, 'Half Sent', 'Framing');
    await button(page, 'Next').click();
    await button(page, 'Send Job Briefing').click();
    await page.waitForURL(/payment_intent=/);
    const job = new URL(page.url()).searchParams.get('job') ?? '';
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.getByLabel('Job title *').inputValue()).toBe('Half Sent');
    await page.getByLabel('Compensation').fill('$40 an hour');
    await button(page, 'Next').click();
    await button(page, 'Send Job Briefing').click();
    await page.waitForURL(/payment_intent=/);
    expect(new URL(page.url()).searchParams.get('job')).toBe(job);
    expect((await company.api.get(`/api/jobs/${job}`)).body).toMatchObject({ compensation: '$40 an hour' });

    await page.goto(`${form}/checkout-complete?job=${job}`);
    await page.getByRole('heading', { name: "We couldn't send your job briefing." }).waitFor();
    await link(page, 'Back to the briefing').click();
    await expect.poll(() => page.getByLabel('Compensation').inputValue()).toBe('$40 an hour');
  });

  it.each([DESK, PHONE])(
    '[BRF-11] [BRF-12] [BRF-16] is read and accepted by its recipient at $width px',
    async (viewport) => {
      const to = await newSeeker();
      const job = await sent(to, 'Lead Carpenter');
      const page = await openAs(openPage, to, '/jobs/briefings', viewport);
      const row = page.getByRole('row').filter({ hasText: 'Lead Carpenter' });
      await row.getByText('Pending').waitFor();
      await page.getByText('Full-Time').waitFor();
      if (viewport === DESK)
        for (const head of ['Name', 'Project type', 'Posted On'])
          await page.getByRole('columnheader', { name: head }).waitFor();
      await expectSound(page);
      await page.getByRole('link', { name: 'View Lead Carpenter' }).click();
      await page.waitForURL(`**/jobs/${job}/response`);
      await page.getByText('You are reviewing a job briefing by Lakeland Framing').waitFor();
      await page.getByText('What they see of you').waitFor();
      await expectSound(page);
      await button(page, "I'm Interested").click();
      const question = page.getByRole('dialog', { name: 'Swap contact details?' });
      await question.getByText(to.email).waitFor();
      await expectSound(page);
      await question.getByRole('button', { name: 'Cancel' }).click();
      expect((await company.api.get(`/api/profile/${to.profileId}`)).body).not.toHaveProperty('email');
      await button(page, "I'm Interested").click();
      await question.getByRole('button', { name: 'Swap contact details' }).click();
      await page.getByRole('heading', { name: 'You said yes to Lakeland Framing' }).waitFor();
      await page.getByRole('link', { name: 'Call (574) 555-0100' }).waitFor();
      expect(pathOf(page)).toBe(`/jobs/${job}/response`);
      expect((await company.api.get(`/api/profile/${to.profileId}`)).body).toMatchObject({ email: to.email });

      await page.goto(`/jobs/${job}`);
      await page.getByRole('heading', { name: 'You said yes to Lakeland Framing' }).waitFor();
      expect(await button(page, 'Decline').count()).toBe(0);
      await expectSound(page);
    },
  );

  it.each([DESK, PHONE])(
    '[BRF-09] [BRF-10] [BRF-13] [BRF-14] [BRF-15] [BRF-17] is declined with reasons, which the company reads at $width px',
    async (viewport) => {
      const to = await newSeeker();
      const job = await sent(to, 'Siding Installer');
      const page = await openAs(openPage, to, `/jobs/${job}/response`, viewport);
      await button(page, 'Decline').click();
      const dialog = page.getByRole('dialog', { name: 'Why not this job?' });
      await dialog.getByRole('checkbox', { name: 'Salary' }).waitFor();
      await expect
        .poll(() =>
          dialog.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent)),
        )
        .toEqual(['Salary', 'Benefits', 'Requirements', 'Location', 'Other']);
      await dialog.getByRole('button', { name: 'Decline' }).click();
      await dialog.getByText('This field is required').waitFor();
      await dialog.getByRole('checkbox', { name: 'Other' }).check();
      await dialog.getByRole('checkbox', { name: 'Location' }).check();
      await dialog.getByRole('button', { name: 'Decline' }).click();
      await expect.poll(() => dialog.getByText('This field is required').count()).toBe(1);
      await dialog.getByLabel('Details').fill(`Write to ${to.email}`);
      await expectSound(page);
      await page.route(
        '**/access/reject/**',
        (route) => route.fulfill({ status: 500, json: { code: 'unexpected', message: '' } }),
        { times: 1 },
      );
      await dialog.getByRole('button', { name: 'Decline' }).click();
      await page.getByText('Cannot decline job!! try again !!').waitFor();
      await dialog.getByRole('button', { name: 'Decline' }).click();
      await page.waitForURL('**/dashboard');
      await page.getByText('Job declined successfully!!').waitFor();

      const theirs = await openAs(openPage, company, '/employees/briefings', viewport);
      const row = theirs.getByRole('row').filter({ hasText: `Jobseeker${to.profileId.slice(0, 4)}` });
      await row.getByText('Rejected').waitFor();
      await row.getByText(/\d\d-\d\d-\d{4}/).waitFor();
      if (viewport === DESK)
        for (const head of ['Name', 'Project type', 'Posted On', 'Recipient', 'Status'])
          await theirs.getByRole('columnheader', { name: head }).waitFor();
      expect(await row.getByRole('link', { name: 'View Siding Installer' }).getAttribute('href')).toBe(
        `/employees/jobs/${job}`,
      );
      expect(await row.getByRole('link', { name: 'View Profile' }).getAttribute('href')).toBe(
        `/profile/${to.profileId}`,
      );
      await expectSound(theirs);
      await row.getByRole('link', { name: 'Location, Other' }).click();
      await theirs.waitForURL(`**/employees/skilled-workers/profile/${to.profileId}/job/${job}/response`);
      await theirs.getByRole('heading', { name: `Jobseeker${to.profileId.slice(0, 4)} declined`, level: 1 }).waitFor();
      for (const reason of ['Location', 'Other']) await theirs.getByText(reason, { exact: true }).waitFor();
      expect(await theirs.content()).not.toContain(to.email);
      await expectSound(theirs);
    },
  );

  it('[BRF-09] [BRF-17] shows the company who accepted, with phone and email', async () => {
    const to = await newSeeker({ firstName: 'Philomena' });
    const job = await sent(to, 'Foreman');
    await to.api.patch(`/api/profile/access/grant/${company.profileId}`, { type: 'job', job });
    const page = await openAs(openPage, company, '/employees/briefings');
    const row = page.getByRole('row').filter({ hasText: 'Philomena Yoder' });
    for (const text of ['Accepted', '(574) 555-0142']) await row.getByText(text).waitFor();
    await row.getByRole('link', { name: 'Today' }).click();
    await page.getByRole('heading', { name: 'Philomena Yoder accepted', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Call (574) 555-0142' }).waitFor();
    await page.getByText(to.email).waitFor();
    await expectSound(page);
  });
});
