import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectSound } from '../support/browser/accessible.ts';
import { enterAs } from '../support/browser/enter-as.ts';
import { DESK, PHONE, useBrowser } from '../support/browser/pages.ts';
import { settled } from '../support/cloud/stream.ts';
import { pdf, picture } from '../support/files/pictures.ts';
import { newCompany, newSeeker, type Person } from '../support/people/people.ts';
import { apply, postJob, unlock } from '../support/posts/hiring.ts';

const { openPage } = useBrowser();

const openAs = async ({ email }: Person, path: string, viewport = DESK): Promise<Page> => {
  const page = await openPage(viewport);
  await enterAs(page, email, path);
  return page;
};
const field = (page: Page, name: string) => page.getByLabel(`Message to ${name}`);
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
let company: Person;
let worker: Person;

beforeAll(async () => {
  [company, worker] = await Promise.all([newCompany({ name: 'Pike Lake Framing' }), newSeeker()]);
  const job = await postJob(company, { name: 'Lead Framing Carpenter' });
  await apply(worker, company, job);
  await unlock(company, worker, job);
  const grant = { type: 'job-application', job };
  expect((await company.api.patch(`/api/company/profile/access/grant/${worker.profileId}`, grant)).status).toBe(200);
  await settled();
});

describe('messages', () => {
  it('[SHL-04] are written, read and answered by connected parties, on desktop and on a phone', async () => {
    const desk = await openAs(company, '/messages');
    await desk.getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
    await desk.getByText('You have no messages yet.').waitFor();
    await expectSound(desk);
    await desk.getByRole('main').getByRole('link', { name: 'Connections' }).click();
    await desk.getByRole('link', { name: 'Message Travis Yoder' }).click();
    await desk.getByRole('heading', { name: 'Travis Yoder', level: 1 }).waitFor();
    await desk.getByText('No messages yet.').waitFor();
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await desk.getByText('Please write a message').waitFor();
    await desk.getByRole('button', { name: 'Can you come by Thursday?' }).press('Enter');
    await expect.poll(() => field(desk, 'Travis Yoder').inputValue()).toBe('Can you come by Thursday?');
    await expect.poll(() => field(desk, 'Travis Yoder').evaluate((node) => node === document.activeElement)).toBe(true);
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await log(desk).getByText('Can you come by Thursday?').waitFor();
    await expect.poll(() => field(desk, 'Travis Yoder').inputValue()).toBe('');
    await expectSound(desk);

    const phone = await openAs(worker, '/dashboard', PHONE);
    await phone.getByRole('link', { name: 'Messages, 1 new' }).click();
    const row = phone.getByRole('listitem').filter({ hasText: 'Pike Lake Framing' });
    await row.getByText('Can you come by Thursday?').waitFor();
    await expectSound(phone);
    await row.getByRole('link', { name: 'Pike Lake Framing' }).click();
    await log(phone).getByText('Can you come by Thursday?').waitFor();
    await phone.getByRole('link', { name: 'Messages', exact: true }).first().waitFor();
    expect(await phone.getByRole('button', { name: 'Are you still available?' }).count()).toBe(0);
    await expectSound(phone);
    await field(phone, 'Pike Lake Framing').fill('Yes, at seven.');
    await phone.getByRole('button', { name: 'Send', exact: true }).click();
    await log(phone).getByText('Yes, at seven.').waitFor();

    // The open page requests new messages by itself.
    await log(desk).getByText('Yes, at seven.').waitFor();
  });

  it('[SHL-04] can have photos and documents, which the other side opens on a phone', async () => {
    const desk = await openAs(company, `/messages/${worker.profileId}`);
    const photo = { name: 'site.jpg', mimeType: 'image/jpeg', buffer: await picture(800, 600) };
    const plan = { name: 'Drawing.pdf', mimeType: 'application/pdf', buffer: pdf('Drawing') };
    // The first uploads to the bucket fail.
    const isBucket = (url: URL) => !url.pathname.startsWith('/api/');
    await desk.route(isBucket, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await desk.getByLabel('Choose files').setInputFiles([plan]);
    const again = desk.getByRole('button', { name: 'Try again: Drawing.pdf' });
    await again.waitFor();
    await desk.unrouteAll();
    await again.press('Enter');
    await desk.getByRole('button', { name: 'Remove file: Drawing.pdf' }).waitFor();
    await desk.getByLabel('Choose files').setInputFiles([photo]);
    await desk.getByRole('button', { name: 'Remove file: site.jpg' }).waitFor();
    await expectSound(desk);
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await log(desk)
      .getByRole('button', { name: /^Download Drawing.pdf/ })
      .waitFor();
    await expect.poll(() => desk.getByRole('list', { name: 'Attached files' }).count()).toBe(0);
    await expectSound(desk);

    const phone = await openAs(worker, '/messages', PHONE);
    const row = phone.getByRole('listitem').filter({ hasText: 'Pike Lake Framing' });
    await row.getByText('2 files').waitFor();
    await row.getByRole('link', { name: 'Pike Lake Framing' }).click();
    const download = phone.waitForEvent('download');
    await log(phone)
      .getByRole('button', { name: /^Download Drawing.pdf/ })
      .click();
    expect((await download).suggestedFilename()).toBe('Drawing.pdf');
    const small = log(phone).getByRole('button', { name: 'Open photo: site.jpg' });
    await expect.poll(() => small.locator('img').evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(320);
    await expectSound(phone);
    await small.click();
    const large = phone.getByRole('dialog').getByRole('img', { name: 'site.jpg' });
    await expect.poll(() => large.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(800);
    await expectSound(phone);
    await phone.keyboard.press('Escape');
    await phone.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('keep unsent text when the page is left and when sending fails', async () => {
    const page = await openAs(worker, `/messages/${company.profileId}`);
    await field(page, 'Pike Lake Framing').fill('I am running ten minutes late');
    await page.goto('/dashboard');
    await page.goto(`/messages/${company.profileId}`);
    await expect.poll(() => field(page, 'Pike Lake Framing').inputValue()).toBe('I am running ten minutes late');
    await page.route('**/api/messages/*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Something went wrong.').first().waitFor();
    await expect.poll(() => field(page, 'Pike Lake Framing').inputValue()).toBe('I am running ten minutes late');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await log(page).getByText('I am running ten minutes late').waitFor();
  });

  it('are rejected for a blocked sender until they are unblocked; a stranger has no conversation', async () => {
    const page = await openAs(worker, `/messages/${company.profileId}`);
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('menuitem', { name: 'Block messages' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block messages' }).click();
    await page.getByText("You don't take messages from Pike Lake Framing.").waitFor();
    const other = await openAs(company, `/messages/${worker.profileId}`);
    await other.getByText("You can't write in this conversation.").waitFor();
    expect(await field(other, 'Travis Yoder').count()).toBe(0);
    await page.getByRole('button', { name: 'Take messages again' }).click();
    await field(page, 'Pike Lake Framing').waitFor();
    const stranger = await newCompany();
    await page.goto(`/messages/${stranger.profileId}`);
    await page.getByText("We couldn't find this conversation.").waitFor();
    await expectSound(page);
  });
});
