import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, expectSound, expectToFitScreen } from '../support/browser/accessible.ts';
import { DESK, PHONE, useBrowser } from '../support/browser/pages.ts';
import { openAs } from '../support/browser/profile-pages.ts';
import { settled } from '../support/cloud/stream.ts';
import { pdf } from '../support/files/pictures.ts';
import { newPartner } from '../support/people/partners.ts';
import type { Person } from '../support/people/people.ts';
import { newProject } from '../support/posts/postings.ts';

const { openPage } = useBrowser();

/** A town where no other test has companies. */
const ZIP = '82301';
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let owner: Person;
let partner: Person;
let project: string;
let other: string;

beforeAll(async () => {
  owner = await newPartner({ name: 'Rawlins Builders', zip: ZIP });
  partner = await newPartner({ name: 'Seminoe Carpenters', zip: ZIP });
  project = await newProject(owner, { name: 'Depot Renovation', zip: ZIP });
  other = await newProject(partner, { name: 'Ferris Barn', zip: ZIP });
  await settled();
});

describe('the pages of trade partners', () => {
  // One test for each page: with delayed responses, all pages in one test would take minutes.
  it.each([
    ['a desk', DESK],
    ['a phone', PHONE],
  ])('[PRJ-01] [PRJ-02] [PRJ-37] all resolve, fit %s, and have nothing that axe finds', async (_, viewport) => {
    const page = await openAs(openPage, owner, '/trade-partners', viewport);
    await page.waitForURL('**/trade-partners/projects');
    const matchesPath = `/trade-partners/projects/${project}/matches`;
    const headings: [path: string, heading: string][] = [
      ['/trade-partners/projects', 'Trade Partners'],
      ['/trade-partners/projects/new', 'New Project'],
      [`/trade-partners/projects/${project}`, 'Depot Renovation'],
      [`/trade-partners/projects/${project}/edit`, 'Edit Project'],
      [matchesPath, '1 company fits'],
      [`${matchesPath}/${partner.profileId}`, 'Seminoe Carpenters'],
      [`/trade-partners/view/projects/${other}`, 'Ferris Barn'],
      ['/trade-partners/search', 'Trade Partners'],
      [`/trade-partners/search/profile/${partner.profileId}`, 'Seminoe Carpenters'],
      ['/trade-partners/search-projects', 'Trade Partners'],
      [`/trade-partners/search-projects/${other}`, 'Ferris Barn'],
      [`/trade-partners/search-projects/${other}/profile/${partner.profileId}`, 'Seminoe Carpenters'],
      ['/trade-partners/invitations', 'Trade Partners'],
      ['/trade-partners/connections', 'Trade Partners'],
      ['/vendors', 'Find Vendors'],
      [`/vendors/${partner.profileId}`, 'Seminoe Carpenters'],
    ];
    for (const [path, heading] of headings) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
      await expectSound(page);
    }
    await page.goto('/trade-partners/connections');
    const tab = await page.getByRole('link', { name: 'Connections', exact: true }).boundingBox();
    expect(tab!.x + tab!.width).toBeLessThanOrEqual(viewport.width);
  });

  it('[PRJ-08] [PRJ-12] [PRJ-16] [PRJ-07] lead from a posted project to a connection', async () => {
    const page = await openAs(openPage, partner, '/trade-partners/projects/new', PHONE);
    const year = new Date().getFullYear() + 1;
    await page.getByLabel('Project name').fill('Sinclair Offices');
    await page.getByLabel('Type of Project').selectOption('Tenant Improvement');
    await page.getByLabel('Project Description').fill('Build-out of two floors.');
    await page.getByLabel('Project Start').fill(`${year}-06-01`);
    await page.getByRole('combobox', { name: 'Contractor Trade Categories' }).fill('Carpentry');
    await page.getByRole('option', { name: 'Carpentry', exact: true }).click();
    await page
      .getByRole('group', { name: /Invite vendors/ })
      .getByText('No')
      .click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Project successfully posted').waitFor();
    await page.getByRole('heading', { name: 'Sinclair Offices', level: 1 }).waitFor();
    await settled();

    const asker = await openAs(openPage, owner, '/trade-partners/search-projects', DESK);
    await asker.getByRole('link', { name: 'Sinclair Offices' }).click();
    await asker.getByRole('button', { name: "I'm Interested" }).click();
    await asker.getByText("Success! You've sent a connection request to Seminoe Carpenters").waitFor();
    await asker.getByText('Your connection was successful').waitFor();

    await page.reload();
    await page.getByRole('link', { name: 'View Rawlins Builders' }).click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('heading', { name: 'Congratulations, you are now connected' }).waitFor();
    await page.locator(`a[href="mailto:${owner.email}"]`).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await asker.reload();
    await asker.locator(`a[href="mailto:${partner.email}"]`).waitFor();
    expect(await asker.getByRole('button', { name: "I'm Interested" }).count()).toBe(0);
    expect(await accessibilityProblems(asker)).toEqual([]);
  });

  it('lead from a published project to all matches invited in at most 3 clicks, and from there to a connection', async () => {
    const page = await openAs(openPage, owner, '/trade-partners/projects/new', PHONE);
    await page.getByLabel('Project name').fill('Encampment Lodge');
    await page.getByLabel('Type of Project').selectOption('New Construction');
    await page.getByLabel('Project Description').fill('Frame a lodge of two floors.');
    await page.getByLabel('Project Start').fill(dayIn(120));
    await page.getByRole('combobox', { name: 'Contractor Trade Categories' }).fill('Carpentry');
    await page.getByRole('option', { name: 'Carpentry', exact: true }).click();
    await page
      .getByRole('group', { name: /Invite vendors/ })
      .getByText('No')
      .click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('heading', { name: 'Encampment Lodge', level: 1 }).waitFor();

    let clicks = 0;
    const click = async (name: string) => {
      clicks += 1;
      await page.getByRole('button', { name }).click();
    };
    // The matches appear without a reload, and the project opens on their tab.
    await click('Invite 1 company');
    await page.getByRole('tab', { name: 'Invited1' }).waitFor();
    expect(clicks).toBeLessThanOrEqual(3);
    await page.getByText('1 company is invited.').waitFor();
    await expectSound(page);

    const guest = await openAs(openPage, partner, '/trade-partners/invitations', PHONE);
    await guest.getByRole('link', { name: 'Encampment Lodge', exact: true }).click();
    await guest.getByRole('button', { name: "I'm Interested" }).click();
    await guest.locator(`a[href="mailto:${owner.email}"]`).waitFor();
    await page.reload();
    await page.getByRole('tab', { name: 'Invited1' }).click();
    await page.getByText('1 interested').waitFor();
    await expectSound(page);
  });

  it('lead from a message and a plan to its openings, and to both in one list with a note and a spreadsheet', async () => {
    const bridge = await newProject(owner, { name: 'Platte Bridge', zip: ZIP, interestUntil: dayIn(9) });
    const own = await openAs(openPage, owner, `/trade-partners/projects/${bridge}`, DESK);
    const plan = { name: 'Bridge deck.pdf', mimeType: 'application/pdf', buffer: pdf('Bridge deck') };
    await own.getByLabel('Choose plans').setInputFiles({ ...plan, name: 'Site.pdf', buffer: Buffer.from('AC1032') });
    await own.getByText('Please choose a PDF file').waitFor();
    await own.getByLabel('Choose plans').setInputFiles(plan);
    await own.getByText('Bridge deck.pdf').waitFor();

    const asker = await openAs(openPage, partner, `/trade-partners/view/projects/${bridge}`, PHONE);
    await asker.getByText('Last day to ask').waitFor();
    expect(await asker.getByText('Bridge deck.pdf').count()).toBe(0);
    await asker.getByLabel('Message (optional)').fill('Two crews are free in March.');
    expect(await accessibilityProblems(asker)).toEqual([]);
    await asker.getByRole('button', { name: 'Connect' }).click();
    await asker.getByText("Success! You've sent a connection request to Rawlins Builders").waitFor();

    await own.reload();
    await own.getByText('Two crews are free in March.').waitFor();
    await own.getByRole('link', { name: 'View Seminoe Carpenters' }).click();
    await own.getByRole('button', { name: 'Accept' }).click();
    await own.getByRole('heading', { name: 'Congratulations, you are now connected' }).waitFor();
    await asker.reload();
    const opened = asker.waitForEvent('download');
    await asker.getByRole('button', { name: 'Open file: Bridge deck.pdf' }).click();
    expect((await opened).suggestedFilename()).toBe('Bridge deck.pdf');

    await own.goto(`/trade-partners/projects/${bridge}`);
    await own.getByRole('button', { name: 'Who opened it: Bridge deck.pdf' }).click();
    await own.getByRole('dialog').getByText('Opened 1 time').waitFor();
    expect(await accessibilityProblems(own)).toEqual([]);
    await own.goto('/trade-partners/connections?search=platte');
    await own.getByRole('button', { name: 'Add note: Seminoe Carpenters' }).click();
    await own.getByRole('dialog').getByLabel('Note').fill('=Fair prices');
    await own.getByRole('button', { name: 'Save note' }).click();
    await own.getByText('Note saved.').waitFor();
    await own.getByRole('cell', { name: '=Fair prices' }).waitFor();
    const saved = own.waitForEvent('download');
    await own.getByRole('button', { name: 'Download CSV' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toContain('Platte Bridge,Seminoe Carpenters');
    expect(text).toContain(`"'=Fair prices"`);
    expect(await accessibilityProblems(own)).toEqual([]);
    await own.setViewportSize(PHONE);
    await expectToFitScreen(own);
  });
});
