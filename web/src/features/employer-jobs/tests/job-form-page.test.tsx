import { createJob, getJob, listJobs, updateJob } from '@plumbline/shared/contracts/jobs/jobs';
import { getProduct } from '@plumbline/shared/contracts/payments/products';
import { getCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { listBenefits, locateZip } from '@plumbline/shared/contracts/reference/reference';
import { type Path, paths } from '@plumbline/shared/options/paths';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { JOB, ownJob, pageOf } from '../../../app/component-tests/own-jobs.ts';
import { answering, OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { readStored, writeStored } from '../../../lib/session/browser-storage.ts';
import { CopyJobPage, EditJobPage, NewJobPage } from '../form/job-form-page.tsx';

const pages = {
  new: { page: <NewJobPage />, route: paths.employees.newJob as Path, at: '/employees/jobs/new' },
  copy: { page: <CopyJobPage />, route: paths.employees.copyJob as Path, at: '/employees/jobs/copy' },
  edit: { page: <EditJobPage />, route: paths.employees.editJob as Path, at: `/employees/jobs/${JOB}/edit` },
};

const company = {
  id: OWN.profile,
  type: 'provider',
  kind: 'provider',
  name: 'Wagon Wheel Homes',
  zip: '46590',
  city: 'Winona Lake',
  state: 'IN',
  public: true,
  redacted: false,
  createdAt: '2026-11-04T15:00:00.000Z',
  updatedAt: '2026-11-04T15:00:00.000Z',
  provider: { isVendor: false, selfPerformWorkCategories: ['Roofing'] },
} as const;

const open = (which: keyof typeof pages, more: ReturnType<typeof answering>[] = []) => {
  const { page, ...where } = pages[which];
  return renderPage(page, {
    ...where,
    answers: [
      answering(getJob, ownJob()),
      answering(listJobs, pageOf([ownJob(), ownJob({ id: '1'.repeat(24), name: 'Lead Framing Carpenter (2)' })])),
      answering(getCompanyProfile, company as never),
      answering(listBenefits, { results: ['PTO', 'Bonus', '401K', 'Other'].map((name) => ({ name })) }),
      answering(getProduct, ({ params: { slug } }) => ({ slug, name: slug, amount: 4900 }) as never),
      answering(createJob, { id: JOB, published: true }),
      answering(updateJob, { id: JOB, published: true }),
      ...more,
    ],
  });
};

const title = async () => (await screen.findByLabelText<HTMLInputElement>(/^Job title/)).value;
const review = async () => {
  fireEvent.click(screen.getAllByRole('button', { name: 'Publish' })[0] as HTMLElement);
  await screen.findAllByRole('button', { name: 'Back' });
};
/** Submits the review once. */
const publishReviewed = () =>
  waitFor(() => {
    const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Publish' });
    expect(button?.disabled).toBe(false);
    fireEvent.click(button as HTMLElement);
  });
/** Continues through the review and submits. */
const publish = async () => {
  await review();
  await publishReviewed();
};

beforeAll(() => {
  globalThis.scrollTo = () => {};
});

describe('the job form', () => {
  it("[EMP-24] opens when the company can't be loaded, and requests it no more often than the form does", async () => {
    const { asked } = open('new', [answering(getCompanyProfile, { status: 500, code: 'unexpected' })]);
    fireEvent.change(await screen.findByLabelText(/^Job title/), { target: { value: 'Roofer' } });
    expect(await title()).toBe('Roofer');
    expect(asked.filter(({ name }) => name === 'getCompanyProfile').length).toBeLessThan(4);
  });

  it('[EMP-15] opens empty for a new job, filled for one that is edited, and numbered for a copy', async () => {
    const fresh = open('new');
    expect(await title()).toBe('');
    fresh.unmount();
    const edited = open('edit');
    expect(await title()).toBe('Lead Framing Carpenter');
    edited.unmount();
    writeStored('copiedJobId', JOB);
    open('copy');
    expect(await title()).toBe('Lead Framing Carpenter (3)');
  });

  it('offers to remove contact details from a public text, and publishes it without them', async () => {
    const { asked } = open('edit', [
      answering(
        getJob,
        ownJob({
          description: '<p>Call <strong>(574) 555-0142</strong> today.</p>',
          whyWorkHere: '<p>See www.lakeland.example.</p>',
          compensation: '$25 - $30, jobs@lakeland.example',
        }),
      ),
    ]);
    await title();
    fireEvent.click(screen.getAllByRole('button', { name: 'Publish' })[0] as HTMLElement);
    const warning = await screen.findByText(/reads your contact details/);
    expect(warning.textContent).toContain(
      'your contact details: (574) 555-0142, www.lakeland.example, jobs@lakeland.example.',
    );
    const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove them' });
    await waitFor(() => expect(remove.disabled).toBe(false));
    fireEvent.click(remove);
    await waitFor(() => expect(screen.queryByText(/reads your contact details/)).toBeNull());
    fireEvent.click(screen.getAllByRole('button', { name: 'Publish' })[0] as HTMLElement);
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'updateJob')?.body).toMatchObject({
        description: '<p>Call <strong></strong> today.</p>',
        whyWorkHere: '<p>See.</p>',
        compensation: '$25 - $30,',
      }),
    );
  });

  it('publishes a text with contact details unchanged, when the user keeps them', async () => {
    const description = '<p>Call (574) 555-0142.</p>';
    const { asked } = open('edit', [answering(getJob, ownJob({ description }))]);
    await title();
    await publish();
    await waitFor(() => expect(asked.find(({ name }) => name === 'updateJob')?.body).toMatchObject({ description }));
  });

  it('[EMP-24] starts with the trades the company performs itself, or with the draft', async () => {
    const fresh = open('new');
    await screen.findByRole('button', { name: 'Remove Roofing' });
    fresh.unmount();
    writeStored('jobDraft', { name: 'Half a thought' });
    open('new');
    expect(await title()).toBe('Half a thought');
    expect(screen.queryByRole('button', { name: 'Remove Roofing' })).toBeNull();
  });

  it('[EMP-24] [EMP-23] creates a new job, and publishing it removes the draft', async () => {
    const { name, type, zip, experienceRequired, willingToProvidePaidTraining } = ownJob();
    writeStored('jobDraft', { name, type, zip, experienceRequired, willingToProvidePaidTraining });
    const { asked, address } = open('new');
    await title();
    await publish();
    await screen.findByText('Congratulations, your Job has been published!');
    expect(readStored('jobDraft')).toBeUndefined();
    expect(asked.find(({ name: call }) => call === 'createJob')?.body).toMatchObject({ name, published: true });
    await expect.poll(address).toBe(`/employees/jobs/${JOB}`);
  });

  it('says that it was filled in from the draft, and starts over', async () => {
    writeStored('jobDraft', { name: 'Half a thought' });
    open('new');
    await screen.findByText('We restored your draft.');
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await waitFor(async () => expect(await title()).toBe(''));
    expect(readStored('jobDraft')).toBeUndefined();
    expect(screen.queryByText('We restored your draft.')).toBeNull();
  });

  it('says nothing about a draft when there is none', async () => {
    open('new');
    expect(await title()).toBe('');
    expect(screen.queryByText('We restored your draft.')).toBeNull();
  });

  it('leaves the draft alone while another tab has it', async () => {
    type Granted = (lock: null) => unknown;
    const locks = { request: async (_: string, __: object, granted: Granted) => granted(null) };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }));
    writeStored('jobDraft', { name: 'Half a thought' });
    open('new');
    await screen.findByText("The draft is open in another tab. What you type here isn't kept as a draft.");
    expect(await title()).toBe('');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.change(screen.getByLabelText(/^Job title/), { target: { value: 'Roofer' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(readStored('jobDraft')).toEqual({ name: 'Half a thought' });
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('has a history entry for each step, and shows the checked post again after Back', async () => {
    const { asked, address, back } = open('edit');
    await title();
    await review();
    await back();
    expect(address()).toBe(`/employees/jobs/${JOB}/edit`);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await publish();
    await screen.findByText('Changes saved');
    expect(asked.filter(({ name }) => name === 'updateJob')).toHaveLength(1);
  });

  it('[EMP-17] sends what workers ask about, with the screening questions', async () => {
    const { asked } = open('edit');
    await title();
    fireEvent.change(screen.getByLabelText('Openings to fill'), { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText('Start date'), { target: { value: '2026-12-01' } });
    fireEvent.change(screen.getByLabelText('Area of the site'), { target: { value: 'Pike Lake' } });
    fireEvent.change(screen.getByLabelText('Overtime'), { target: { value: 'Some overtime' } });
    for (const name of ['Per diem', 'Own hand tools', 'Drug test'])
      fireEvent.click(screen.getByRole('checkbox', { name }));
    fireEvent.click(screen.getByRole('button', { name: 'Add question' }));
    fireEvent.change(screen.getByLabelText('Question 1'), { target: { value: 'Own truck?' } });
    await publish();
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'updateJob')?.body).toMatchObject({
        openings: 2,
        startDate: '2026-12-01',
        area: 'Pike Lake',
        overtime: 'Some overtime',
        travel: ['Per diem'],
        equipment: ['Own hand tools'],
        drugTest: true,
        questions: [{ text: 'Own truck?', wantsYes: false }],
      }),
    );
  });

  it('[EMP-19] rejects a text as the number of openings', async () => {
    open('edit');
    await title();
    fireEvent.change(screen.getByLabelText('Openings to fill'), { target: { value: 'two' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Publish' })[0] as HTMLElement);
    await screen.findByText('Please enter a number from 1 to 99');
  });

  it('[EMP-19] shows at the repeated question that each question can be asked once', async () => {
    const { asked } = open('edit');
    await title();
    for (const [index, value] of ['Own truck?', 'own truck? '].entries()) {
      fireEvent.click(screen.getByRole('button', { name: 'Add question' }));
      fireEvent.change(screen.getByLabelText(`Question ${index + 1}`), { target: { value } });
    }
    fireEvent.click(screen.getAllByRole('button', { name: 'Publish' })[0] as HTMLElement);
    await screen.findByText('Each question can be asked once');
    expect(screen.getByLabelText('Question 2').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Question 1').getAttribute('aria-invalid')).not.toBe('true');
    expect(asked.map(({ name }) => name)).not.toContain('updateJob');
  });

  it('[EMP-23] updates the edited job, and creates a new one for a copy', async () => {
    const edited = open('edit');
    await title();
    await publish();
    await screen.findByText('Changes saved');
    const changes = edited.asked.filter(({ name }) => name === 'createJob' || name === 'updateJob');
    expect(changes.map(({ name, params }) => [name, params.id])).toEqual([['updateJob', JOB]]);
    edited.unmount();
    writeStored('copiedJobId', JOB);
    const { asked } = open('copy');
    await title();
    await publish();
    await waitFor(() => expect(asked.some(({ name }) => name === 'createJob')).toBe(true));
    const body = asked.find(({ name }) => name === 'createJob')?.body as object;
    expect(body).toMatchObject({ name: 'Lead Framing Carpenter (3)' });
    for (const field of ['id', '_id', 'createdAt', 'updatedAt']) expect(body).not.toHaveProperty(field);
  });

  it('sends the pay in cents, shows it before it is published, and rejects a range that ends before it starts', async () => {
    const { asked } = open('edit');
    await title();
    fireEvent.change(screen.getByLabelText('Pay from'), { target: { value: '32.50' } });
    fireEvent.change(screen.getByLabelText('Pay up to'), { target: { value: '$30' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Publish' })[0] as HTMLElement);
    await screen.findByText('Please enter at least the first amount');
    fireEvent.change(screen.getByLabelText('Pay up to'), { target: { value: '40' } });
    await review();
    await screen.findByText('$32.50 to $40 an hour, $31 to $37 an hour');
    await publishReviewed();
    await waitFor(() => {
      const sent = asked.find(({ name }) => name === 'updateJob');
      expect(sent?.body).toMatchObject({ pay: { from: 3250, to: 4000, unit: 'hour' } });
    });
  });

  it('keeps a paused job paused when it is edited', async () => {
    const { asked, address } = open('edit', [
      answering(getJob, ownJob({ published: false, status: 'Paused' })),
      answering(updateJob, { id: JOB, published: false }),
    ]);
    await title();
    await screen.findByText('Already paid for: saving your changes costs nothing.');
    await publish();
    await screen.findByText('Your changes are saved. The job stays paused.');
    expect(asked.find(({ name }) => name === 'updateJob')?.body).not.toHaveProperty('published');
    await expect.poll(address).toBe(`/employees/jobs/${JOB}`);
  });

  it.each(['edit', 'copy'] as const)('[EMP-23] says so when it was not saved (%s)', async (which) => {
    writeStored('copiedJobId', JOB);
    const refusal = { status: 500, code: 'unexpected' };
    open(which, [answering(createJob, refusal), answering(updateJob, refusal)]);
    await title();
    await publish();
    await screen.findByText("We couldn't create/update this job.");
    expect(await title()).toMatch(/^Lead Framing Carpenter/);
  });

  it('shows the town of the ZIP Code in the review, and the ZIP Code while the town is unknown', async () => {
    const elsewhere = answering(getJob, ownJob({ zip: '46580' }));
    open('edit', [elsewhere, answering(locateZip, { zip: '46580', city: 'Warsaw', state: 'IN' })]);
    await title();
    await review();
    await screen.findByText('Warsaw, IN');
    cleanup();
    open('edit', [elsewhere]);
    await title();
    await review();
    screen.getByText('46580');
  });

  it.each([
    ['combobox', 'Job Trade Categories', { tradeCategories: [] }],
    ['textbox', 'Pay from', { pay: undefined, compensation: '' }],
    ['textbox', 'Description', { description: '' }],
  ])('leads from the review to the first field that is missing (%s %s)', async (role, name, missing) => {
    open('edit', [answering(getJob, ownJob({ description: '<p>Frames houses.</p>', ...missing }))]);
    await title();
    await screen.findByRole('textbox', { name: 'Description' });
    await review();
    const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add what is missing' });
    await waitFor(() => expect(add.disabled).toBe(false));
    fireEvent.click(add);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));
  });

  it('[SHL-30] publishes a benefit that was typed without Enter', async () => {
    open('edit');
    await title();
    const field = await screen.findByRole('combobox', { name: 'Benefits' });
    fireEvent.focus(field);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Benefits' }).hasAttribute('aria-controls')).toBe(true),
    );
    fireEvent.change(screen.getByRole('combobox', { name: 'Benefits' }), { target: { value: 'Company truck' } });
    await review();
    await screen.findByText('Company truck');
  });

  it("[EMP-28] opens empty and only logs it when the copied job can't be loaded", async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    writeStored('copiedJobId', JOB);
    open('copy', [answering(getJob, { status: 500, code: 'unexpected' })]);
    expect(await title()).toBe('');
    expect(log.mock.calls.some(([text]) => text === 'The copied job could not be loaded')).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    log.mockRestore();
  });

  it('[EMP-37] offers the benefits that the server lists', async () => {
    open('new');
    const field = await screen.findByRole('combobox', { name: 'Benefits' });
    await waitFor(() => {
      fireEvent.click(field);
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(['PTO', 'Bonus', '401K', 'Other']),
      );
    });
    expect(screen.queryByText('Error retrieving benefits options.')).toBeNull();
  });

  it("[EMP-37] says when they can't be loaded", async () => {
    open('new', [answering(listBenefits, { status: 500, code: 'unexpected' })]);
    await screen.findByText('Error retrieving benefits options.');
  });
});
