import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { enterAs } from '../support/browser/enter-as.ts';
import { signInOn, useBrowser } from '../support/browser/pages.ts';
import { edit, save, saveAndClose } from '../support/browser/profile-pages.ts';
import { settled } from '../support/cloud/stream.ts';
import { uploaded } from '../support/files/files.ts';
import { picture } from '../support/files/pictures.ts';
import { mailsAbout } from '../support/people/notifications.ts';
import { newCompany, newEmail, newSeeker } from '../support/people/people.ts';
import { newStaff } from '../support/people/staff.ts';
import { postJob } from '../support/posts/hiring.ts';

const { openPage } = useBrowser();

it('a day of two staff members: one takes a report and decides it, checks a document and helps an account, the other blocks a word, closes an account and reads it all in the history', async () => {
  const stamp = String(Date.now());
  const name = `Walnut Creek Masonry ${stamp}`;
  const surname = `Oakes${stamp}`;
  const priya = `Priya Nair ${stamp}`;
  const [company, worker, reporter] = await Promise.all([
    newCompany({ name }),
    newSeeker({ lastName: surname }),
    newSeeker(),
  ]);
  const job = await postJob(company, { name: `Bricklayer ${stamp}` });
  await reporter.api.post('/api/reports', { kind: 'job', id: job, reason: 'scam' });
  const file = await uploaded(worker, 'document', { name: 'card.jpg', bytes: await picture(60, 40) });
  const id = randomBytes(12).toString('hex');
  await worker.api.patch(`/api/profile/${worker.profileId}/documents`, {
    documents: [{ id, kind: 'osha-10', number: stamp, file: file.id }],
  });
  await settled();
  const [support, admin] = await Promise.all([newStaff(priya, { staffRole: 'support' }), newStaff()]);

  // Priya, of the support role, takes the report, so that her colleague sees who has it.
  const hers = await openPage();
  await signInOn(hers, support.email);
  const menu = hers.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Queue' }).click();
  expect(await hers.getByRole('link', { name: 'Prices and settings' }).count()).toBe(0);
  const open = async (kind: string, text: string) => {
    await menu.getByRole('link', { name: 'Queue' }).click();
    await hers.getByRole('combobox', { name: 'Kind' }).selectOption(kind);
    const row = hers.getByRole('table', { name: 'Queue' }).getByRole('row').filter({ hasText: text });
    await row.getByRole('link').first().click();
    await hers.getByRole('heading', { name: 'Notes', level: 2 }).waitFor();
  };
  await open('Reports', `Bricklayer ${stamp}`);
  await hers.getByRole('button', { name: /^I have it/ }).click();
  await hers.getByRole('button', { name: 'Give it back' }).waitFor();
  await hers.getByLabel('New note').fill('The same text is on three sites.');
  await hers.getByRole('button', { name: 'Add note' }).click();
  await hers.getByText('The same text is on three sites.').first().waitFor();

  const his = await openPage();
  await signInOn(his, admin.email);
  const hisMenu = his.getByRole('navigation', { name: 'Main' });
  await hisMenu.getByRole('link', { name: 'Queue' }).click();
  await his.getByRole('combobox', { name: 'Kind' }).selectOption('Reports');
  await his
    .getByRole('row')
    .filter({ hasText: `Bricklayer ${stamp}` })
    .getByText(priya)
    .waitFor();

  // One decision with two actions: the job leaves the web, and the company is warned in one e-mail.
  await hers.getByRole('checkbox', { name: /Take down this job/ }).check();
  await hers.getByRole('checkbox', { name: `Warn ${name}` }).check();
  await hers.getByLabel('Reason', { exact: false }).last().fill('The pay is not what the worker gets.');
  expect(await accessibilityProblems(hers)).toEqual([]);
  await hers.getByRole('button', { name: /^Take down the job.*warn/ }).click();
  await hers.getByText('Done. The report is closed.').waitFor();
  expect((await reporter.api.get(`/api/jobs/${job}`)).status).toBe(404);
  await expect.poll(() => mailsAbout(company, /Plumbline/)).not.toHaveLength(0);

  await open('Documents', surname);
  await hers.getByRole('button', { name: /^Look at the file/ }).click();
  await hers.getByRole('button', { name: 'Mark as checked' }).click();
  await hers.getByText('The document is checked.').waitFor();

  // The account of the company: found by a part of its name, signed out everywhere, then given another address.
  await menu.getByRole('link', { name: 'Companies' }).click();
  await hers.getByLabel('Name, email, phone, ZIP Code or ID').fill(company.email);
  await hers.keyboard.press('Enter');
  await hers.getByRole('link', { name }).click();
  await hers.getByRole('heading', { name, level: 1 }).waitFor();
  await hers.getByText(`Bricklayer ${stamp}`).first().waitFor();
  await hers.getByText('Last signed in').first().waitFor();
  const act = async (action: string) => {
    await hers
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click();
    await hers.getByRole('menuitem', { name: action }).click();
    return hers.getByRole('dialog');
  };
  const signOut = await act('Sign out everywhere');
  await signOut.getByLabel('Reason').fill('A phone was lost.');
  await signOut.getByRole('button', { name: 'Sign out everywhere' }).click();
  await hers.getByText(/is signed out everywhere/).waitFor();
  expect((await company.api.get('/api/badges')).body.code).toBe('session_ended');
  const change = await act('Change the email');
  const moved = newEmail('moved');
  await change.getByLabel('New email').fill(moved);
  await change.getByLabel('Reason').fill('The owner wrote from the new address.');
  await change.getByRole('button', { name: 'Send the link' }).click();
  await hers.getByText(`The link is on its way to ${moved}.`).waitFor();

  // The warning is among the recent e-mails, without its text. The link went to the new address.
  await hers.getByRole('button', { name: /^Recent emails/ }).click();
  const mails = hers.getByRole('dialog', { name: /^Emails to/ });
  await mails.getByRole('listitem').filter({ hasText: 'Staff decision' }).first().getByText('Sent').waitFor();
  expect(await mails.getByText('The pay is not what').count()).toBe(0);
  expect(await accessibilityProblems(hers)).toEqual([]);
  await hers.keyboard.press('Escape');
  expect(await accessibilityProblems(hers)).toEqual([]);

  // The admin blocks a word; another company gets an error, and posts without it.
  const word = `zq${stamp}`;
  await his.getByRole('link', { name: 'Prices and settings' }).click();
  await his.getByLabel('Blocked words and links').fill(word);
  await his.getByRole('button', { name: 'Save', exact: true }).click();
  await his.getByText('The settings are saved.').waitFor();
  const other = await newCompany({ name: `Salem Masonry ${stamp}` });
  // A function reads the settings again after ten seconds.
  const refusal = async () => {
    const body = { description: `Ask for ${word}` };
    return (await other.api.patch(`/api/company/profile/${other.profileId}`, body)).body.code;
  };
  await expect.poll(refusal).toBe('words_not_allowed');
  const poster = await openPage();
  await enterAs(poster, other.email, '/profile?edit=true');
  const form = await edit(poster, 'Business Information');
  await form.getByRole('textbox').first().fill(`Brick and block, ask for ${word}`);
  await save(poster, 'Business Information');
  await form.getByText(`These words or links are not allowed here: ${word}`).waitFor();
  expect(await accessibilityProblems(poster)).toEqual([]);
  await form.getByRole('button', { name: 'Remove them' }).click();
  await saveAndClose(poster, 'Business Information');
  const stored = (await other.api.get(`/api/profile/${other.profileId}`)).body;
  expect(stored.description).toContain('Brick and block, ask for');
  expect(stored.description).not.toContain(word);

  // An account is closed on request of its owner: its users can't sign in any more.
  await hisMenu.getByRole('link', { name: 'Companies' }).click();
  await his.getByLabel('Name, email, phone, ZIP Code or ID').fill(other.email);
  await his.keyboard.press('Enter');
  await his.getByRole('link', { name: `Salem Masonry ${stamp}` }).click();
  await his.getByRole('button', { name: 'Close the account' }).click();
  const closing = his.getByRole('dialog');
  await closing.getByLabel(/^Type the name/).fill(`Salem Masonry ${stamp}`);
  await closing.getByLabel('Reason').fill('The owner asked by e-mail.');
  await closing.getByRole('button', { name: 'Close the account' }).click();
  await his.getByText(`The account of Salem Masonry ${stamp} is closed.`).waitFor();
  expect((await other.api.get('/api/badges')).status).toBe(401);

  // The history names both, by action and by colleague, and its file has the same lines.
  await hisMenu.getByRole('link', { name: 'Staff history' }).click();
  const filters = his.getByRole('form', { name: 'Filters of the history' });
  await filters.getByRole('combobox', { name: 'Colleague' }).selectOption(priya);
  await filters.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => his.getByText('The owner asked by e-mail.').count()).toBe(0);
  await his.getByRole('listitem').filter({ hasText: 'The pay is not what the worker gets.' }).first().waitFor();
  await his.getByRole('listitem').filter({ hasText: 'A phone was lost.' }).first().waitFor();
  expect(await accessibilityProblems(his)).toEqual([]);
  const downloading = his.waitForEvent('download');
  await his.getByRole('button', { name: 'Download CSV' }).click();
  const lines = await readFile(await (await downloading).path(), 'utf8');
  expect(lines).toContain('A phone was lost.');
  expect(lines).not.toContain('The owner asked by e-mail.');
});
