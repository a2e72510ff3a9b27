import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { AUTHENTICATE, CONFIRM, chargesOf, loseAnswer, saveCard } from '../../support/browser/lost-answers.ts';
import { DESK, useBrowser } from '../../support/browser/pages.ts';
import { type Card, payWith, THREE_D_SECURE, VISA } from '../../support/browser/steps.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { saveProfile } from '../../support/people/save-profile.ts';
import { buy as start } from '../../support/posts/card-payments.ts';
import { draftJob, postJob } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

const newSkilledSeeker = async (): Promise<Person> => {
  const seeker = await newSeeker();
  const experience = { category: 'Framing', rating: 2, amount: '5-10YR' };
  await saveProfile(seeker, { jobSeeker: { hasHandsOnExperience: true, handsOnExperiences: [experience] } });
  return seeker;
};

type Checkout = { intent: string; address: string };

/** An open checkout for each family of products. */
const families: Readonly<Record<string, (company: Person) => Promise<Checkout>>> = {
  unlock: async (company) => {
    const { profileId } = await newSeeker();
    const intent = await start(company, 'unlock_applicant_resume_skill_2', { candidate_profile_id: profileId });
    return { intent, address: `/profile/${profileId}/jobSeeker?` };
  },
  'job posting': async (company) => {
    const job = await draftJob(company);
    return { intent: await start(company, 'job_posting', { job_id: job }), address: `/employees/jobs/${job}?` };
  },
  'sent job': async (company) => {
    const [{ profileId }, job] = await Promise.all([newSeeker(), postJob(company)]);
    const subject = { candidate_profile_id: profileId, job_ids: [job] };
    return {
      intent: await start(company, 'send_job_post_match', subject),
      address: `/profile/${profileId}/jobSeeker?`,
    };
  },
  'priority access': async (company) => {
    const { profileId } = await newSkilledSeeker();
    const intent = await start(company, 'skilled_worker_priority_access', { candidate_profile_id: profileId });
    return { intent, address: `/employees/skilled-workers/profile/${profileId}/access?` };
  },
  'job briefing': async (company) => {
    const { profileId } = await newSeeker();
    const job = await draftJob(company, { briefing: true, recipient: profileId });
    const subject = { job_id: job, candidate_profile_id: profileId };
    const intent = await start(company, 'candidate_job_briefing', subject);
    return { intent, address: `/employees/search/profile/${profileId}/job?job=${job}&` };
  },
};

/** Pays with a new card; a company that has bought before chooses that first. */
const payWithNew = async (page: Page, card: Card) => {
  await page.getByRole('button', { name: /^(Confirm and pay|Pay) \$/ }).waitFor();
  if (await page.getByRole('button', { name: /^Confirm and pay/ }).isVisible()) {
    await page.getByText('Use another card').click();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  }
  await payWith(page, card);
};

/** The ways to pay, each with the call whose response is lost. */
const ways = {
  'a saved card': {
    lost: CONFIRM,
    pay: (page: Page) => page.getByRole('button', { name: /^Confirm and pay/ }).click(),
  },
  'a new card': { lost: CONFIRM, pay: (page: Page) => payWithNew(page, VISA) },
  '3-D Secure': {
    lost: AUTHENTICATE,
    pay: async (page: Page) => {
      await payWithNew(page, THREE_D_SECURE);
      await page.getByRole('button', { name: 'Complete authentication' }).click();
    },
  },
};

const checking = (page: Page) => page.getByRole('dialog', { name: "We're checking your payment" });
const expectNoVerdict = async (page: Page) => {
  for (const text of ['Payment Unsuccessful', 'You were not charged.', 'Card Error', "We couldn't complete"])
    expect(await page.getByText(text).count(), text).toBe(0);
  expect(await page.getByText('Use another card').filter({ visible: true }).count()).toBe(0);
};

describe.each(Object.entries(families))('the checkout of a %s', (family, open) => {
  it.each(Object.entries(ways))(
    'claims nothing unknown when the response to %s is lost before and after the payment [PAY-08] [PAY-11] [PAY-12]',
    async (way, { lost, pay }) => {
      const company = await newCompany();
      if (way === 'a saved card') await saveCard(company);
      const { intent, address } = await open(company);
      const page = await openPage(DESK);
      await enterAs(page, company.email, `${address}payment_intent=${intent}`);

      await loseAnswer(page, lost, 'before');
      await pay(page);
      await checking(page)
        .getByText(/It hasn't arrived so far/)
        .waitFor();
      await expectNoVerdict(page);
      if (family === 'unlock') expect(await accessibilityProblems(page)).toEqual([]);
      expect(await chargesOf(intent)).toBe(0);

      await loseAnswer(page, lost, 'after');
      await checking(page).getByRole('button', { name: 'Try Again' }).click();
      await pay(page);
      await page
        .getByRole('dialog', { name: 'Payment Successful!' })
        .getByText(/^You paid \$/)
        .waitFor();
      await expectNoVerdict(page);
      expect(await chargesOf(intent)).toBe(1);
      expect((await company.api.post('/api/payment', { id: intent })).body).toMatchObject({ fulfilled: true });
    },
  );
});
