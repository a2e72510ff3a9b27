import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/pages.ts';
import { edit, formOf, openAs, save, saveAndClose } from '../../support/browser/profile-pages.ts';
import { answer, choose } from '../../support/browser/steps.ts';
import { newSeeker, type Person } from '../../support/people/people.ts';

const { openPage } = useBrowser();
const profileOf = async ({ api, profileId }: Person) => (await api.get(`/api/profile/${profileId}`)).body;

const change = async ({ api, profileId }: Person, body: object) => {
  const { status, body: answered } = await api.patch(`/api/profile/${profileId}`, body);
  if (status !== 200) throw new Error(JSON.stringify(answered));
};
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

describe("the editor of a job seeker's own profile", () => {
  it('[PRO-07] [PRO-23] [PRO-24] [PRO-25] [PRO-26] edits skills on a copy of the saved list', async () => {
    const seeker = await newSeeker({ tradeCategories: ['Carpentry'] });
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    let form = await edit(page, 'Trade Experience & Skills');
    const add = async (...trades: string[]) => {
      await form.getByRole('button', { name: 'Add New Skill' }).filter({ visible: true }).click();
      for (const trade of trades) await choose(page, 'Trades with hands-on experience', trade);
      return page.getByRole('dialog');
    };
    // Closing without 'Confirm' discards the copy.
    await (await add('Roofing')).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => form.getByRole('slider', { name: 'Roofing' }).count()).toBe(0);
    await (await add('Roofing', 'Concrete')).getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => form.getByLabel('Years of Roofing').inputValue()).toBe('1-5YR');
    const roofing = form.getByRole('slider', { name: 'Roofing' });
    await roofing.press('ArrowRight');
    await roofing.press('ArrowRight');
    await expect.poll(() => roofing.getAttribute('aria-valuetext')).toBe('Journeyman');
    await form.getByRole('button', { name: 'Remove Concrete' }).click();
    // Canceling discards the draft: editing again shows the saved values.
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

  it('[PRO-08] [PRO-09] saves the answers of Profile Information and Transportation, and clears a choice', async () => {
    const seeker = await newSeeker();
    await change(seeker, { jobSeeker: { latestEducation: 'GED' } });
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    const form = await edit(page, 'Profile Information');
    await answer(page, 'Are you a veteran?', true);
    await answer(page, 'Are you 18 or older?', true);
    await answer(page, 'Are you authorized to work in the US?', true);
    await answer(page, 'Do you need a sponsor for your visa?', false);
    await form.getByLabel('Highest Level of Education').selectOption('Not specified');
    await answer(page, 'Have you had trade school or an apprenticeship?', true);
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

  it('asks for CDL class and veteran status after an answer of yes, and for management experience, all of which are optional', async () => {
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
    await form.getByLabel('From year *').fill('2019');
    await save(page, 'Background Information');
    await form.getByText('This field is required').first().waitFor();
    await form.getByLabel('Position and company *').fill('Framer');
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
    await references.getByLabel('Phone Number').fill('(574) 555-0117');
    await save(page, 'References');
    await page.getByText('(574) 555-0117').waitFor();
    expect((await profileOf(seeker)).jobSeeker).toMatchObject({
      previousCompaniesWorkedFor: [{ position: 'Framer', from: '2019', current: true }],
      references: [{ name: 'Joan Beachy' }],
      hasReferences: true,
    });
  });

  it('[PRO-22] keeps unsaved values through a reload and the saving of another section, until they are canceled', async () => {
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

  it("[PRO-35] says in a second tab that the profile was changed elsewhere, and 'Reload' keeps the typed text", async () => {
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
});
