import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { DESK, PHONE, useBrowser } from '../../support/browser/pages.ts';
import { callsOf, edit, formOf, openAs, save } from '../../support/browser/profile-pages.ts';
import { answer } from '../../support/browser/steps.ts';
import { homeTownLine } from '../../support/people/home-town.ts';
import { newSeeker, type Person } from '../../support/people/people.ts';

const { openPage } = useBrowser();
const profileOf = async ({ api, profileId }: Person) => (await api.get(`/api/profile/${profileId}`)).body;

const change = async ({ api, profileId }: Person, body: object) => {
  const { status, body: answered } = await api.patch(`/api/profile/${profileId}`, body);
  if (status !== 200) throw new Error(JSON.stringify(answered));
};
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

const full = {
  jobSeeker: {
    positionSeeking: ['Full-Time'],
    isVeteran: true,
    isAdult: true,
    authorizedInUS: true,
    requireSponsorship: false,
    latestEducation: 'GED',
    hasFormalTraining: true,
    formalTrainingDescription: 'Ivy Tech, 2 years',
    formalTrainingCategories: ['Carpentry'],
    hasHandsOnExperience: true,
    handsOnExperiences: [{ category: 'Framing', rating: 2, amount: '5-10YR' }],
    validDriversLicense: true,
    validCdlLicense: false,
    reliableTransportation: true,
    previousCompaniesWorkedFor: [
      { position: 'Framer', from: '2012', to: '2019' },
      { position: 'Lead Carpenter', from: '2019', current: true, dailyResponsibilities: 'Layout and stairs' },
    ],
    hasReferences: true,
    references: [{ name: 'Joan Beachy', relationship: 'Owner', email: 'joan@example.com', phone: '(574) 555-0117' }],
  },
};

describe("a job seeker's own profile", () => {
  it('[PRO-01] [PRO-05] [PRO-06] [PRO-21] shows a new profile with one call, and missing values as Not specified', async () => {
    const seeker = await newSeeker({ desiredPosition: [] });
    const page = await openAs(openPage, seeker, '/toolbox/settings');
    const name = page.getByRole('heading', { name: 'Travis Yoder', level: 1 });
    expect(await callsOf(page, '/profile', name)).toEqual([`GET /api/profile/${seeker.profileId}`]);
    for (const text of [homeTownLine(), '(574) 555-0142', seeker.email]) await page.getByText(text).first().waitFor();
    const looking = page.getByRole('heading', { name: 'Looking For' }).locator('../..');
    await looking.getByText('Not specified').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Edit General Information' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await looking.getByText('Update your profile to add details').waitFor();
    await page.getByRole('button', { name: 'Edit General Information' }).waitFor();
  });

  it('[PRO-13] [PRO-07] [PRO-08] [PRO-09] [PRO-10] [PRO-11] shows every section in its order, at both widths', async () => {
    const seeker = await newSeeker();
    await change(seeker, full);
    for (const viewport of [DESK, PHONE]) {
      const page = await openAs(openPage, seeker, '/profile', viewport);
      await page.getByRole('heading', { name: 'General Information' }).waitFor();
      const titles = await page
        .getByRole('article')
        .or(page.locator('article'))
        .getByRole('heading', { level: 2 })
        .allInnerTexts();
      expect(titles).toEqual([
        'General Information',
        'Professional Summary',
        'Profile Information',
        'Transportation',
        'Background Information',
        'References',
        'Licenses and Cards',
        'Resume',
        'Last Activity',
        'Visibility',
      ]);
      await page.getByRole('meter', { name: 'Framing' }).waitFor();
      await expect
        .poll(() => page.getByRole('meter', { name: 'Framing' }).getAttribute('aria-valuetext'))
        .toBe('Journeyman');
      for (const text of ['Veteran', '18 or older', 'Authorized in the US', 'Not needed', 'GED', 'Ivy Tech, 2 years']) {
        await page.getByText(text, { exact: true }).first().waitFor();
      }
      await page.getByText("Valid Driver's License: yes").waitFor();
      await page.getByText('Valid CDL License: No').waitFor();
      await page.getByText('2019 to Current').waitFor();
      const duties = page.getByText('Daily responsibilities');
      await expect.poll(() => page.getByText('Layout and stairs').isVisible()).toBe(false);
      await duties.first().click();
      await page.getByText('Layout and stairs').waitFor();
      await duties.nth(1).click();
      await page.getByText('No description provided').waitFor();
      await page.getByText('Professional References Available: yes').waitFor();
      for (const text of ['Joan Beachy', 'Owner', 'joan@example.com', '(574) 555-0117']) {
        await page.getByText(text, { exact: true }).waitFor();
      }
      await page.getByText('Today', { exact: true }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      for (const title of [
        'General Information',
        'Trade Experience & Skills',
        'Background Information',
        'References',
      ]) {
        await edit(page, title);
      }
      await page.getByRole('button', { name: 'Choose a file' }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    }
  });

  it('[PRO-22] [PRO-27] [PRO-28] [PRO-31] [PRO-32] [PRO-34] [PRO-35] saves General Information once all of it passes', async () => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    const form = await edit(page, 'General Information');
    await form.getByLabel('First name *').fill(' T ');
    await form.getByLabel('Email *').fill('nobody');
    await form.getByLabel('Phone Number *').fill('12');
    await form.getByLabel('Zip Code *').fill('4659');
    await save(page, 'General Information');
    for (const text of [
      'Please enter a name at least 2 characters long',
      'Please enter a valid email address',
      'Please enter a valid US phone number',
      'Please enter a valid ZIP code',
    ]) {
      await form.getByText(text).waitFor();
    }
    expect((await profileOf(seeker)).name).toBe('Travis');
    await form.getByLabel('Zip Code *').fill('00000');
    await form.getByText('Please enter a valid zip code').waitFor();
    await form.getByLabel('Zip Code *').fill('46580');
    await form.getByText('Warsaw, Indiana').waitFor();
    await form.getByLabel('First name *').fill(' Trevor ');
    await form.getByLabel('Email *').fill(seeker.email);
    await form.getByLabel('Phone Number *').fill('(574) 555 0199');
    await save(page, 'General Information');
    await toast(page, 'Profile updated');
    await page.getByRole('heading', { name: 'Trevor Yoder', level: 1 }).waitFor();
    await expect.poll(() => profileOf(seeker)).toMatchObject({ name: 'Trevor', city: 'Warsaw', zip: '46580' });
  });

  it("[PRO-34] shows an error when a ZIP can't be looked up, and when there is no response", async () => {
    const page = await openAs(openPage, await newSeeker(), '/profile?edit=true');
    const form = await edit(page, 'General Information');
    await page.route('**/api/get-location/46581', (route) => route.fulfill({ json: { zip: '', city: '', state: '' } }));
    await page.route('**/api/get-location/46582', (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected' } }),
    );
    await form.getByLabel('Zip Code *').fill('00000');
    await form.getByText('Please enter a valid zip code').waitFor();
    await form.getByLabel('Zip Code *').fill('46581');
    await form.getByText('No data returned').waitFor();
    await form.getByLabel('Zip Code *').fill('46582');
    await form.getByText('Could not process the location coordinates').waitFor();
  });

  it('[PRO-35] shows why a save failed and keeps the form open', async () => {
    const page = await openAs(openPage, await newSeeker(), '/profile?edit=true');
    await edit(page, 'Looking For');
    const json = { code: 'profile_too_large', message: 'Not this time.' };
    await page.route('**/api/profile/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 400, json }) : route.continue(),
    );
    await save(page, 'Looking For');
    await toast(page, 'Not this time.');
    await expect.poll(() => formOf(page, 'Looking For').isVisible()).toBe(true);
  });

  it("[PRO-36] shows that the profile can't be loaded, and tries again", async () => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/toolbox/settings');
    await page.route('**/api/profile/*', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }));
    await page.goto('/profile');
    await page.getByText("We couldn't retrieve the data for this profile.").waitFor();
    await page.unroute('**/api/profile/*');
    await page.route('**/api/profile/*', (route) => route.abort());
    await page.goto('/profile');
    const again = page.getByRole('button', { name: 'Try Again' });
    await again.waitFor();
    await page.unroute('**/api/profile/*');
    await again.click();
    await page.getByRole('heading', { name: 'Travis Yoder', level: 1 }).waitFor();
  });

  it('leads from each missing part to its section, open and focused', async () => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile', PHONE);
    const missing = page.getByRole('region', { name: 'Complete your profile' }).first();
    await missing.getByRole('button', { name: 'Show 3 more' }).click();
    await missing.getByRole('link', { name: 'How do you get to the site?' }).click();
    const form = formOf(page, 'Transportation');
    await form.waitFor();
    await expect.poll(() => form.locator('input:focus').count()).toBe(1);
    for (const question of ["Valid Driver's License", 'Valid CDL License', 'Reliable Transportation']) {
      await answer(page, question, true);
    }
    await save(page, 'Transportation');
    await expect.poll(() => missing.getByRole('link', { name: 'How do you get to the site?' }).count()).toBe(0);
  });
});
