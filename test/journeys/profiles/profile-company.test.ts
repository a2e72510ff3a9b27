import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { DESK, PHONE, useBrowser } from '../../support/browser/pages.ts';
import { callsOf, edit, formOf, openAs, save, saveAndClose } from '../../support/browser/profile-pages.ts';
import { choose } from '../../support/browser/steps.ts';
import { uploaded } from '../../support/files/files.ts';
import { picture } from '../../support/files/pictures.ts';
import { homeTownLine } from '../../support/people/home-town.ts';
import { newCompany, type Person } from '../../support/people/people.ts';

const { openPage } = useBrowser();

const profileOf = async ({ api, profileId }: Person) => (await api.get(`/api/company/profile/${profileId}`)).body;
const change = async ({ api, profileId }: Person, body: object) => {
  const { status, body: answered } = await api.patch(`/api/company/profile/${profileId}`, body);
  if (status !== 200) throw new Error(JSON.stringify(answered));
};
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const photo = async (name: string) => ({ name, bytes: await picture(400, 300) });
const titlesOf = (page: Page) => page.locator('article').getByRole('heading', { level: 2 }).allInnerTexts();

const full = {
  website: 'lakeland.example.com',
  description: '<p>We frame wood houses.</p>',
  provider: {
    principleContact: { firstName: 'Renee', lastName: 'Hartzler' },
    workRadius: '0-50mi',
    industry: ['Residential', 'Commercial'],
    numberOfEmployees: '20 - 50',
    volumeCompletedProjects: '$5M-$25M',
    emr: '0.82',
    labor: 'Employee Labor',
    utilizeUnionLabor: 'N',
    oshaCertification: '30-hour',
    paymentProcessTime: 'Net 30',
    affiliations: ['National Association of Home Builders'],
    qualifiedDesignations: ['Women (WBE)'],
  },
};

describe("a company's own profile", () => {
  it('[PRO-15] [PRO-16] [PRO-17] [PRO-18] [PRO-19] shows header and sections at both widths, with one call', async () => {
    const company = await newCompany({ name: 'Lakeland Framing' });
    await change(company, full);
    await uploaded(company, 'showcase', await photo('deck.jpg'));
    for (const viewport of [DESK, PHONE]) {
      const page = await openAs(openPage, company, '/toolbox/settings', viewport);
      const name = page.getByRole('heading', { name: 'Lakeland Framing', level: 1 });
      expect(await callsOf(page, '/profile', name)).toEqual([`GET /api/company/profile/${company.profileId}`]);
      for (const text of ['Renee Hartzler', homeTownLine(), '(574) 555-0100', company.email]) {
        await page.getByText(text).first().waitFor();
      }
      await page.getByText('https://lakeland.example.com').first().waitFor();
      await expect
        .poll(() => titlesOf(page))
        .toEqual([
          'General Information',
          'Business Information',
          'Service Trade Categories',
          'Operational Details',
          'Industry Organizations & Affiliations',
          'Diverse Business Designations',
          'Licenses, Insurance and W-9',
          'Visibility',
        ]);
      const values = Object.values({
        ...full.provider,
        principleContact: '',
        industry: 'Residential, Commercial',
        utilizeUnionLabor: 'No',
      });
      for (const text of ['We frame wood houses.', 'Carpentry', ...values.flat().filter(Boolean)]) {
        await page.getByText(text, { exact: true }).first().waitFor();
      }
      await page.getByText('1 images total').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      for (const title of ['General Information', 'Business Information', 'Showcase Photos', 'Operational Details']) {
        await edit(page, title);
      }
      await page.getByRole('textbox', { name: 'Description' }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    }
  });

  it('[PRO-27] [PRO-30] [PRO-32] saves General Information once all of it passes', async () => {
    const company = await newCompany();
    const page = await openAs(openPage, company, '/profile?edit=true');
    const form = await edit(page, 'General Information');
    await form.getByLabel('Principal contact, first name *').fill('R');
    await form.getByLabel('Address *', { exact: true }).fill('');
    await form.getByLabel('Tax ID').fill('1');
    await form.getByLabel('Website').fill('not a website');
    await save(page, 'General Information');
    for (const field of ['contact name', 'street address', 'tax ID']) {
      await form.getByText(`Please enter a ${field} at least 2 characters long`).waitFor();
    }
    await form.getByText('Please enter a valid website').waitFor();
    await form.getByLabel('Principal contact, first name *').fill(' Renee ');
    await form.getByLabel('Address *', { exact: true }).fill('2478 Industrial Drive');
    await form.getByLabel('Tax ID').fill('');
    await form.getByLabel('Website').fill('lakeland.example.com/');
    await save(page, 'General Information');
    await toast(page, 'Profile updated');
    await expect
      .poll(() => profileOf(company))
      .toMatchObject({
        website: 'https://lakeland.example.com',
        address: '2478 Industrial Drive',
        provider: { principleContact: { firstName: 'Renee' } },
      });
  });

  it('[PRO-16] edits the description with the toolbar of the job form', async () => {
    const company = await newCompany();
    const page = await openAs(openPage, company, '/profile?edit=true');
    const section = page.getByRole('heading', { name: 'Business Information' }).locator('../..');
    await section.getByText('Update your profile to add details').waitFor();
    const form = await edit(page, 'Business Information');
    const text = form.getByRole('textbox', { name: 'Description' });
    await text.click();
    const bold = form.getByRole('button', { name: 'Bold' });
    await bold.hover();
    await page.mouse.down();
    expect(await text.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.mouse.up();
    await expect.poll(() => bold.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.type('We frame');
    await page.reload();
    await form.getByText('We frame').waitFor();
    await saveAndClose(page, 'Business Information');
    await page.getByText('We frame', { exact: true }).waitFor();
    expect((await profileOf(company)).description).toContain('<strong>We frame</strong>');
  });

  it('[PRO-18] [PRO-21] clears a choice of the Operational Details', async () => {
    const company = await newCompany();
    await change(company, full);
    const page = await openAs(openPage, company, '/profile?edit=true');
    const form = await edit(page, 'Operational Details');
    await form.getByLabel('Work Radius').selectOption('0-100mi');
    await form.getByLabel('OSHA Certification').selectOption('Not specified');
    await save(page, 'Operational Details');
    await toast(page, 'Profile updated');
    const { provider } = await profileOf(company);
    expect(provider.workRadius).toBe('0-100mi');
    expect(provider).not.toHaveProperty('oshaCertification');
    await page.getByText('Not specified', { exact: true }).first().waitFor();
  });

  it('[PRO-17] [PRO-19] saves trades, affiliations and designations', async () => {
    const company = await newCompany({ type: 'vendor' });
    const page = await openAs(openPage, company, '/profile?edit=true');
    await edit(page, 'Service Trade Categories');
    await choose(page, 'Trades related to your products', 'Roofing');
    await saveAndClose(page, 'Service Trade Categories');
    await page.getByText('Roofing', { exact: true }).waitFor();
    const affiliations = await edit(page, 'Industry Organizations & Affiliations');
    await affiliations.getByRole('combobox', { name: 'Organizations' }).fill('Builders Guild');
    await page.keyboard.press('Enter');
    await saveAndClose(page, 'Industry Organizations & Affiliations');
    await edit(page, 'Diverse Business Designations');
    await page.getByLabel('Veteran (VBE)').check();
    await saveAndClose(page, 'Diverse Business Designations');
    await page.getByText('Veteran (VBE)', { exact: true }).waitFor();
    expect((await profileOf(company)).provider).toMatchObject({
      tradesRelatedToProduct: ['Carpentry', 'Roofing'],
      affiliations: ['Builders Guild'],
      qualifiedDesignations: ['Veteran (VBE)'],
    });
  });
});

describe('the showcase of a company', () => {
  it('[FIL-07] [FIL-09] uploads several photos together, captions them, orders them by buttons and removes one', async () => {
    const company = await newCompany();
    const page = await openAs(openPage, company, '/profile?edit=true');
    const form = await edit(page, 'Showcase Photos');
    const jpeg = await picture(300, 200);
    const file = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: jpeg });
    const input = form.locator('input[type=file]');
    await input.setInputFiles([
      file('a.jpg'),
      file('b.jpg'),
      { ...file('c.gif'), mimeType: 'image/gif' },
      file('d.jpg'),
    ]);
    await form.getByText('Please choose a JPEG, PNG or WebP photo').waitFor();
    await form.getByLabel('Caption of photo 3').waitFor();
    const names = async () => (await profileOf(company)).showcasePhotos.map((each: { name: string }) => each.name);
    await expect.poll(() => names()).toEqual(['a.jpg', 'b.jpg', 'd.jpg']);
    await form.getByLabel('Caption of photo 3').fill('Deck in Warsaw');
    await form.getByRole('button', { name: 'Move photo 3 up' }).click();
    await form.getByRole('button', { name: 'Move photo 2 up' }).click();
    await expect.poll(() => form.getByLabel('Caption of photo 1').inputValue()).toBe('Deck in Warsaw');
    await form.getByRole('button', { name: 'Remove photo 3' }).click();
    // The order is a draft until it is saved.
    await page.reload();
    await formOf(page, 'Showcase Photos').getByLabel('Caption of photo 2').waitFor();
    await save(page, 'Showcase Photos');
    await page.getByText('2 images total').waitFor();
    await expect.poll(() => names()).toEqual(['d.jpg', 'a.jpg']);
    await page.getByText('Deck in Warsaw').waitFor();
  });

  it('[FIL-08] [PRO-16] shows as many slides as the screen is wide and moves by buttons and arrow keys', async () => {
    const company = await newCompany();
    for (let index = 0; index < 7; index += 1) await uploaded(company, 'showcase', await photo(`${index}.jpg`));
    const page = await openAs(openPage, company, '/profile');
    const carousel = page.getByRole('region', { name: 'Showcase photos' });
    await carousel.getByText('7 images total').waitFor();
    const slides = carousel.locator('li');
    /** The number of slides that are fully visible. */
    const shown = () =>
      carousel.evaluate((region) => {
        const view = region.firstElementChild?.getBoundingClientRect();
        return [...region.querySelectorAll('li button')].filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return view && left >= view.left - 1 && right <= view.right + 1;
        }).length;
      });
    for (const [width, count] of [
      [1920, 6],
      [1400, 5],
      [1280, 4],
      [900, 3],
      [600, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(shown, { message: `${width} px` }).toBe(count);
    }
    await page.setViewportSize(DESK);
    const back = carousel.getByRole('button', { name: 'Previous photos' });
    await expect.poll(() => back.isDisabled()).toBe(true);
    await carousel.getByRole('button', { name: 'Next photos' }).click();
    await expect.poll(() => back.isDisabled()).toBe(false);
    const last = slides.last().getByRole('button');
    await expect.poll(() => last.evaluate((slide) => slide.getBoundingClientRect().right <= innerWidth)).toBe(true);
    await back.press('ArrowLeft');
    await expect.poll(() => back.isDisabled()).toBe(true);
    await slides.first().getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Photo 1 of 7' });
    await dialog.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('dialog', { name: 'Photo 2 of 7' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
