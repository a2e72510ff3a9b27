import { listSavedJobs, type SavedJob } from '@plumbline/shared/contracts/my-jobs/my-jobs';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../app/component-tests/render-page.tsx';
import { SavedPage } from './saved-page.tsx';

const saved = (index: number): SavedJob => ({
  job: {
    id: `${index}`.padStart(24, '0'),
    name: `Form Carpenter ${index}`,
    type: 'Full-Time',
    compensation: '$26 to $31 an hour',
    city: 'Winona Lake',
    state: 'IN',
    company: { id: 'c'.repeat(24), name: 'Stellar Concrete Works' },
    active: true,
    willingToProvidePaidTraining: false,
  },
  savedAt: '2026-11-01T12:00:00.000Z',
});
const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => saved(from + index));

const show = (pageTwo: () => SavedJob[] | Promise<SavedJob[]>, first = rows(1, 3), total = 23) =>
  renderPage(<SavedPage />, {
    route: paths.myJobs.saved,
    as: 'candidate',
    answers: [
      answering(listSavedJobs, async ({ query }) => ({
        result: Number(query.page) === 2 ? await pageTwo() : first,
        total,
      })),
    ],
  });

it('the saved jobs say how many of a page are no longer public, and not of the next page while it loads', async () => {
  const second = Promise.withResolvers<SavedJob[]>();
  show(() => second.promise, rows(1, 18));
  await screen.findByText("2 saved jobs are no longer public and aren't listed.");
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await expect.poll(() => screen.queryByText(/no longer public/)).toBeNull();
  screen.getByText('Form Carpenter 18');
  second.resolve(rows(21, 23));
  await screen.findByText('Form Carpenter 23');
  expect(screen.queryByText(/no longer public/)).toBeNull();
});

it("the saved jobs don't say that there are none when all of a page are no longer public", async () => {
  show(() => [], [], 2);
  await screen.findByText("2 saved jobs are no longer public and aren't listed.");
  expect(screen.queryByText('No saved jobs at this time')).toBeNull();
});

it('the saved jobs say that there are none', async () => {
  show(() => [], [], 0);
  await screen.findByText('No saved jobs at this time');
});
