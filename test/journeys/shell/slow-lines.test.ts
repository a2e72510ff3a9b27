import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { DESK, PHONE, useBrowser } from '../../support/browser/pages.ts';
import { newCompany, newSeeker } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

/** The server's work is done, and its first responses never reach the page. */
const keepResponses = async (page: Page, pattern: string, times: number) => {
  let calls = 0;
  await page.route(
    pattern,
    async (route) => {
      calls += 1;
      // The page gives up by itself; the route stays open until then.
      await route.fetch();
    },
    { times },
  );
  return () => calls;
};

const checking = (page: Page) => page.getByText("We're not sure it went through yet. Checking...");

describe('on a slow line', () => {
  it.each([
    ['a phone', PHONE],
    ['a desk', DESK],
  ] as const)(
    'on %s an application whose response is late ends as sent, once [API-02] [SEE-17]',
    async (_, viewport) => {
      const [company, seeker] = await Promise.all([newCompany(), newSeeker()]);
      const id = await postJob(company, { name: 'Slow Line Carpenter' });
      const page = await openPage(viewport);
      await enterAs(page, seeker.email, `/jobs/${id}`);
      const calls = await keepResponses(page, '**/api/company/profile/access/request/*', 2);
      await page.getByRole('button', { name: 'Apply' }).filter({ visible: true }).click();
      await checking(page).waitFor();
      expect(await page.getByText('Not sent').count()).toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByText('Congratulations! You have successfully applied to Slow Line Carpenter').waitFor();
      expect(calls()).toBe(2);
      await checking(page).waitFor({ state: 'detached' });
      expect((await company.api.get(`/api/jobs/${id}/applicants`)).body).toMatchObject({ total: 1 });
    },
  );

  it('a slow job search says that it is still loading, and finishes [API-02]', async () => {
    const page = await openPage(PHONE);
    await keepResponses(page, '**/api/job/search', 2);
    await enterAs(page, (await newSeeker()).email, '/jobs/search');
    await page.getByText('Your connection is slow. Still loading...').waitFor();
    await page.getByRole('heading', { name: /jobs? within 50 miles/ }).waitFor();
    await page.getByText('Your connection is slow. Still loading...').waitFor({ state: 'detached' });
  });

  it('a support request without any response is never said to have failed [API-02]', async () => {
    const page = await openPage(DESK);
    await enterAs(page, (await newSeeker()).email, '/dashboard');
    await page.getByRole('button', { name: 'Support' }).first().click();
    const support = page.getByRole('dialog');
    await support.getByRole('textbox').fill('The line is slow here.');
    await page.route('**/api/profile/support', async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    });
    await support.getByRole('button', { name: 'Send' }).click();
    await page.getByText("We're not sure it went through. Check before you try again.").waitFor();
    expect(await page.getByText('Error sending support request').count()).toBe(0);
    expect(await support.getByRole('textbox').inputValue()).toBe('The line is slow here.');
  });
});
