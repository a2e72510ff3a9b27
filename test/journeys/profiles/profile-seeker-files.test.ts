import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { PHONE, useBrowser } from '../../support/browser/pages.ts';
import { openAs } from '../../support/browser/profile-pages.ts';
import { noise, pdf, picture } from '../../support/files/pictures.ts';
import { newSeeker, type Person } from '../../support/people/people.ts';

const { openPage } = useBrowser();
const profileOf = async ({ api, profileId }: Person) => (await api.get(`/api/profile/${profileId}`)).body;
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf() };
const filesOf = (page: Page) => page.locator('input[type=file]');

describe('the file editor of a job seeker', () => {
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
    // No file can be chosen until the page shows the previous one.
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

  it('[FIL-05] shows an error when a resume could not be downloaded, and when the response had no address', async () => {
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

  it('[FIL-09] shows the progress of an upload, cancels it, and retries a failed one', async () => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    // The file is too large for the API, so it is uploaded to the bucket directly.
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

  it('[FIL-09] continues an upload on another page, and shows the outcome there', async () => {
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
    await toast(page, "We're not sure it went through. Check before you try again.");
    await page.goBack();
    await page.getByRole('button', { name: 'Try again: cv.pdf' }).waitFor();
  });

  it('[FIL-09] stops an upload when its owner signs out', async () => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    // The upload gets no response, so that only the page itself can end it.
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
