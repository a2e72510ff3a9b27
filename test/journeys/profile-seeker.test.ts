import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { DESK, PHONE, useBrowser } from '../support/browser/pages.ts';
import { callsOf, edit, formOf, openAs, save, saveAndClose } from '../support/browser/profile-pages.ts';
import { answer, choose } from '../support/browser/steps.ts';
import { noise, pdf, picture } from '../support/files/pictures.ts';
import { newSeeker, type Person } from '../support/people/people.ts';

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
    references: [{ name: 'Joan Beachy', relationship: 'Owner', email: 'joan@example.com', phone: '574-555-0117' }],
  },
};

describe('the own profile of a job seeker', () => {
  it('[PRO-01] [PRO-05] [PRO-06] [PRO-21] shows a new one with one call, and what is missing as Not specified', async () => {
    const seeker = await newSeeker({ desiredPosition: [] });
    const page = await openAs(openPage, seeker, '/toolbox/settings');
    const name = page.getByRole('heading', { name: 'Travis Yoder', level: 1 });
    expect(await callsOf(page, '/profile', name)).toEqual([`GET /api/profile/${seeker.profileId}`]);
    for (const text of ['Winona Lake, IN', '(574) 555-0142', seeker.email])
      await page.getByText(text).first().waitFor();
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

  it('[PRO-34] says when a ZIP cannot be looked up, and when nothing comes back', async () => {
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

  it('[PRO-35] says why a save failed and keeps the form open', async () => {
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

  it('[PRO-07] [PRO-23] [PRO-24] [PRO-25] [PRO-26] edits skills on a copy of the saved list', async () => {
    const seeker = await newSeeker({ tradeCategories: ['Carpentry'] });
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    let form = await edit(page, 'Trade Experience & Skills');
    const add = async (...trades: string[]) => {
      await form.getByRole('button', { name: 'Add New Skill' }).filter({ visible: true }).click();
      for (const trade of trades) await choose(page, 'Trades with hands-on experience', trade);
      return page.getByRole('dialog');
    };
    // Closed without 'Confirm', the copy is forgotten.
    await (await add('Roofing')).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => form.getByRole('slider', { name: 'Roofing' }).count()).toBe(0);
    await (await add('Roofing', 'Concrete')).getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => form.getByLabel('Years of Roofing').inputValue()).toBe('1-5YR');
    const roofing = form.getByRole('slider', { name: 'Roofing' });
    await roofing.press('ArrowRight');
    await roofing.press('ArrowRight');
    await expect.poll(() => roofing.getAttribute('aria-valuetext')).toBe('Journeyman');
    await form.getByRole('button', { name: 'Remove Concrete' }).click();
    // Cancelled, the draft is gone: entering again shows what is saved.
    await form.getByRole('button', { name: 'Cancel', exact: true }).filter({ visible: true }).click();
    form = await edit(page, 'Trade Experience & Skills');
    await expect.poll(() => form.getByRole('slider').count()).toBe(0);
    await (await add('Roofing')).getByRole('button', { name: 'Confirm' }).click();
    await save(page, 'Trade Experience & Skills');
    await toast(page, 'Skill experiences updated successfully');
    await page.getByRole('meter', { name: 'Roofing' }).waitFor();
    expect((await profileOf(seeker)).jobSeeker.handsOnExperiences).toEqual([
      { category: 'Roofing', rating: 0, amount: '1-5YR' },
    ]);
  });

  it('[PRO-08] [PRO-09] saves the answers of Profile Information and Transportation, and takes a choice back', async () => {
    const seeker = await newSeeker();
    await change(seeker, { jobSeeker: { latestEducation: 'GED' } });
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    const form = await edit(page, 'Profile Information');
    await answer(page, 'Are you a veteran?', true);
    await answer(page, 'Are you 18 or older?', true);
    await answer(page, 'Are you authorized to work in the US?', true);
    await answer(page, 'Do you need a sponsor for your visa?', false);
    await form.getByLabel('Highest Level of Education').selectOption('Not specified');
    await answer(page, 'Have you had formal training in a skilled trade?', true);
    await choose(page, 'Trades of your training', 'Welding');
    await form.getByLabel('Training', { exact: true }).fill('Ivy Tech');
    await save(page, 'Profile Information');
    await toast(page, 'Profile updated');
    await page.getByText('Ivy Tech', { exact: true }).waitFor();
    await edit(page, 'Transportation');
    await answer(page, "Valid Driver's License", true);
    await answer(page, 'Reliable Transportation', false);
    await save(page, 'Transportation');
    await page.getByText("Valid Driver's License: yes").waitFor();
    await page.getByText('Reliable Transportation: no').waitFor();
    const { jobSeeker } = await profileOf(seeker);
    expect(jobSeeker).toMatchObject({
      isVeteran: true,
      isAdult: true,
      authorizedInUS: true,
      requireSponsorship: false,
      hasFormalTraining: true,
      formalTrainingCategories: ['Welding'],
      validDriversLicense: true,
      reliableTransportation: false,
    });
    expect(jobSeeker).not.toHaveProperty('latestEducation');
  });

  it('asks for CDL class and veteran status after a yes, and for what was led, all of which may stay open', async () => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    const information = await edit(page, 'Profile Information');
    await expect.poll(() => information.getByLabel('Veteran Status').count()).toBe(0);
    await answer(page, 'Are you a veteran?', true);
    await information.getByLabel('Veteran Status').selectOption('Active Reserve');
    await saveAndClose(page, 'Profile Information');
    await page.getByText('Active Reserve', { exact: true }).waitFor();

    const transportation = await edit(page, 'Transportation');
    await answer(page, 'Valid CDL License', false);
    await expect.poll(() => transportation.getByLabel('CDL Class').count()).toBe(0);
    await answer(page, 'Valid CDL License', true);
    await saveAndClose(page, 'Transportation');
    await page.getByText('Class: Not specified').waitFor();
    await (await edit(page, 'Transportation')).getByLabel('CDL Class').selectOption('B');
    await saveAndClose(page, 'Transportation');
    await page.getByText('Class B', { exact: true }).waitFor();

    const background = await edit(page, 'Background Information');
    await background.getByLabel('Site Management').check();
    await background.getByLabel('Crew Management').check();
    await saveAndClose(page, 'Background Information');
    const listed = page.getByRole('listitem').filter({ hasText: 'Management' });
    await expect.poll(() => listed.allInnerTexts()).toEqual(['Crew Management', 'Site Management']);
    expect((await profileOf(seeker)).jobSeeker).toMatchObject({
      veteranStatus: 'Active Reserve',
      cdlClass: 'B',
      managementExperience: ['Crew Management', 'Site Management'],
    });
  });

  it('[PRO-10] [PRO-11] edits work history and references entry by entry', async () => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    const form = await edit(page, 'Background Information');
    const addPosition = form.getByRole('button', { name: 'Add Position' }).filter({ visible: true });
    await addPosition.click();
    await save(page, 'Background Information');
    await form.getByText('This field is required').first().waitFor();
    await form.getByLabel('Position and company *').fill('Framer');
    await form.getByLabel('From year *').fill('2019');
    await form.getByLabel('To year *').fill('2012');
    await save(page, 'Background Information');
    await form.getByText('Please enter an end that is not before the start').waitFor();
    await form.getByLabel('I work here now').check();
    await addPosition.click();
    await form.getByLabel('Position and company *').first().fill('Helper');
    await form.getByRole('button', { name: 'Remove Helper' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await save(page, 'Background Information');
    await page.getByText('2019 to Current').waitFor();

    const references = await edit(page, 'References');
    await references.getByRole('button', { name: 'Add Reference' }).filter({ visible: true }).click();
    await references.getByLabel('Name *').fill('Joan Beachy');
    await references.getByLabel('Phone Number').fill('574-555-0117');
    await save(page, 'References');
    await page.getByText('(574) 555-0117').waitFor();
    expect((await profileOf(seeker)).jobSeeker).toMatchObject({
      previousCompaniesWorkedFor: [{ position: 'Framer', from: '2019', current: true }],
      references: [{ name: 'Joan Beachy' }],
      hasReferences: true,
    });
  });

  it('[PRO-22] keeps what is not saved through a reload and the saving of another section, until it is cancelled', async () => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    await (await edit(page, 'General Information')).getByLabel('Last name').fill('Miller');
    await edit(page, 'Looking For');
    await page.getByLabel('Part-Time').check();
    await save(page, 'Looking For');
    await toast(page, 'Profile updated');
    await page.reload();
    const form = formOf(page, 'General Information');
    await expect.poll(() => form.getByLabel('Last name').inputValue()).toBe('Miller');
    await expect.poll(() => formOf(page, 'Looking For').count()).toBe(0);
    await form.getByRole('button', { name: 'Cancel' }).filter({ visible: true }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Edit General Information' }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('plumbline.profileDrafts'))).toBeNull();
    expect((await profileOf(seeker)).lastName).toBe('Yoder');
  });

  it("[PRO-35] says in a second tab that the profile was changed elsewhere, and 'Reload' keeps what was typed", async () => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    const form = await edit(page, 'General Information');
    await form.getByLabel('Last name').fill('Miller');
    await change(seeker, { jobSeeker: { positionSeeking: ['Internship'] } });
    await save(page, 'General Information');
    await form.getByText('This profile was changed elsewhere. Please reload.').waitFor();
    await form.getByRole('button', { name: 'Reload' }).click();
    await page.getByText('Internship', { exact: true }).waitFor();
    await expect.poll(() => form.getByLabel('Last name').inputValue()).toBe('Miller');
    await save(page, 'General Information');
    await page.getByRole('heading', { name: 'Travis Miller', level: 1 }).waitFor();
    await expect
      .poll(() => profileOf(seeker))
      .toMatchObject({
        lastName: 'Miller',
        jobSeeker: { positionSeeking: ['Internship'] },
      });
  });

  it('[PRO-36] says that the profile cannot be had, and tries again', async () => {
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

  it('leads from each missing part to its section, open and in focus', async () => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile', PHONE);
    const meter = page.getByRole('region', { name: 'Complete your profile' }).first();
    await meter.getByText('3 of 9 parts are complete').waitFor();
    await meter.getByRole('button', { name: 'Show 3 more' }).click();
    await meter.getByRole('link', { name: 'Say how you get to the site' }).click();
    const form = formOf(page, 'Transportation');
    await form.waitFor();
    await expect.poll(() => form.locator('input:focus').count()).toBe(1);
    for (const question of ["Valid Driver's License", 'Valid CDL License', 'Reliable Transportation']) {
      await answer(page, question, true);
    }
    await save(page, 'Transportation');
    await page.getByText('4 of 9 parts are complete').waitFor();
    await expect.poll(() => meter.getByRole('link', { name: 'Say how you get to the site' }).count()).toBe(0);
  });
});

const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf() };
const filesOf = (page: Page) => page.locator('input[type=file]');

describe('files of a job seeker', () => {
  it('[PRO-12] [FIL-09] uploads, opens, replaces and deletes a resume', async () => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    await page.getByRole('heading', { name: 'Upload Resume' }).waitFor();
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    await filesOf(page)
      .last()
      .setInputFiles({ ...resume, name: 'cv.txt', mimeType: 'text/plain' });
    await page.getByText('Please choose a PDF, DOC or DOCX file').waitFor();
    await page.getByRole('button', { name: 'Dismiss cv.txt' }).click();
    await filesOf(page).last().setInputFiles(resume);
    await toast(page, 'Resume uploaded.');
    await page.getByRole('heading', { name: 'Resume', exact: true }).waitFor();
    await filesOf(page)
      .last()
      .setInputFiles({ ...resume, buffer: pdf('Second') });
    await expect.poll(async () => (await profileOf(seeker)).jobSeeker.resume?.version).toBe(2);
    // No file can be chosen until the page knows of the one before.
    await page.getByRole('button', { name: 'Replace Resume', disabled: false }).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    const opened = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Open Resume' }).click();
    const download = await opened;
    expect(download.suggestedFilename()).toBe('Travis Yoder Resume.pdf');
    expect(readFileSync((await download.path()) ?? '')).toEqual(pdf('Second'));
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByRole('button', { name: 'Delete Resume' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'Upload Resume' }).waitFor();
    expect((await profileOf(seeker)).jobSeeker.resume).toBeUndefined();
  });

  it('[FIL-05] says that a resume could not be downloaded, and that an answer had no address', async () => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    await filesOf(page).last().setInputFiles(resume);
    const open = page.getByRole('button', { name: 'Open Resume' });
    await open.waitFor();
    await page.route('**/api/files/url/*', (route) => route.fulfill({ json: {} }));
    await open.click();
    await toast(page, 'Invalid URL returned');
    await page.unroute('**/api/files/url/*');
    await page.route('**/api/files/url/*', (route) => route.fulfill({ json: { url: '/api/gone' } }));
    await open.click();
    await toast(page, 'We were unable to download your file.');
  });

  it('[FIL-06] [FIL-09] shows an icon without a photo, crops a chosen one square by keyboard, and removes it', async () => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    await page.locator('[data-photo=icon]').first().waitFor();
    await page.getByRole('button', { name: 'Upload Photo' }).waitFor();
    const photo = { name: 'me.png', mimeType: 'image/png', buffer: await picture(1600, 900, 'png') };
    await filesOf(page).first().setInputFiles(photo);
    const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
    await dialog.getByLabel('Zoom').press('ArrowRight');
    const use = dialog.getByRole('button', { name: 'Use Photo' });
    await expect.poll(() => use.isEnabled()).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await use.click();
    await toast(page, 'Photo uploaded.');
    await page.locator('[data-photo=photo] img').first().waitFor();
    const { profilePhoto } = await profileOf(seeker);
    expect(profilePhoto).toMatchObject({ type: 'image/jpeg' });
    expect(profilePhoto.width).toBe(profilePhoto.height);
    expect(profilePhoto.width).toBeLessThan(900);
    await page.getByRole('button', { name: 'Remove Photo' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.locator('[data-photo=icon]').first().waitFor();
    expect((await profileOf(seeker)).profilePhoto).toBeUndefined();
  });

  it('[FIL-09] shows how far an upload is, cancels it, and tries a failed one again', async () => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    // Too large for the API: it is sent to the bucket itself.
    const large = { ...resume, name: 'large.pdf', buffer: Buffer.concat([pdf(), await noise(1300, 1300)]) };
    expect(large.buffer.length).toBeGreaterThan(4 * 1024 * 1024);
    const held: (() => void)[] = [];
    await page.route('**/api/files/uploads/*', async (route) => {
      await new Promise<void>((go) => held.push(go));
      await route.continue().catch(() => {});
    });
    await filesOf(page).last().setInputFiles(large);
    const bar = page.getByRole('progressbar', { name: 'Uploading large.pdf' });
    await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('100');
    await page.getByRole('button', { name: 'Cancel large.pdf' }).click();
    await bar.waitFor({ state: 'detached' });
    for (const go of held.splice(0)) go();
    await page.unroute('**/api/files/uploads/*');
    await page.route('**/api/files/uploads', (route) => route.abort());
    await filesOf(page).last().setInputFiles(large);
    await page.getByText("We couldn't upload the file.").waitFor();
    await page.unroute('**/api/files/uploads');
    await page.getByRole('button', { name: 'Try again: large.pdf' }).click();
    await toast(page, 'Resume uploaded.');
    expect((await profileOf(seeker)).jobSeeker.resume).toMatchObject({ name: 'large.pdf', size: large.buffer.length });
  });

  it('[FIL-09] goes on with an upload on another page, and says there what became of it', async () => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    const arrived = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    await page.route('**/api/files/upload', async (route) => {
      arrived.resolve();
      await held.promise;
      await route.continue();
    });
    const leave = async () => {
      await page.getByRole('progressbar', { name: 'Uploading cv.pdf' }).waitFor();
      await page.getByRole('link', { name: 'Dashboard' }).first().click();
      await page.getByRole('heading', { name: /^(Good (morning|afternoon|evening)|Welcome), / }).waitFor();
    };
    await filesOf(page)
      .last()
      .setInputFiles({ ...resume, name: 'cv.pdf' });
    await leave();
    await arrived.promise;
    held.resolve();
    await toast(page, 'Resume uploaded.');
    expect((await profileOf(seeker)).jobSeeker.resume).toMatchObject({ name: 'cv.pdf' });

    await page.goBack();
    const replace = page.getByRole('button', { name: 'Replace Resume' });
    await replace.waitFor();
    const failing = Promise.withResolvers<void>();
    await page.unroute('**/api/files/upload');
    await page.route('**/api/files/upload', async (route) => {
      await failing.promise;
      await route.abort();
    });
    await filesOf(page)
      .last()
      .setInputFiles({ ...resume, name: 'cv.pdf' });
    await leave();
    failing.resolve();
    await toast(page, "We couldn't upload the file.");
    await page.goBack();
    await page.getByRole('button', { name: 'Try again: cv.pdf' }).waitFor();
  });

  it('[FIL-09] stops an upload when its owner signs out', async () => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    // Never answered: only the page itself can end it.
    await page.route('**/api/files/upload', () => {});
    const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/files/upload'));
    await filesOf(page).last().setInputFiles(resume);
    await page.getByRole('progressbar', { name: /^Uploading/ }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/login');
    await stopped;
  });

  it('[FIL-09] keeps a long file name within the screen of a phone', async () => {
    const page = await openAs(openPage, await newSeeker(), '/profile?edit=true', PHONE);
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    await page.route('**/api/files/upload', (route) => route.abort());
    await filesOf(page)
      .last()
      .setInputFiles({ ...resume, name: `${'Carpenter and framer '.repeat(8)}.pdf` });
    await page.getByRole('button', { name: /^Try again/ }).waitFor();
    const { x = 0, width = 0 } = (await page.getByRole('button', { name: /^Dismiss/ }).boundingBox()) ?? {};
    expect(width).toBeGreaterThan(0);
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
  });
});
