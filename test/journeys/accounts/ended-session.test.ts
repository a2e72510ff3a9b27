import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enterAs } from '../../support/browser/enter-as.ts';
import { pathOf, signInOn, useBrowser } from '../../support/browser/pages.ts';
import { edit, formOf, openAs, save } from '../../support/browser/profile-pages.ts';
import { fillJob } from '../../support/browser/steps.ts';
import { origin } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { newCompany, newSeeker } from '../../support/people/people.ts';

const { openPage } = useBrowser();

const NOTICE = 'You were signed out. Sign in and your draft is here.';

/** Ends a page's session at the server, as a logout on another device does; the browser keeps its token and cookie. */
const endSessionOf = async (page: Page): Promise<void> => {
  const token = String(await page.evaluate("sessionStorage.getItem('plumbline.accessToken')"));
  const cookies = await page.context().cookies(`${origin()}/api/auth/revoke-token`);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await api(token, cookie).post('/api/auth/revoke-token')).status).toBe(200);
};

/** Waits for the login page with the notice, and returns where signing in leads. */
const signedOutFrom = async (page: Page): Promise<string> => {
  await page.waitForURL('**/login?redirect=**');
  await page.getByText(NOTICE).waitFor();
  return new URL(page.url()).searchParams.get('redirect') ?? '';
};

/** A company that has filled the job form and is signed out by its own try to publish. */
const companySignedOutWhilePublishing = async (page: Page) => {
  const company = await newCompany();
  await enterAs(page, company.email, '/employees/jobs/new');
  await fillJob(page, 'Night Shift Framer', 'Framing');
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.getByRole('button', { name: 'Back', exact: true }).first().waitFor();
  await endSessionOf(page);
  await page.getByRole('button', { name: 'Publish' }).last().click();
  return { company, address: await signedOutFrom(page) };
};

describe('a session that ends by itself', () => {
  it("restores a company's filled job form at the same address after it signs in again", async () => {
    const page = await openPage();
    const { company, address } = await companySignedOutWhilePublishing(page);
    expect(address).toBe('/employees/jobs/new');

    await signInOn(page, company.email, undefined, pathOf(page));

    await page.waitForURL(`**${address}`);
    await expect.poll(() => page.getByLabel('Job title *').inputValue()).toBe('Night Shift Framer');
    await expect.poll(() => page.getByLabel('Compensation').inputValue()).toBe('$31 to $37 an hour');
    await page.getByText('Framing', { exact: true }).first().waitFor();
  });

  it('shows nothing of the draft to another user who signs in on the same browser', async () => {
    const page = await openPage();
    await companySignedOutWhilePublishing(page);
    const other = await newCompany({ selfPerformWorkCategories: ['Roofing'] });

    await signInOn(page, other.email, undefined, pathOf(page));

    await page.waitForURL('**/employees/jobs/new');
    await page.getByText('Roofing', { exact: true }).first().waitFor();
    expect(await page.getByLabel('Job title *').inputValue()).toBe('');
    expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain('Night Shift');
  });

  it('opens the profile section of a worker again with the typed text', async () => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    const form = await edit(page, 'General Information');
    await form.getByLabel('Address', { exact: true }).fill('12 Plumb Line Road');
    await endSessionOf(page);
    await save(page, 'General Information');
    expect(await signedOutFrom(page)).toBe('/profile?edit=true');

    await signInOn(page, seeker.email, undefined, pathOf(page));

    await page.waitForURL('**/profile?edit=true');
    const address = formOf(page, 'General Information').getByLabel('Address', { exact: true });
    await expect.poll(() => address.inputValue()).toBe('12 Plumb Line Road');
    await page.getByText('You have changes that are not saved yet.').waitFor();
    await save(page, 'General Information');
    await formOf(page, 'General Information').waitFor({ state: 'hidden' });
    await expect
      .poll(async () => (await seeker.api.get(`/api/profile/${seeker.profileId}`)).body.address)
      .toBe('12 Plumb Line Road');
  });
});
