import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { DESK, PHONE, useBrowser } from '../../support/browser/pages.ts';
import { callsOf, openAs } from '../../support/browser/profile-pages.ts';
import { uploaded } from '../../support/files/files.ts';
import { picture } from '../../support/files/pictures.ts';
import { newAccount, newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

const facts = {
  website: 'https://lakeland.example.com',
  description: '<p>We frame wood houses.</p>',
  provider: {
    principleContact: { firstName: 'Renee', lastName: 'Hartzler' },
    workRadius: '0-50mi',
    industry: ['Residential'],
    emr: '0.82',
    affiliations: ['National Association of Home Builders'],
    qualifiedDesignations: ['Women (WBE)'],
  },
};

describe('a company seen by others', () => {
  let company: Person;
  const address = () => `/profile/${company.profileId}/provider`;

  beforeAll(async () => {
    company = await newCompany({ name: 'Lakeland Framing' });
    const { status } = await company.api.patch(`/api/company/profile/${company.profileId}`, facts);
    expect(status).toBe(200);
    await uploaded(company, 'showcase', { name: 'deck.jpg', bytes: await picture(400, 300) });
  });

  it('[PRO-14] [PRO-15] [PRO-16] [PRO-17] [PRO-18] [PRO-19] [PRO-20] [PRO-39] shows a job seeker no contact, three details and no openings', async () => {
    const seeker = await newSeeker();
    for (const viewport of [DESK, PHONE]) {
      const page = await openAs(openPage, seeker, '/toolbox/settings', viewport);
      const openings = page.getByText('No Job openings!');
      expect((await callsOf(page, address(), openings)).length).toBeLessThanOrEqual(3);
      await page.getByText('1 images total').waitFor();
      await expect
        .poll(() => page.locator('article dt').allInnerTexts())
        .toEqual(['Work Radius', 'Industry of Work', 'Number of Employees']);
      for (const text of [
        'We frame wood houses.',
        'Carpentry',
        'National Association of Home Builders',
        'Women (WBE)',
      ]) {
        await page.getByText(text, { exact: true }).waitFor();
      }
      await page.getByText('Not specified').waitFor();
      const shown = await page.locator('main').innerText();
      for (const secret of ['Renee', '555-0100', 'lakeland.example.com', company.email])
        expect(shown).not.toContain(secret);
      expect(await accessibilityProblems(page)).toEqual([]);
    }
  });

  it("matches what the company sees under 'View as a job seeker sees it'", async () => {
    const asSeeker = await openAs(openPage, await newSeeker(), address());
    await asSeeker.getByText('1 images total').waitFor();
    const own = await openAs(openPage, company, '/profile');
    await own.getByRole('link', { name: 'View as a job seeker sees it' }).click();
    await own.getByText('This is what a job seeker sees of your company.').waitFor();
    await own.getByText('1 images total').waitFor();
    await own.getByText('No Job openings!').waitFor();
    const words = (text: string) => text.replace(/\s+/g, ' ');
    expect(words(await own.locator('article').innerText())).toBe(words(await asSeeker.locator('article').innerText()));
    await expect.poll(() => own.locator('main').innerText()).not.toContain('Renee');
  });

  it('[PRO-18] [PRO-20] shows another company every detail, and no openings', async () => {
    const page = await openAs(openPage, await newCompany(), address());
    await page.getByText('Annual Volume of Projects').waitFor();
    await expect.poll(() => page.locator('article dt').count()).toBe(12);
    await expect.poll(() => page.getByRole('heading', { name: 'Current Job Openings' }).count()).toBe(0);
  });

  it('[PRO-39] shows its contact to a job seeker whose application it accepted', async () => {
    const [employer, applicant] = await Promise.all([newCompany(), newSeeker()]);
    await employer.api.patch(`/api/company/profile/${employer.profileId}`, facts);
    const job = await postJob(employer);
    await apply(applicant, employer, job);
    await unlock(employer, applicant, job);
    const granted = { type: 'job-application', job };
    await employer.api.patch(`/api/company/profile/access/grant/${applicant.profileId}`, granted);
    const page = await openAs(openPage, applicant, `/profile/${employer.profileId}/provider`);
    await page.getByRole('link', { name: '(574) 555-0100' }).waitFor();
    await page.getByRole('link', { name: employer.email }).waitFor();
    await page.getByRole('link', { name: 'lakeland.example.com' }).waitFor();
  });

  it('[PRO-20] lists its openings three a row and nine a page, each leading to its job', async () => {
    const employer = await newCompany();
    for (let index = 0; index < 10; index += 1) await postJob(employer, { name: `Framer ${index}` });
    const page = await openAs(openPage, await newSeeker(), `/profile/${employer.profileId}/provider`);
    const openings = page.getByRole('region', { name: 'Current Job Openings' });
    const cards = openings.locator('li').filter({ has: page.getByRole('heading', { level: 3 }) });
    await cards.nth(8).waitFor();
    await expect.poll(() => cards.count()).toBe(9);
    const tops = await cards.evaluateAll((list) => list.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(3);
    await openings.getByRole('button', { name: 'Page 2' }).click();
    await cards.nth(1).waitFor({ state: 'detached' });
    await expect.poll(() => cards.count()).toBe(1);
    await cards.first().click();
    await page.waitForURL('**/jobs/*');
  });

  it('[PRO-14] shows a school with the trades it trains and without operations, to itself and to others', async () => {
    const school = await newAccount('educational');
    const { body } = await school.api.post('/api/accounts/upsert', {
      name: 'Warsaw Trade School',
      type: 'educational',
      phoneNumber: '(574) 555-0133',
      zip: '46580',
    });
    const page = await openAs(openPage, school, '/profile?edit=true');
    await page.getByRole('heading', { name: 'Warsaw Trade School', level: 1 }).waitFor();
    const titles = () => page.locator('article').getByRole('heading', { level: 2 }).allInnerTexts();
    await expect.poll(() => titles()).toEqual(['General Information', 'Business Information', 'Trades we train']);
    const other = await openAs(openPage, await newSeeker(), `/profile/${body.id}/provider`);
    await other.getByRole('heading', { name: 'Business Information' }).waitFor();
    await other.getByText('574').first().waitFor();
    await expect.poll(() => other.getByRole('heading', { name: 'Operational Details' }).count()).toBe(0);
    await expect.poll(() => other.getByRole('heading', { name: 'Current Job Openings' }).count()).toBe(0);
  });
});
