import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enterAs } from '../../support/browser/enter-as.ts';
import { useBrowser } from '../../support/browser/pages.ts';
import { until } from '../../support/cloud/cloud.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

const openAs = async ({ email }: Person, path: string): Promise<Page> => {
  const page = await openPage();
  await enterAs(page, email, path);
  return page;
};

/** A company with an owner and an invited colleague, and two applicants, the first of them unlocked. */
const companyOfTwo = async () => {
  const owner = await newCompany();
  const ruth = await newColleague(owner, { displayName: 'Ruth Hershberger' });
  expect((await owner.api.patch(`/api/users/company-user/${owner.userId}`, { displayName: 'Dana Yoder' })).status).toBe(
    200,
  );
  const [known, masked] = [await newSeeker(), await newSeeker()];
  const job = await postJob(owner, { name: 'Stair Builder' });
  for (const worker of [known, masked]) await apply(worker, owner, job);
  await unlock(owner, known, job);
  await until(async () => (await owner.api.get(`/api/company/people/${known.profileId}`)).status === 200);
  return { owner, ruth, known, masked, job };
};

const stageOn = (page: Page) => page.getByRole('combobox', { name: /^Stage of/ });
const assigneeOn = (page: Page) => page.getByRole('combobox', { name: 'Assigned to' });
/** The text of the option that a list shows. */
const chosen = (list: Locator) => expect.poll(() => list.locator('option:checked').textContent());

const writeNote = async (page: Page, text: string) => {
  await page.getByLabel('New note').fill(text);
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('listitem').filter({ hasText: text }).waitFor();
};

describe('two users of a company', () => {
  it("see each other's moves, notes and assignment with the name, of a person whom the company unlocked", async () => {
    const { owner, ruth, known } = await companyOfTwo();
    const path = `/employees/people/${known.profileId}`;
    const ruths = await openAs(ruth, path);
    await stageOn(ruths).selectOption('Contacted');
    await ruths.getByText('Moved by Ruth Hershberger, today').waitFor();
    await writeNote(ruths, 'Starts Monday if the pay is right.');
    await assigneeOn(ruths).selectOption('Dana Yoder');
    // The choice shows once it is saved.
    await chosen(assigneeOn(ruths)).toBe('Dana Yoder');

    const owners = await openAs(owner, path);
    await owners.getByText('Moved by Ruth Hershberger, today').waitFor();
    await chosen(stageOn(owners)).toBe('Contacted');
    await chosen(assigneeOn(owners)).toBe('Dana Yoder');
    const note = owners.getByRole('listitem').filter({ hasText: 'Starts Monday if the pay is right.' });
    await note.getByText('Ruth Hershberger').waitFor();
    // Only its author changes a note.
    expect(await note.getByRole('button').count()).toBe(0);
    await stageOn(owners).selectOption('Interview');
    await owners.getByText('Moved by Dana Yoder, today').waitFor();
    await writeNote(owners, 'Meets us on Tuesday.');
    await assigneeOn(owners).selectOption('Ruth Hershberger');
    await chosen(assigneeOn(owners)).toBe('Ruth Hershberger');

    await ruths.reload();
    await ruths.getByText('Moved by Dana Yoder, today').waitFor();
    await chosen(stageOn(ruths)).toBe('Interview');
    await chosen(assigneeOn(ruths)).toBe('Ruth Hershberger');
    await ruths.getByRole('listitem').filter({ hasText: 'Meets us on Tuesday.' }).getByText('Dana Yoder').waitFor();
    await ruths.goto('/employees/people');
    await ruths.getByRole('row').filter({ hasText: 'Ruth Hershberger' }).getByText('Meets us on Tuesday.').waitFor();

    await ruths.getByRole('button', { name: 'Board' }).click();
    await ruths.waitForURL('**/employees/people?view=board');
    const offers = ruths.getByRole('region', { name: /^Offer made/ });
    await ruths.getByRole('region', { name: 'Interview 1' }).waitFor();
    await stageOn(ruths).focus();
    await ruths.keyboard.press('ArrowDown');
    await chosen(stageOn(ruths)).toBe('Offer made');
    expect(await offers.getByRole('listitem').count()).toBe(0);
    await ruths.keyboard.press('Enter');
    await offers.getByRole('listitem').filter({ hasText: 'Meets us on Tuesday.' }).waitFor();
    await expect.poll(() => stageOn(ruths).evaluate((select) => select === document.activeElement)).toBe(true);
  });

  it("see each other's moves in the list of applicants", async () => {
    const { owner, ruth, masked, job } = await companyOfTwo();
    const rowOn = (page: Page) => page.getByRole('row').filter({ hasText: `Jobseeker${masked.profileId.slice(0, 4)}` });
    const stageIn = (page: Page) => rowOn(page).getByRole('combobox', { name: /^Stage of/ });
    const path = `/employees/jobs/${job}?tab=applicants`;
    const [ruths, owners] = [await openAs(ruth, path), await openAs(owner, path)];
    await chosen(stageIn(owners)).toBe('New');
    const moved = ruths.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await stageIn(ruths).selectOption('Contacted');
    expect((await moved).status()).toBe(200);
    await owners.reload();
    await chosen(stageIn(owners)).toBe('Contacted');
  });

  it('refuse a colleague who was disabled, and the user of another company', async () => {
    const { owner, ruth, known, job } = await companyOfTwo();
    const stranger = await newCompany();
    const page = await openAs(ruth, `/employees/people/${known.profileId}`);
    await stageOn(page).waitFor();
    const disabled = await owner.api.patch(`/api/users/company-user/${ruth.userId}`, { status: 'disabled' });
    expect(disabled.status).toBe(200);
    await page.reload();
    await page.waitForURL('**/login**');

    const strangers = await openAs(stranger, `/employees/people/${known.profileId}`);
    await strangers
      .getByRole('heading', { level: 1, name: "We couldn't retrieve the data for this profile." })
      .waitFor();
    expect(await stageOn(strangers).count()).toBe(0);
    const applicant = `/api/jobs/${job}/applicants/${known.profileId}`;
    for (const { api } of [ruth, stranger]) {
      const refused = api === ruth.api ? [401] : [403, 404, 409];
      expect(refused).toContain((await api.get(`/api/company/people/${known.profileId}`)).status);
      expect(refused).toContain((await api.patch(`${applicant}/stage`, { from: 'new', to: 'contacted' })).status);
      expect(refused).toContain((await api.patch(`${applicant}/assignee`, { assignee: null })).status);
      expect(refused).toContain((await api.post(`/api/company/notes/${known.profileId}`, { text: 'Hello' })).status);
    }
    const { person } = (await owner.api.get(`/api/company/people/${known.profileId}`)).body;
    expect(person).toMatchObject({ stage: 'new' });
    expect(person.note).toBeUndefined();
  });
});
