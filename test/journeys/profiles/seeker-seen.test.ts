import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { DESK, PHONE, pathOf, useBrowser } from '../../support/browser/pages.ts';
import { callsOf, openAs } from '../../support/browser/profile-pages.ts';
import { payWith, VISA } from '../../support/browser/steps.ts';
import { uploaded } from '../../support/files/files.ts';
import { pdf, picture } from '../../support/files/pictures.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

const part = {
  positionSeeking: ['Full-Time'],
  hasHandsOnExperience: true,
  handsOnExperiences: [
    { category: 'Framing', rating: 2, amount: '5-10YR' },
    { category: 'Yoder style stairs', rating: 1, amount: '1-5YR' },
  ],
  handsOnExperienceDescription: 'Call Travis',
  hasFormalTraining: true,
  formalTrainingDescription: 'Ivy Tech',
  formalTrainingCategories: ['Carpentry'],
  previousCompaniesWorkedFor: [
    { position: 'Lead Carpenter', from: '2019', current: true, dailyResponsibilities: 'Layout and stairs' },
    { position: 'Partner at Yoder Homes', from: '2012', to: '2019' },
  ],
  hasReferences: true,
  references: [{ name: 'Joan Beachy', phone: '(574) 555-0117' }, { name: 'Curtis Lamb' }],
  validDriversLicense: true,
  validCdlLicense: true,
  cdlClass: 'A',
  isVeteran: true,
  veteranStatus: 'Retired',
  managementExperience: ['Crew Management'],
  reliableTransportation: false,
};

const fullSeeker = async (): Promise<Person> => {
  const seeker = await newSeeker();
  const { status } = await seeker.api.patch(`/api/profile/${seeker.profileId}`, {
    jobSeeker: part,
    address: '5 Elm St',
  });
  expect(status).toBe(200);
  await uploaded(seeker, 'resume', { name: 'cv.pdf', bytes: pdf() });
  await uploaded(seeker, 'profilePhoto', { name: 'me.jpg', bytes: await picture(300, 300) });
  return seeker;
};

describe('a job seeker seen by a company', () => {
  let company: Person;
  let seeker: Person;
  const address = () => `/profile/${seeker.profileId}/jobSeeker`;

  beforeAll(async () => {
    [company, seeker] = await Promise.all([newCompany({ name: 'Lakeland Framing' }), fullSeeker()]);
  });

  it('[PRO-01] [PRO-07] [PRO-10] [PRO-11] [PRO-12] [FIL-06] [PRO-13] is masked until it is unlocked, at both widths', async () => {
    for (const viewport of [DESK, PHONE]) {
      const page = await openAs(openPage, company, '/toolbox/settings', viewport);
      await page.goto(`/profile/${seeker.profileId}`);
      await page.getByRole('heading', { name: `Jobseeker${seeker.profileId.slice(0, 4)}`, level: 1 }).waitFor();
      await expect.poll(() => pathOf(page)).toBe(address());
      await expect
        .poll(() => page.locator('article').getByRole('heading', { level: 2 }).allInnerTexts())
        .toEqual([
          'Professional Summary',
          'Profile Information',
          'Transportation',
          'Background Information',
          'References',
          'Resume',
          'Last Activity',
        ]);
      await page.getByRole('meter', { name: 'Framing' }).waitFor();
      await expect.poll(() => page.getByRole('listitem', { name: 'Reference, locked' }).count()).toBe(2);
      await page.getByText('Job details show after you unlock').waitFor();
      for (const text of ['Class A', 'Retired', 'Crew Management'])
        await page.getByText(text, { exact: true }).waitFor();
      await page.getByText('Opens after you unlock').waitFor();
      await page.getByText('Phone, hidden until unlocked').waitFor({ state: 'attached' });
      await expect.poll(() => page.getByRole('button', { name: 'Open Resume' }).count()).toBe(0);
      await expect.poll(() => page.locator('[data-photo]').count()).toBe(0);
      const shown = await page.locator('main').innerText();
      for (const secret of ['Travis', 'Yoder', 'Joan', '555-0142', 'Ivy Tech', 'Layout and stairs', seeker.email]) {
        expect(shown).not.toContain(secret);
      }
      expect(await accessibilityProblems(page)).toEqual([]);
    }
  });

  it('[PRO-09] distinguishes yes, no and no answer', async () => {
    const page = await openAs(openPage, company, address());
    const answers = page.getByRole('heading', { name: 'Transportation' }).locator('..').getByRole('listitem');
    const said = ["Valid Driver's License: yes", 'Valid CDL License: yesClass A', 'Reliable Transportation: No'];
    await expect.poll(() => answers.allTextContents()).toEqual(said);
    const blank = await newSeeker();
    await page.goto(`/profile/${blank.profileId}/jobSeeker`);
    await page.getByText('Professional References Available: Not specified').waitFor();
    await expect
      .poll(() => answers.allTextContents())
      .toEqual(
        ["Valid Driver's License", 'Valid CDL License', 'Reliable Transportation'].map((l) => `${l}: Not specified`),
      );
    const own = await openAs(openPage, seeker, '/profile');
    const ownAnswers = own.getByRole('heading', { name: 'Transportation' }).locator('../..').getByRole('listitem');
    await expect.poll(() => ownAnswers.allTextContents()).toEqual(said);
  });

  it("equals what the seeker sees under 'View as an employer sees it'", async () => {
    const asCompany = await openAs(openPage, company, address());
    await asCompany.getByText('Opens after you unlock').waitFor();
    const own = await openAs(openPage, seeker, '/profile');
    await own.getByRole('link', { name: 'View as an employer sees it' }).click();
    await own.getByText('This is all that a company sees of you before it unlocks your profile.').waitFor();
    const header = `Jobseeker${seeker.profileId.slice(0, 4)}`;
    await own.getByRole('heading', { name: header, level: 1 }).waitFor();
    // A company's page ends with the one button that isn't part of the profile.
    const seen = (await asCompany.locator('article').innerText()).replace(/\s*Report this profile$/, '');
    await expect.poll(() => own.locator('article').innerText()).toBe(seen);
    await own.getByRole('link', { name: 'Back to your profile' }).click();
    await own.getByRole('heading', { name: 'Travis Yoder', level: 1 }).waitFor();
  });

  it('[APP-19] [PRO-03] [PRO-12] [PRO-11] is bought on the page, then shows name, references, photo and resume', async () => {
    const page = await openAs(openPage, company, '/toolbox/settings');
    const offer = page.getByRole('heading', { name: 'Unlock this profile' });
    expect((await callsOf(page, address(), offer)).length).toBeLessThanOrEqual(4);
    const intent = page.waitForResponse((response) => response.url().endsWith('/api/payment/intent'));
    await page.getByRole('button', { name: 'Unlock' }).filter({ visible: true }).click();
    const { id } = await (await intent).json();
    await page.waitForURL(`**/jobSeeker?payment_intent=${id}`);
    await page.locator('article').waitFor({ state: 'detached' });
    await payWith(page, VISA);
    await page.getByText('Payment Successful!').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Travis Yoder', level: 1 }).waitFor();
    await page.getByText('Joan Beachy').waitFor();
    await page.getByText('Curtis Lamb').waitFor();
    await page.locator('[data-photo=photo] img').waitFor();
    await page.getByText('Partner at Yoder Homes').waitFor();
    const opened = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Open Resume' }).click();
    expect((await opened).suggestedFilename()).toBe('Travis Yoder Resume.pdf');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('[FIL-05] opens for a job of the company as well, for applicants and matches, with the resume once it is open', async () => {
    const [employer, applicant] = await Promise.all([newCompany(), fullSeeker()]);
    const job = await postJob(employer);
    await apply(applicant, employer, job);
    const path = `/employees/search/profile/${applicant.profileId}/job-application/${job}`;
    const page = await openAs(openPage, employer, path);
    await page.getByText('Opens after you unlock').waitFor();
    await unlock(employer, applicant, job);
    await page.reload();
    const open = page.getByRole('button', { name: 'Open Resume' });
    await open.waitFor();
    await page.getByRole('heading', { name: 'This applicant' }).waitFor();
    const call = page.getByRole('link', { name: 'Call (574) 555-0142' });
    expect(await call.first().getAttribute('href')).toBe('tel:+15745550142');
    expect((await call.first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const name of ['Accept', 'Decline']) await page.getByRole('button', { name }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Send Job' }).count()).toBe(0);
    await page.route('**/api/files/url/*', (route) => route.fulfill({ status: 500, json: {} }));
    await open.click();
    await page.getByText('We were unable to download your file.').waitFor();
    await page.goto(`${path}?isMatch=true`);
    const back = page.getByRole('link', { name: 'Back to List' });
    await expect.poll(() => back.getAttribute('href')).toBe(`/employees/jobs/${job}?tab=matches`);
  });

  it("[PRO-36] can't be seen by another job seeker, nor when there is none", async () => {
    const stranger = await newSeeker();
    const page = await openAs(openPage, stranger, address());
    await page.getByText("We couldn't retrieve the data for this profile.").waitFor();
    const other = await openAs(openPage, company, '/profile/0123456789abcdef01234567/jobSeeker');
    await other.getByText("We couldn't retrieve the data for this profile.").waitFor();
    expect(await accessibilityProblems(other)).toEqual([]);
  });
});
