import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useReportedError } from './use-reported-error.ts';

const report = vi.fn();

const ErrorPage = () => {
  useReportedError(report);
  return <p>Something went wrong.</p>;
};

it.each([
  ['throws while it renders', { Component: () => fail() }],
  ['cannot be loaded', { lazy: () => Promise.reject(cause) }],
])('A page that %s is reported once, as an error of rendering', async (_name, page) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  report.mockClear();
  const router = createMemoryRouter([{ path: '/', errorElement: <ErrorPage />, ...page }]);
  const { findByText } = render(<RouterProvider router={router} />);
  await findByText('Something went wrong.');
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(report.mock.calls).toEqual([['render', cause]]);
});

const cause = new Error('broken');
const fail = (): never => {
  throw cause;
};
