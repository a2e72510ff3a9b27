import { describe, expect, it } from 'vitest';
import { enterAs } from '../../support/browser/enter-as.ts';
import { DESK, PHONE, pathOf, useBrowser } from '../../support/browser/pages.ts';
import { DECLINED, fillJob, payWith, THREE_D_SECURE, VISA } from '../../support/browser/steps.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { companyWithApplicant } from '../../support/posts/applicants.ts';
import { webhooks } from '../../support/posts/card-payments.ts';
import { apply, draftJob, postJob } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

const openAs = async (person: Person, path: string, viewport = DESK) => {
  const page = await openPage(viewport);
  await enterAs(page, person.email, path);
  return page;
};

describe('the job form', () => {
  it('[EMP-16] goes from edit to review and back, and cancels to the job list', async () => {
    const page = await openAs(await newCompany(), '/employees/jobs/new');
    await page.getByRole('button', { name: 'Publish' }).first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Back', exact: true }).count()).toBe(0);
    await fillJob(page, 'Framer', 'Framing');
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await page.getByRole('button', { name: 'Back', exact: true }).first().click();
    await expect.poll(() => page.getByLabel('Job title *').inputValue()).toBe('Framer');
    await page
      .getByRole('link', { name: 'Cancel' })
      .or(page.getByRole('button', { name: 'Cancel' }))
      .first()
      .click();
    await page.waitForURL('**/employees/jobs');
  });

  it('[EMP-16] cancels to the job when there is one', async () => {
    const company = await newCompany();
    const job = await postJob(company, { name: 'Deck Builder' });
    const page = await openAs(company, `/employees/jobs/${job}/edit`);
    await expect.poll(() => page.getByLabel('Job title *').inputValue()).toBe('Deck Builder');
    await page
      .getByRole('link', { name: 'Cancel' })
      .or(page.getByRole('button', { name: 'Cancel' }))
      .first()
      .click();
    await page.waitForURL(`**/employees/jobs/${job}`);
  });

  it('keeps its buttons in place when the price loads late', async () => {
    const page = await openPage();
    const price = Promise.withResolvers<void>();
    await page.route('**/api/payment/products/job_posting', async (route) => {
      await price.promise;
      await route.fallback();
    });
    await enterAs(page, (await newCompany()).email, '/employees/jobs/new');
    await fillJob(page, 'Framer', 'Framing');
    await page.getByRole('button', { name: 'Publish' }).first().click();
    const back = page.getByRole('button', { name: 'Back', exact: true }).first();
    await back.waitFor();
    const placed = await back.boundingBox();
    price.resolve();
    await page.getByText('$49', { exact: true }).first().waitFor();
    expect(await back.boundingBox()).toEqual(placed);
  });

  it('publishes nothing by a double click on the first step', async () => {
    const page = await openAs(await newCompany(), '/employees/jobs/new', PHONE);
    await fillJob(page, 'Framer', 'Framing');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const publish = page.getByRole('button', { name: 'Publish' });
    await publish.last().click();
    await page.getByRole('button', { name: 'Back', exact: true }).last().waitFor();
    expect(await publish.last().isDisabled()).toBe(true);
    await page.clock.runFor(1_000);
    await expect.poll(() => publish.last().isEnabled()).toBe(true);
  });

  it('[EMP-17] [EMP-18] has every field, and the toolbar of the rich text', async () => {
    const page = await openAs(await newCompany(), '/employees/jobs/new');
    for (const label of ['Job title *', 'Zip Code *', 'Type of Position *', 'Compensation']) {
      await page.getByLabel(label).waitFor();
    }
    for (const label of ['Job Trade Categories', 'Qualifications', 'Benefits']) {
      await page.getByRole('combobox', { name: label }).waitFor();
    }
    for (const label of ['Experience required *', 'Willing to provide paid training *']) {
      await page.getByRole('group', { name: label }).waitFor();
    }
    for (const label of ['Description', 'Why Work Here']) await page.getByRole('textbox', { name: label }).waitFor();
    const toolbar = page.getByRole('toolbar').first();
    await toolbar.getByRole('button', { name: 'More' }).click();
    const headings = await toolbar.getByLabel('Heading').getByRole('option').allTextContents();
    expect(headings).toHaveLength(7);
    for (const tool of ['Font', 'Color']) await toolbar.getByLabel(tool, { exact: true }).waitFor();
    for (const tool of ['Bold', 'Italic', 'Underline', 'Strike', 'Clear formatting']) {
      await toolbar.getByRole('button', { name: tool }).waitFor();
    }
  });

  it('[EMP-19] [EMP-20] shows at each field what is missing or wrong', async () => {
    const page = await openAs(await newCompany(), '/employees/jobs/new');
    await page.getByLabel('Zip Code *').fill('123');
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await page.getByText('Please enter a valid ZIP code').waitFor();
    await expect.poll(() => page.getByText('This field is required').count()).toBe(4);

    await fillJob(page, 'Framer', 'Framing');
    await page.getByLabel('Zip Code *').fill('00000');
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await page.getByRole('button', { name: 'Back', exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await page.getByText('Please enter a valid ZIP code').waitFor();
  });

  it('[EMP-21] adds a qualification once, and Enter does not submit', async () => {
    const page = await openAs(await newCompany(), '/employees/jobs/new');
    const field = page.getByRole('combobox', { name: 'Qualifications' });
    for (const text of ['Own truck', 'Own truck', ' ']) {
      await field.fill(text);
      await field.press('Enter');
    }
    await expect.poll(() => page.getByText('Own truck', { exact: true }).count()).toBe(1);
    await expect.poll(() => page.getByText('This field is required').count()).toBe(0);
  });

  it('starts with the trades the company performs and keeps a draft', async () => {
    const company = await newCompany({ selfPerformWorkCategories: ['Roofing'] });
    const page = await openAs(company, '/employees/jobs/new');
    await page.getByText('Roofing', { exact: true }).first().waitFor();
    await page.getByLabel('Job title *').fill('Half a thought');
    await page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('Half a thought'));
    await page.reload();
    await expect.poll(() => page.getByLabel('Job title *').inputValue()).toBe('Half a thought');
    await page.getByLabel('Job title *').fill('Half a thought more');
    await page.getByRole('button', { name: 'Cancel' }).first().click();
    await page.waitForURL('**/employees/jobs');
    await page.getByRole('link', { name: 'Post a job' }).first().click();
    await expect.poll(() => page.getByLabel('Job title *').inputValue()).toBe('Half a thought more');
  });

  it('[EMP-25] updates a published job without a payment', async () => {
    const company = await newCompany();
    const id = await postJob(company, { name: 'Old Name' });
    const page = await openAs(company, `/employees/jobs/${id}/edit`);
    await page.getByLabel('Job title *').fill('new name');
    await page.getByText('Already paid for: saving your changes costs nothing.').waitFor();
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await page.getByRole('button', { name: 'Back', exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await page.getByText('Changes saved').waitFor();
    await page.getByRole('heading', { name: 'New Name', level: 1 }).waitFor();
    expect((await company.api.get(`/api/jobs/${id}`)).body).toMatchObject({ name: 'New Name', published: true });
  });
});

describe('paying', () => {
  const openCheckout = async () => {
    const company = await newCompany();
    const id = await draftJob(company, { name: 'Unpaid Carpenter', published: true });
    const page = await openAs(company, `/employees/jobs/${id}`);
    await page
      .getByRole('button', { name: /Publish/ })
      .first()
      .click();
    await page.waitForURL('**payment_intent=**');
    return { company, id, page };
  };
  const published = async (company: Person, id: string) => (await company.api.get(`/api/jobs/${id}`)).body.published;

  it('[PAY-12] a declined card charges nothing, says so, and another card works', async () => {
    const { company, id, page } = await openCheckout();
    await payWith(page, DECLINED);
    await page.getByText('Payment Unsuccessful').waitFor();
    await page
      .getByText("Unfortunately, we couldn't process your payment. Please try using a different payment method.")
      .waitFor();
    await expect.poll(() => published(company, id)).toBe(false);
    await page.getByText('You were not charged.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).last().click();
    await payWith(page, DECLINED);
    await page.getByRole('button', { name: 'Use another card' }).click();
    await expect.poll(() => page.getByLabel('Card number').inputValue()).toContain('4000');
    await payWith(page, VISA);
    await page.getByText('Payment Successful!').waitFor();
    await expect.poll(() => published(company, id)).toBe(true);
  });

  it('[EMP-26] confirms the publication once, with Edit and Discard, and deletes nothing', async () => {
    const { company, id, page } = await openCheckout();
    await payWith(page, VISA);
    await page.getByRole('button', { name: 'Continue' }).click();
    const confirmation = page.getByText('Congratulations, your Job has been published!');
    await confirmation.waitFor();
    expect(await confirmation.count()).toBe(1);
    const edit = page.getByRole('link', { name: 'Edit', exact: true });
    expect(await edit.getAttribute('href')).toBe(`/employees/jobs/${id}/edit`);
    // There are no applicants yet, so the page opens the tab that has people.
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toMatch(/Matches/);
    await page.getByRole('button', { name: 'Discard' }).click();
    await confirmation.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /Applicants/ }).click();
    await page.getByText('No applicants found.').waitFor();
    expect((await company.api.get(`/api/jobs/${id}`)).body).toMatchObject({ published: true });
  });

  it('[PAY-13] shows 3-D Secure in the page when the bank requires it', async () => {
    const { company, id, page } = await openCheckout();
    await payWith(page, THREE_D_SECURE);
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await page.getByText('Payment Successful!').waitFor();
    await expect.poll(() => published(company, id)).toBe(true);
  });

  it('[PAY-08] [PAY-22] a browser that closed after paying finds the purchase complete, charged once', async () => {
    const { company, id, page } = await openCheckout();
    await webhooks('drop');
    try {
      await page.route('**/api/payment', (route) => route.abort());
      const confirmed = page.waitForResponse((response) => response.url().includes('/confirm'));
      await payWith(page, VISA);
      await confirmed;
      const address = pathOf(page);
      await page.context().close();
      await expect.poll(() => published(company, id)).toBe(false);

      const again = await openAs(company, address);
      await again.getByText("You've already completed this transaction.").waitFor();
      await expect.poll(() => published(company, id)).toBe(true);
    } finally {
      await webhooks('normal');
    }
  });

  it("[PAY-07] shows an error for an unknown checkout, and never another company's", async () => {
    const { page, id } = await openCheckout();
    const stranger = await newCompany();
    const intent = new URL(page.url()).searchParams.get('payment_intent');
    const own = await draftJob(stranger);
    expect(own).not.toBe(id);
    const other = await openAs(stranger, `/employees/jobs/${own}?payment_intent=${intent}`);
    await other.getByText("We couldn't retrieve your checkout information").waitFor();
  });
});

describe('an application', () => {
  it('[APP-21] that is declined is removed from the list, and shows when it was declined', async () => {
    const { company, seeker, job: id } = await companyWithApplicant();
    const page = await openAs(company, `/employees/search/profile/${seeker.profileId}/job-application/${id}`);
    await page.getByRole('button', { name: 'Decline' }).first().click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Confirm|Decline/ })
      .click();
    await page.getByText('Application Declined successfully!').waitFor();
    await page.waitForURL('**/employees/jobs');
    await page.goto(`/employees/search/profile/${seeker.profileId}/job-application/${id}`);
    await page.getByText(/Job Declined On/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Unlock' }).count()).toBe(0);
  });

  it('[EMP-07] shows texts for empty lists, and marks new people', async () => {
    const company = await newCompany();
    const id = await postJob(company, { zip: '99501', tradeCategories: ['Roofing'] });
    const page = await openAs(company, `/employees/jobs/${id}`);
    await page.getByText('No applicants found.').waitFor();
    await page.getByRole('tab', { name: /Matches/ }).click();
    await page.getByText('No matches found.').waitFor();
    const seeker = await newSeeker();
    await apply(seeker, company, id);
    await page.goto('/employees/jobs');
    await page.getByText('New applicants', { exact: true }).first().waitFor();
  });
});
