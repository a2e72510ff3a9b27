import { listSavedJobs, type SavedJob } from '@plumbline/shared/contracts/my-jobs/my-jobs';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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

type Pages = { first: SavedJob[] | Promise<SavedJob[]>; second?: SavedJob[]; total?: number; at?: string };

const show = ({ first, second = [], total = 23, at }: Pages) =>
  renderPage(<SavedPage />, {
    route: paths.myJobs.saved,
    ...(at && { at }),
    as: 'candidate',
    answers: [
      answering(listSavedJobs, async ({ query }) => ({
        result: Number(query.page) === 2 ? second : await first,
        total,
      })),
    ],
  });

it('the saved jobs say how many of a page are no longer public', async () => {
  show({ first: rows(1, 18) });
  await screen.findByText("2 saved jobs are no longer public and aren't listed.");
});

it('the saved jobs count none as gone while the next page loads, which has more rows', async () => {
  const first = Promise.withResolvers<SavedJob[]>();
  show({ first: first.promise, second: rows(21, 23), at: paths.myJobs.saved.path({ page: 2 }) });
  await screen.findByText('Form Carpenter 23');
  fireEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page'));
  screen.getByText('Form Carpenter 23');
  expect(screen.queryByText(/no longer public/)).toBeNull();
  first.resolve(rows(1, 20));
  await screen.findByText('Form Carpenter 20');
  expect(screen.queryByText(/no longer public/)).toBeNull();
});

it("the saved jobs don't say that there are none when all of a page are no longer public", async () => {
  show({ first: [], total: 2 });
  await screen.findByText("2 saved jobs are no longer public and aren't listed.");
  expect(screen.queryByText('No saved jobs at this time')).toBeNull();
});

it('the saved jobs say that there are none', async () => {
  show({ first: [], total: 0 });
  await screen.findByText('No saved jobs at this time');
});
