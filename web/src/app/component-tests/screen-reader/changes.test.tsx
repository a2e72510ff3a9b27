import { ChakraProvider } from '@chakra-ui/react';
import { searchJobs } from '@plumbline/shared/contracts/jobs/job-search';
import { paths } from '@plumbline/shared/options/paths';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { JobSearchPage } from '../../../features/job-search/job-search-page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ShellFrame } from '../../shell/shell-frame.tsx';
import { system } from '../../theme/system.ts';
import { answerRequests } from '../answers.ts';
import { answering, renderPage } from '../render-page.tsx';
import { startScreenReader, stopScreenReader } from './screen-reader.ts';

afterEach(stopScreenReader);

const DASHBOARD = paths.dashboard.path();

/** The frame of signed-in users around a dashboard, and a page for signing in without it. */
const openApp = (address: string) => {
  answerRequests([]);
  const router = createMemoryRouter(
    [
      { path: paths.login.pattern, element: <h1>Sign In</h1> },
      {
        element: <ShellFrame kind="candidate" name="Travis" />,
        children: [
          { path: paths.dashboard.pattern, element: <PageHeader title="Dashboard" /> },
          { path: paths.jobs.search.pattern, element: <PageHeader title="Find Jobs" /> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  return (to: string) => act(() => router.navigate(to, { replace: true }));
};
const heading = (name: string) => screen.getByRole('heading', { name, level: 1 });

describe('the heading of a page', () => {
  it('gets the focus after signing in and after each change of the page, and a screen reader says it', async () => {
    const goTo = openApp(paths.login.path());
    const reader = await startScreenReader();
    await goTo(DASHBOARD);
    expect(document.activeElement).toBe(heading('Dashboard'));
    await expect.poll(reader.spoken).toContain('heading, Dashboard, level 1');
    await goTo(paths.jobs.search.path());
    expect(document.activeElement).toBe(heading('Find Jobs'));
  });

  it('leaves the focus alone when a page is opened by its address', async () => {
    openApp(DASHBOARD);
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    expect(document.activeElement).toBe(document.body);
  });
});

it('the number of jobs is announced after each search, also when it is the same', async () => {
  vi.stubGlobal('scrollTo', () => {});
  renderPage(<JobSearchPage />, {
    ...{ route: paths.jobs.search, as: 'candidate', trades: ['Carpentry'] },
    answers: [answering(searchJobs, { result: [], total: 41, pageCount: 3, perMile: [0, 0, 1, 40] })],
  });
  await screen.findByRole('heading', { name: '41 jobs within 50 miles' });
  const reader = await startScreenReader();
  const announced = async () =>
    (await reader.spoken()).filter((phrase) => phrase === 'polite: 41 jobs within 50 miles');
  for (const count of [1, 2]) {
    fireEvent.change(screen.getByRole('textbox', { name: 'Keyword or company' }), { target: { value: `no ${count}` } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await expect.poll(announced).toHaveLength(count);
  }
});
