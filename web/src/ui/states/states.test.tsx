import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { ApiError, toApiError } from '../../lib/api/api-error.ts';
import { EmptyState, ErrorState } from './states.tsx';

it("an empty state shows why it is empty, as the page's heading where there is no other", () => {
  const { rerender } = renderPart(<EmptyState title="You have no job postings yet." help="Post one today" />);
  expect(screen.getByRole('heading', { level: 2, name: 'You have no job postings yet.' })).toBeTruthy();
  expect(screen.getByText('Post one today').tagName).toBe('P');
  rerender(<EmptyState title="You have no job postings yet." pageTitle />);
  expect(screen.getByRole('heading', { level: 1, name: 'You have no job postings yet.' })).toBeTruthy();
});

const shownFor = (error: unknown) => {
  renderPart(<ErrorState title="We couldn't load this job." error={error} onRetry={() => {}} />);
  const text = screen.getByRole('alert').textContent ?? '';
  const retry = screen.queryByRole('button', { name: 'Try Again' }) !== null;
  cleanup();
  return { text, retry };
};

it('an error state names no unknown cause, and tries again', () => {
  const retry = vi.fn();
  renderPart(<ErrorState title="We couldn't load this job." onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('Give it a minute and try again.');
  expect(screen.getByRole('alert').textContent).not.toContain('connection');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it.each([
  [
    toApiError(403, { code: 'forbidden', message: 'You are not allowed to do this.' }),
    'You are not allowed to do this.',
  ],
  [toApiError(403, undefined), "You're not allowed to see this."],
  [toApiError(404, { code: 'not_found', message: 'This job does not exist.' }), 'This job does not exist.'],
  [toApiError(410, undefined), 'It may have been deleted.'],
  [toApiError(429, { code: 'too_many_requests', message: 'Wait 9 seconds.' }), 'Wait 9 seconds.'],
  [toApiError(429, undefined), 'Too many requests.'],
  [toApiError(409, { errors: [{ path: 'a', message: 'First server error' }] }), 'First server error'],
  [toApiError(500, { code: 'unexpected', message: 'Something went wrong' }), 'on our side'],
  [toApiError(0, { code: 'timeout' }), 'This took too long.'],
  [toApiError(0, { code: 'network_error' }), 'Check your connection'],
  [new TypeError('broken'), 'on our side'],
])('an error state says the true cause of %o [API-05]', (error, text) => {
  expect(shownFor(error).text).toContain(text);
  if (!text.includes('connection')) expect(shownFor(error).text).not.toContain('connection');
  expect(shownFor(error).retry).toBe(!(error instanceof ApiError && [403, 404, 410].includes(error.status)));
});

it('an error state says that the browser is offline when it is', () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  expect(shownFor(toApiError(0, { code: 'network_error' })).text).toContain("You're offline.");
  vi.unstubAllGlobals();
});

it('an error state has no button when it gets no function for a retry', () => {
  renderPart(<ErrorState title="We couldn't load this job." />);
  expect(screen.queryByRole('button')).toBeNull();
});
