import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { DESK, PHONE, useBrowser } from '../support/browser/pages.ts';
import { openAs } from '../support/browser/profile-pages.ts';
import { settled } from '../support/cloud/stream.ts';
import { newPartner } from '../support/people/partners.ts';
import type { Person } from '../support/people/people.ts';
import { newProject } from '../support/posts/postings.ts';

const { openPage } = useBrowser();

/** A town where no other test has companies. */
const ZIP = '82301';

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
  it('[PRJ-01] [PRJ-02] [PRJ-37] all resolve, fit a desk and a phone, and have nothing that axe finds', async () => {
    const page = await openAs(openPage, owner, '/trade-partners', DESK);
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
      ['/vendors', 'Find Vendors'],
      [`/vendors/${partner.profileId}`, 'Seminoe Carpenters'],
    ];
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      for (const [path, heading] of headings) {
        await page.goto(path);
        await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
        await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
        expect(await accessibilityProblems(page), path).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `${path} at ${viewport.width}`).toBeLessThanOrEqual(viewport.width);
      }
    }
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
});
