import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/pages.ts';
import { edit, openAs } from '../../support/browser/profile-pages.ts';
import { docx, picture } from '../../support/files/pictures.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';

const { openPage } = useBrowser();
const profileOf = async ({ api, profileId }: Person) => (await api.get(`/api/profile/${profileId}`)).body;
const plainPdf = readFileSync(new URL('../../fixtures/files/plain.pdf', import.meta.url));

/** A photo with as many pixels as the main camera of a recent phone takes, in few bytes. */
const photoOf64Megapixels = () =>
  sharp({ create: { width: 9248, height: 6936, channels: 3, background: '#a40' } })
    .jpeg()
    .toBuffer();

describe('files as phones and office programs label them [FIL-09]', () => {
  it('photos of 64 megapixels are made smaller before they are sent, whatever their label says', async () => {
    const [company, large] = [await newCompany(), await photoOf64Megapixels()];
    const page = await openAs(openPage, company, '/profile?edit=true');
    const form = await edit(page, 'Showcase Photos');
    await form.locator('input[type=file]').setInputFiles([
      { name: 'phone64mp.jpg', mimeType: 'image/jpeg', buffer: large },
      { name: 'android64mp.jpg', mimeType: 'application/octet-stream', buffer: large },
      { name: 'plain.jpg', mimeType: 'image/jpg', buffer: await picture(300, 200) },
    ]);
    const stored = async () =>
      (await profileOf(company)).showcasePhotos.map(({ name, width, height }: Record<string, unknown>) => [
        name,
        width,
        height,
      ]);
    await expect.poll(stored, { timeout: 60_000 }).toEqual([
      ['phone64mp.jpg', 4000, 3000],
      ['android64mp.jpg', 4000, 3000],
      ['plain.jpg', 300, 200],
    ]);
  });

  it.each([
    ['word.docx', 'application/wps-office.docx', docx()],
    ['plain.pdf', 'application/octet-stream', plainPdf],
  ])('the resume %s labeled %s is taken', async (name, mimeType, buffer) => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile?edit=true');
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    await page.locator('input[type=file]').last().setInputFiles({ name, mimeType, buffer });
    await page.getByText('Resume uploaded.', { exact: true }).first().waitFor();
    expect((await profileOf(seeker)).jobSeeker.resume).toMatchObject({ name, version: 1 });
  });
});
