import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { reportError } from '../lib/page/report-errors.ts';
import { useReportedError } from './use-reported-error.ts';

vi.mock('../lib/page/report-errors.ts', () => ({ reportError: vi.fn() }));

const ErrorPage = () => {
  useReportedError();
  return <p>Something went wrong.</p>;
};

it.each([
  ['throws while it renders', { Component: () => fail() }],
  ['cannot be loaded', { lazy: () => Promise.reject(cause) }],
])('A page that %s is reported once, as an error of rendering', async (_name, page) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(reportError).mockClear();
  const router = createMemoryRouter([{ path: '/', errorElement: <ErrorPage />, ...page }]);
  const { findByText } = render(<RouterProvider router={router} />);
  await findByText('Something went wrong.');
  await waitFor(() => expect(reportError).toHaveBeenCalled());
  expect(vi.mocked(reportError).mock.calls).toEqual([['render', cause]]);
});

const cause = new Error('broken');
const fail = (): never => {
  throw cause;
};
