import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enterAs } from '../../support/browser/enter-as.ts';
import { DESK, demo, signInOn, useBrowser } from '../../support/browser/pages.ts';
import { until } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, signIn } from '../../support/people/people.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

const dashboardOf = async (email: string, viewport = DESK): Promise<Page> => {
  const page = await openPage(viewport);
  await enterAs(page, email, '/dashboard');
  await page.getByRole('heading', { name: /^(Good (morning|afternoon|evening)|Welcome), / }).waitFor();
  return page;
};

/** The page's API calls from now on; the returned list grows. */
const countCalls = (page: Page): (() => readonly string[]) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return () => asked;
};
const card = (page: Page, name: string) => page.getByRole('region', { name });

describe("a company's dashboard", () => {
  it('[SHL-03] [EMP-42] shows pending items, numbers and the last 30 days', async () => {
    const { token } = await signIn(demo.company);
    await until(async () => (await api(token).get('/api/waiting')).body.results?.length === 2);
    const page = await dashboardOf(demo.company);
    await page.getByRole('heading', { name: /, Renee$/ }).waitFor();
    const waiting = page.getByRole('list', { name: 'Waiting for you' });
    await waiting.getByText('3 new applicants for Lead Framing Carpenter').waitFor();
    await waiting.getByText('1 project request from Blue Heron Concrete for Pike Lake Townhomes').waitFor();

    const numbers = card(page, 'Your numbers');
    const shown = await numbers.getByText('Views', { exact: true }).locator('xpath=..').locator('dd').innerText();
    const views = Number(shown.replace(',', ''));
    const days = card(page, 'Last 30 days');
    await days.getByRole('img', { name: /^Views and applicants per day/ }).waitFor();
    const rows = await days.getByRole('table').getByRole('row').allInnerTexts();
    expect(rows).toHaveLength(31);
    const drawn = rows.slice(1).reduce((sum, row) => sum + Number(row.split('\t')[1]), 0);
    // Closed posts of the demo company have views before the chart begins.
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThan(views);

    const activity = card(page, 'Latest activity');
    await activity.getByText('Travis Yoder accepted your job briefing').waitFor();
    await activity.getByText(/^Jobseeker4f2a applied to Lead Framing Carpenter/).waitFor();
    await activity.getByRole('button', { name: 'Show more' }).click();
    await activity.getByText('You unlocked Travis Yoder').waitFor();
    await expect.poll(() => page.getByText('Marcus').count()).toBe(0);
  });

  it('[SHL-03] removes new applicants once they were read', async () => {
    const [company, seeker] = [await newCompany(), await newSeeker()];
    const job = await postJob(company, { name: 'Stair Builder' });
    await apply(seeker, company, job);
    const page = await dashboardOf(company.email);
    await card(page, 'Posts').getByText('1 new').waitFor();
    await page.getByRole('link', { name: '1 new applicant for Stair Builder' }).click();
    await page.waitForURL(`**/employees/jobs/${job}`);
    // The dashboard names the applicant too, and stays until the job's page has loaded.
    await page
      .getByRole('tabpanel')
      .getByText(`Jobseeker${seeker.profileId.slice(0, 4)}`)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await card(page, 'Posts').getByRole('link', { name: 'Stair Builder', exact: true }).waitFor();
    await page.waitForFunction(() => !document.body.innerText.includes('1 new'));
  });

  it('[SHL-03] offers Employee Matching, which saves the chosen trade categories', async () => {
    const company = await newCompany();
    const page = await dashboardOf(company.email);
    const matching = card(page, 'Employee Matching');
    const field = matching.getByRole('combobox', { name: 'Trade categories' });
    const neededOf = async () => {
      const { body } = await company.api.get(`/api/company/profile/${company.profileId}`);
      return body.provider.employeeSkillsNeeded;
    };
    for (const trade of ['Carpentry', 'Framing']) {
      await field.fill(trade);
      await matching.getByRole('option', { name: trade, exact: true }).click();
    }
    await expect.poll(neededOf).toEqual(['Carpentry', 'Framing']);
    await matching.getByRole('button', { name: 'Remove Carpentry' }).click();
    await expect.poll(neededOf).toEqual(['Framing']);
    await page.reload();
    await matching.getByRole('button', { name: 'Remove Framing' }).waitFor();
    await expect
      .poll(() => matching.getByRole('link', { name: 'See company matches' }).getAttribute('href'))
      .toBe('/employees/company-matches');
  });

  it('[SHL-03] reverts a choice that could not be saved', async () => {
    const company = await newCompany();
    const page = await dashboardOf(company.email);
    await page.route('**/api/company/profile/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 409,
            json: { code: 'profile_changed', message: 'This profile was changed elsewhere. Please reload.' },
          })
        : route.continue(),
    );
    const matching = card(page, 'Employee Matching');
    await matching.getByRole('combobox', { name: 'Trade categories' }).fill('Framing');
    await matching.getByRole('option', { name: 'Framing', exact: true }).click();
    await page.getByText('This profile was changed elsewhere. Please reload.').waitFor();
    await matching.getByRole('button', { name: 'Remove Framing' }).waitFor({ state: 'hidden' });
  });

  it('[EMP-42] lists the open set-up steps, each a link', async () => {
    const company = await newCompany();
    const page = await dashboardOf(company.email);
    const steps = card(page, 'Set-up steps');
    await steps.getByText('1 of 6 done').waitFor();
    await steps.getByText('Done: trades').waitFor();
    await steps.getByRole('link', { name: 'Turn on hiring' }).waitFor();
    await postJob(company);
    await steps.getByRole('link', { name: 'Post a job' }).click();
    await page.waitForURL('**/employees/jobs/new');
    await page.goto('/dashboard');
    // The card of the payment is saved as well.
    await steps.getByText('3 of 6 done').waitFor();
    await steps.getByText('Trades, first job and card are done').waitFor();
  });

  it('[SHL-03] starts with the steps: no zeros, no empty chart, and the prices', async () => {
    const { email } = await newCompany({ name: 'Yellow Creek Plumbing' });
    const page = await openPage();
    const asked = countCalls(page);
    await enterAs(page, email, '/dashboard');
    await page.getByRole('heading', { name: 'Welcome, Yellow Creek Plumbing' }).waitFor();
    await card(page, 'Set-up steps').getByRole('heading', { name: 'Post your first job' }).waitFor();
    await card(page, 'Employee Matching').getByRole('combobox').waitFor();
    await card(page, 'Prices, in plain sight').getByText('$29 to $79').waitFor();
    for (const name of ['Your numbers', 'Last 30 days', 'Posts']) expect(await card(page, name).count(), name).toBe(0);
    // The seeded prices are shown until the current ones have loaded.
    await expect.poll(() => asked().filter((path) => path.startsWith('/api/payment/products'))).toHaveLength(1);
  });

  it('[EMP-42] completes its steps: recruiting is turned on where the step leads', async () => {
    const company = await newCompany();
    const page = await dashboardOf(company.email);
    const step = card(page, 'Set-up steps').getByRole('link', { name: 'Turn on hiring' });
    await step.click();
    await page.waitForURL('**/employees/skilled-workers');
    const recruiting = page.getByRole('switch', { name: 'Send me Skilled Workers' });
    await recruiting.click();
    await expect.poll(() => recruiting.getAttribute('aria-checked')).toBe('true');
    expect((await company.api.get(`/api/company/profile/${company.profileId}`)).body.public).toBe(true);
    await page.goto('/dashboard');
    await card(page, 'Set-up steps').getByText('Trades and recruiting are done').waitFor();
    await step.waitFor({ state: 'detached' });
    // The profile that a worker opens contains the saved flag.
    const worker = await newSeeker();
    expect((await worker.api.get(`/api/company/profile/${company.profileId}`)).body.public).toBe(true);
  });

  it("doesn't ask a vendor to post jobs first", async () => {
    const { email } = await newCompany({ type: 'vendor', name: 'Kosciusko Supply' });
    const page = await dashboardOf(email);
    const steps = card(page, 'Set-up steps');
    await steps.getByText('2 of 5 done').waitFor();
    await steps.getByText('Sign-up and products are done').waitFor();
    await expect.poll(() => page.getByRole('main').getByText('Post a job').count()).toBe(0);
  });

  it('lists the latest posts, and asks for confirmation before it deletes one', async () => {
    const company = await newCompany();
    await postJob(company, { name: 'Stair Builder' });
    const page = await dashboardOf(company.email);
    const posts = card(page, 'Posts');
    await posts.getByRole('link', { name: 'Edit Stair Builder' }).waitFor();
    await posts.getByRole('button', { name: 'Delete Stair Builder' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByText('Are you sure you want to delete this job?').waitFor();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Job has been deleted successfully').waitFor();
    await posts.getByText('Inactive').waitFor();
    await posts.getByRole('button', { name: 'Delete Stair Builder' }).waitFor({ state: 'detached' });
  });

  it('[SHL-03] keeps the other parts when one fails, and tries again', async () => {
    const page = await openPage();
    let down = true;
    await page.route('**/api/company/get-stats', (route) =>
      down ? route.fulfill({ status: 400, json: { code: 'bad_request', message: 'No' } }) : route.continue(),
    );
    await signInOn(page, demo.company);
    const days = card(page, 'Last 30 days');
    await days.getByText("We couldn't load your numbers.").waitFor();
    await card(page, 'Posts').getByText('Siding Installer').waitFor();
    down = false;
    await days.getByRole('button', { name: 'Try Again' }).click();
    await days.getByRole('img', { name: /^Views and applicants per day/ }).waitFor();
    await card(page, 'Your numbers').waitFor();
  });
});
