import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { expect, it } from 'vitest';
import { expectSound } from '../support/browser/accessible.ts';
import { signInOn, useBrowser } from '../support/browser/pages.ts';
import { cloudNow } from '../support/cloud/clock.ts';
import { mailTo } from '../support/cloud/cloud.ts';
import { settled } from '../support/cloud/stream.ts';
import { uploaded } from '../support/files/files.ts';
import { picture } from '../support/files/pictures.ts';
import { invite } from '../support/people/company-users.ts';
import { mailsAbout } from '../support/people/notifications.ts';
import { newCompany, newEmail, newSeeker, simulatedEmail } from '../support/people/people.ts';
import { newStaff } from '../support/people/staff.ts';
import { connect, write } from '../support/posts/conversations.ts';

const { openPage } = useBrowser();

it('another day of two staff members: one judges a reported message, rejects a document, tries a failing address again and helps an invited user, the other adds a colleague, changes their role and removes them', async () => {
  const stamp = String(Date.now());
  const name = `Tippy Drywall ${stamp}`;
  const surname = `Eby${stamp}`;
  const [company, worker, owner] = await Promise.all([
    newCompany({ name }, simulatedEmail()),
    newSeeker(),
    newSeeker({ lastName: surname }),
  ]);
  const demand = `Pay me $200 first for the tools, ${stamp}.`;
  await connect(company, worker);
  await write(company, worker, demand);
  await worker.api.post('/api/reports', { kind: 'message', id: company.profileId, reason: 'scam' });
  const invited = newEmail('colleague');
  await invite(company, { email: invited });
  const file = await uploaded(owner, 'document', { name: 'card.jpg', bytes: await picture(60, 40) });
  const id = randomBytes(12).toString('hex');
  await owner.api.patch(`/api/profile/${owner.profileId}/documents`, {
    documents: [{ id, kind: 'osha-10', number: stamp, file: file.id }],
  });
  await settled();
  const [support, admin] = await Promise.all([newStaff(`Priya Nair ${stamp}`, { staffRole: 'support' }), newStaff()]);

  // The message is read in its conversation, taken down, and its company suspended until a day, in one decision.
  const hers = await openPage();
  await signInOn(hers, support.email);
  const menu = hers.getByRole('navigation', { name: 'Main' });
  const open = async (kind: string, text: string) => {
    await menu.getByRole('link', { name: 'Queue' }).click();
    await hers.getByRole('combobox', { name: 'Kind' }).selectOption(kind);
    const row = hers.getByRole('table', { name: 'Queue' }).getByRole('row').filter({ hasText: text });
    await row.getByRole('link').first().click();
    await hers.getByRole('heading', { name: 'Notes', level: 2 }).waitFor();
  };
  await open('Reports', name);
  await hers.getByRole('button', { name: 'Read it' }).click();
  await hers.getByRole('list', { name: 'Messages' }).getByText(demand).waitFor();
  await hers.getByRole('checkbox', { name: 'Take this message down' }).check();
  await hers.getByRole('checkbox', { name: `Suspend ${name}` }).check();
  const until = new Date((await cloudNow()).getTime() + 14 * DAY_MS);
  await hers.getByLabel('Until').fill(until.toISOString().slice(0, 10));
  await hers.getByLabel('Template').selectOption('Scam');
  await expectSound(hers);
  await hers.getByRole('button', { name: /^Take down the message and suspend/ }).click();
  await hers.getByText('Done. The report is closed.').waitFor();
  expect((await company.api.get('/api/payment/payment-history')).body.code).toBe('account_suspended');
  const { messages, results } = (await worker.api.get(`/api/messages/${company.profileId}`)).body;
  expect(JSON.stringify(messages ?? results)).not.toContain(demand);

  await open('Documents', surname);
  await hers.getByRole('button', { name: /^Look at the file/ }).click();
  await hers.getByRole('button', { name: 'Reject', exact: true }).click();
  const rejecting = hers.getByRole('dialog');
  await rejecting.getByLabel('Reason').fill('The card is from another person.');
  await rejecting.getByRole('button', { name: 'Reject and send the reason' }).click();
  await hers.getByText('The document is rejected.').waitFor();
  await expect
    .poll(async () => (await mailsAbout(owner, /./)).some(({ text }) => text.includes('from another person')))
    .toBe(true);

  // The company is reinstated, its e-mails are tried again, and its invited user gets the set-up link again.
  await menu.getByRole('link', { name: 'Companies' }).click();
  await hers.getByLabel('Name, email, phone, ZIP Code or ID').fill(company.email);
  await hers.keyboard.press('Enter');
  await hers.getByRole('link', { name }).click();
  await hers.getByRole('heading', { name, level: 1 }).waitFor();
  await hers.getByRole('button', { name: 'Reinstate' }).click();
  const reinstating = hers.getByRole('dialog');
  await reinstating.getByLabel('Reason').fill('The account was stolen.');
  await reinstating.getByRole('button', { name: 'Reinstate' }).click();
  await hers.getByText('Suspended since').waitFor({ state: 'detached' });
  const poster = hers.getByRole('listitem').filter({ hasText: company.email });
  await poster.getByText(/Emails come back since .*: smtp; 550 5\.1\.1 user unknown/).waitFor();
  await poster.getByRole('button', { name: /^Actions/ }).click();
  await hers.getByRole('menuitem', { name: 'Try the email again' }).click();
  await hers.getByText(`Emails go to ${company.email} again.`).waitFor();
  await poster.getByText('Emails come back since').waitFor({ state: 'detached' });
  const before = (await mailTo(invited)).length;
  const person = hers.getByRole('listitem').filter({ hasText: invited });
  await person.getByRole('button', { name: /^Actions/ }).click();
  await hers.getByRole('menuitem', { name: 'Send the set-up link again' }).click();
  await hers.getByText(`The set-up link is on its way to ${invited}.`).waitFor();
  await expect.poll(async () => (await mailTo(invited)).length).toBe(before + 1);
  await person.getByRole('button', { name: /^Recent emails/ }).click();
  const mails = hers.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Invitation with a link' });
  await expect.poll(() => mails.count()).toBe(2);

  // The admin adds a colleague, gives them another role and removes them.
  const his = await openPage();
  await signInOn(his, admin.email);
  await his.getByRole('link', { name: 'Colleagues' }).click();
  const ruth = `Ruth Eby ${stamp}`;
  const form = his.getByRole('form', { name: 'Add a colleague' });
  await form.getByLabel('Name').fill(ruth);
  await form.getByLabel('Work email').fill(newEmail('staff'));
  await form.getByLabel('Role').selectOption('Support');
  await form.getByRole('button', { name: 'Invite' }).click();
  await his.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  const row = his.getByRole('row').filter({ hasText: ruth });
  await row.getByLabel(`Role of ${ruth}`).selectOption('Finance');
  await expectSound(his);
  await his.getByRole('button', { name: 'Change the role', exact: true }).click();
  await his.getByText(`${ruth} signs in again as Finance.`).waitFor();
  await row.getByRole('button', { name: `Remove ${ruth} from the staff` }).click();
  const removing = his.getByRole('dialog');
  await removing.getByLabel('Reason').fill('Left the company.');
  await removing.getByRole('button', { name: 'Remove from the staff' }).click();
  await his.getByText(`${ruth} is removed.`).waitFor();
  await row.waitFor({ state: 'detached' });
});
