import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { demo, PHONE, pathOf, useBrowser } from '../../support/browser/pages.ts';
import { liveAmongDemo } from '../../support/people/home-town.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { companyWithApplicant } from '../../support/posts/applicants.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

// A place where searches find the demo's jobs.
liveAmongDemo();

const openAs = async (person: Person, path: string, viewport?: typeof PHONE) => {
  const page = await openPage(viewport);
  await enterAs(page, person.email, path);
  return page;
};

describe('searching jobs', () => {
  it('[SEE-03] [SEE-05] runs on load with the ZIP of the profile and offers every filter', async () => {
    const page = await openAs(await newSeeker(), '/jobs/search');
    await expect.poll(() => page.getByLabel(/ZIP Code/i).inputValue()).toBe('46590');
    await page.getByPlaceholder('Any Position Type').waitFor();
    await page.getByRole('combobox', { name: 'Trade Categories' }).waitFor();
    await page.getByLabel('Display paid training jobs first').waitFor();
    await page.getByRole('heading', { name: /jobs? within 50 miles/ }).waitFor();
  });

  it.each(['', '123', '00000'])('[SEE-06] answers the ZIP %j with a message at the field', async (zip) => {
    const page = await openAs(await newSeeker(), '/jobs/search');
    await page.getByLabel(/ZIP Code/i).fill(zip);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('Please enter a valid zipcode.').waitFor();
  });

  it('[SEE-06] [API-05] never blames the ZIP for a server failure, and tries again', async () => {
    const page = await openPage();
    let broken = true;
    await page.route('**/api/job/search', (route) =>
      broken
        ? route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Something went wrong' } })
        : route.continue(),
    );
    await enterAs(page, (await newSeeker()).email, '/jobs/search');
    const failed = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
    await failed.getByText('The problem is on our side.').waitFor();
    expect(await page.getByText(/zip ?code\./i).count()).toBe(0);
    broken = false;
    await failed.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: /jobs? within 50 miles/ }).waitFor();
  });

  it('[SEE-06] shows the error of a ZIP that the server rejects at the field', async () => {
    const page = await openPage();
    await page.route('**/api/job/search', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }));
    await enterAs(page, (await newSeeker()).email, '/jobs/search');
    await page.getByText('Please enter a valid zipcode.').waitFor();
    expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0);
  });

  it('[SHL-31] offers five pages around the current one, and a link to the next', async () => {
    const page = await openPage();
    await page.route('**/api/job/search', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), pageCount: 12 } });
    });
    await enterAs(page, demo.seeker, '/jobs/search');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const numbers = async () =>
      (await pages.getByRole('button').allInnerTexts()).filter((text) => text !== '').map(Number);
    await expect.poll(numbers).toEqual([1, 2, 3, 4, 5]);
    await pages.getByRole('button', { name: 'Page 5' }).click();
    await expect.poll(numbers).toEqual([3, 4, 5, 6, 7]);
    await pages.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(numbers).toEqual([4, 5, 6, 7, 8]);
    expect(await pages.locator('[aria-current=page]').innerText()).toBe('6');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('[SEE-04] folds the rarer filters, and shows the number of active ones', async () => {
    const page = await openAs(await newSeeker(), '/jobs/search');
    const asked = page.getByRole('group', { name: 'Experience required?' });
    expect(await asked.isVisible()).toBe(false);
    await page.getByRole('button', { name: '+ Filters' }).click();
    await asked.getByText('Yes', { exact: true }).waitFor();
    await page.getByRole('group', { name: 'Paid training?' }).getByText('No', { exact: true }).waitFor();
  });

  it('[SEE-05] shows its first result after one call, while other parts of the page still load', async () => {
    const seeker = await newSeeker({ tradeCategories: [] });
    const page = await openPage(PHONE);
    const asked: string[] = [];
    await page.route('**/api/**', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.startsWith('/api/auth/')) return route.continue();
      asked.push(pathname);
      // The badges, the saved jobs and the other requests of the shell never get a response.
      return pathname === '/api/job/search' ? route.continue() : undefined;
    });
    await enterAs(page, seeker.email, '/jobs/search');
    await page.getByRole('link', { name: 'View Job' }).first().waitFor();
    expect(asked.filter((path) => path === '/api/job/search')).toHaveLength(1);
  });

  it('[SEE-07] says when there are no results', async () => {
    const page = await openAs(await newSeeker({ zip: '99723' }), '/jobs/search');
    await page.getByText('No results. Check back next time!').waitFor();
  });

  it('[SEE-07] saves a job from its card', async () => {
    const seeker = await newSeeker();
    const page = await openAs(seeker, '/jobs/search', PHONE);
    await page.getByRole('button', { name: 'Save Job' }).first().click();
    const saved = page.getByRole('button', { name: 'Saved' }).first();
    await saved.waitFor();
    await expect.poll(() => saved.isDisabled()).toBe(true);
    await expect
      .poll(async () => (await seeker.api.get(`/api/profile/${seeker.profileId}`)).body.savedJobs.length)
      .toBe(1);
  });
});

describe('a job', () => {
  it('[SEE-12] [SEE-13] [SEE-14] shows the job, and what the seeker already did', async () => {
    const company = await newCompany({ name: 'Tippecanoe Framing' });
    const seeker = await newSeeker();
    const id = await postJob(company, { name: 'Deck Builder' });
    const page = await openAs(seeker, `/jobs/${id}`);
    await page.getByRole('heading', { name: 'Deck Builder', level: 1 }).waitFor();
    await page.getByText('Tippecanoe Framing').first().waitFor();
    await page.getByText('Winona Lake, IN').first().waitFor();
    await page.getByText('Posted on').first().waitFor();
    await page
      .getByText(/^\d\d\/\d\d\/\d{4}$/)
      .first()
      .waitFor();
    const company_ = page.getByRole('link', { name: 'View company profile' });
    await expect.poll(() => company_.first().getAttribute('href')).toBe(`/profile/${company.profileId}/provider`);
    await page.getByRole('button', { name: 'Save Job' }).first().click();
    const star = page.getByRole('button', { name: 'Saved', exact: true }).first();
    await expect.poll(async () => (await seeker.api.get('/api/jobs/list/saved')).body.total).toBe(1);
    await star.click();
    await expect.poll(async () => (await seeker.api.get('/api/jobs/list/saved')).body.total).toBe(0);
    await page.getByRole('button', { name: 'Decline' }).first().waitFor();
    await apply(seeker, company, id);
    await page.reload();
    await page
      .getByText(/Applied on/)
      .first()
      .waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Apply' }).count()).toBe(0);
  });

  it("[SHL-29] [SEE-17] offers 'Try Again' when the application could not be sent, and shows that it is being sent and was sent", async () => {
    const company = await newCompany();
    const seeker = await newSeeker();
    const id = await postJob(company, { name: 'Drywall Finisher' });
    const page = await openAs(seeker, `/jobs/${id}`);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let tries = 0;
    await page.route('**/api/company/profile/access/request/*', async (route) => {
      tries += 1;
      if (tries === 1) return route.fulfill({ status: 503, json: { code: 'unavailable', message: '' } });
      await held;
      return route.continue();
    });
    await page.getByRole('button', { name: 'Apply' }).first().click();
    const failed = page.getByRole('dialog', { name: 'Not sent' });
    await failed.getByText('Cannot send job application !! try again !!').waitFor();
    await failed.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('dialog', { name: 'Sending your application...' }).getByRole('progressbar').waitFor();
    release();
    const sent = page.getByRole('dialog', { name: 'Successful' });
    await sent.getByText('Congratulations! You have successfully applied to Drywall Finisher').waitFor();
    await sent.getByRole('link', { name: 'Back to Search' }).waitFor();
    expect(tries).toBe(2);
  });

  it('[SEE-17] shows a text of its own for an application that was already sent elsewhere', async () => {
    const company = await newCompany();
    const seeker = await newSeeker();
    const id = await postJob(company);
    const page = await openAs(seeker, `/jobs/${id}`);
    await page.getByRole('button', { name: 'Apply' }).first().waitFor();
    await apply(seeker, company, id);
    await page.getByRole('button', { name: 'Apply' }).first().click();
    await page.getByText('Job application already sent').waitFor();
  });

  it('[SEE-18] that was deleted redirects to the dashboard, which says why', async () => {
    const page = await openAs(await newSeeker(), '/jobs/0123456789abcdef01234567');
    await page.waitForURL('**/dashboard');
    await page.getByRole('alert').getByText("We couldn't find data for this job.").waitFor();
  });

  it.each([
    [500, 'The problem is on our side.'],
    [0, 'Check your connection and try again.'],
  ])('[SEE-18] that cannot be had right now (%j) stays with Try Again', async (status, cause) => {
    const id = await postJob(await newCompany(), { name: 'Tile Setter' });
    const page = await openPage();
    let broken = true;
    await page.route(`**/api/jobs/${id}`, (route) => {
      if (!broken) return route.continue();
      return status ? route.fulfill({ status, json: { code: 'unexpected' } }) : route.abort();
    });
    await enterAs(page, (await newSeeker()).email, `/jobs/${id}`);
    await page.getByRole('heading', { name: "We couldn't load this job." }).waitFor();
    await page.getByText(cause).waitFor();
    expect(pathOf(page)).toBe(`/jobs/${id}`);
    broken = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'Tile Setter', level: 1 }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('[SEE-16] has a separate page after applying', async () => {
    const { seeker, job: id } = await companyWithApplicant({ job: { name: 'Stair Builder' } });
    const page = await openAs(seeker, `/jobs/${id}/success`);
    await page.getByText('Congratulations! You have successfully applied to Stair Builder').waitFor();
    await page.getByRole('link', { name: 'Back to Search' }).click();
    await page.waitForURL('**/jobs/search**');
  });
});
