import { listApplicants, listMatches } from '@plumbline/shared/contracts/jobs/job-people';
import { getJob } from '@plumbline/shared/contracts/jobs/jobs';
import { getProduct } from '@plumbline/shared/contracts/payments/products';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { JOB, ownJob, person } from '../../../app/component-tests/own-jobs.ts';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { EmployerJobPage } from '../job/employer-job-page.tsx';

const masked = person({ id: '1'.repeat(24), name: 'Jobseeker1111', stage: 'new', trades: ['Carpentry', 'Roofing'] });
const open = person({
  id: '2'.repeat(24),
  name: '=Travis',
  lastName: 'Yoder',
  stage: 'offer',
  hasProfileViewAccess: true,
  email: 'travis@example.test',
  phoneNumber: '(574) 555-0142',
  trades: [],
  actions: { profileRequestedAt: '2026-11-10T15:00:00.000Z', profileAcceptedAt: '2026-11-12T15:00:00.000Z' },
});

const saved: { blob: Blob; name: string }[] = [];
beforeEach(() => {
  globalThis.scrollTo = () => {};
  saved.length = 0;
  URL.createObjectURL = (blob) => `blob:${saved.push({ blob: blob as Blob, name: '' })}`;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const last = saved.at(-1);
    if (last) last.name = this.download;
  });
});
afterEach(() => vi.restoreAllMocks());

let total = 2;
const sorts: unknown[] = [];
const page = (refuses = false, at = '') =>
  renderPage(<EmployerJobPage />, {
    route: paths.employees.job,
    at: `/employees/jobs/${JOB}?tab=applicants${at}`,
    answers: [
      answering(getJob, ownJob()),
      answering(listApplicants, ({ query }) => {
        if (query?.limit) sorts.push(query.sort);
        if (query?.limit && refuses) return { status: 500, code: 'unexpected' };
        if (query?.cursor) return { results: [open], total };
        return { results: [masked], total, cursor: 'next' };
      }),
      answering(listMatches, { results: [], total: 0 }),
      answering(getProduct, ({ params: { slug } }) => ({ slug, name: slug, amount: 2900 }) as never),
    ],
  });

it('the list of applicants downloads all pages of the applicants, and of masked ones only what the list shows', async () => {
  page();
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await expect.poll(() => saved[0]?.name).toMatch(/^Applicants Lead Framing Carpenter \d{4}-\d\d-\d\d\.csv$/);
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(saved[0]?.blob as Blob);
  });
  expect(text).toBe(
    [
      'Name,Stage,Status,Phone,Email,Trades,City,Applied on',
      'Jobseeker1111,New,Applied,,,"Carpentry, Roofing","Warsaw, IN",2026-11-10',
      `"'=Travis Yoder",Offer made,Accepted,(574) 555-0142,travis@example.test,,"Warsaw, IN",2026-11-10`,
    ].join('\r\n'),
  );
});

it('the list of applicants says how many an order of matches has, and downloads all of them, newest first', async () => {
  total = 401;
  sorts.length = 0;
  page(false, '&sort=nearest');
  await screen.findByText('This order has the latest 400 applicants only.');
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await expect.poll(() => saved.length).toBe(1);
  expect(sorts).toEqual([undefined, undefined]);
});

it('the list of applicants says nothing about an order that has all of them', async () => {
  total = 400;
  page(false, '&sort=nearest');
  await screen.findByText('Jobseeker1111');
  expect(screen.queryByText(/This order has/)).toBeNull();
});

it("the list of applicants says when the applicants can't be read, and saves nothing", async () => {
  page(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await screen.findByText('We were unable to download your file.');
  expect(saved).toEqual([]);
});
