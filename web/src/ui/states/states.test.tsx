import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { EmptyState, ErrorState } from './states.tsx';

it("says why there is nothing, as the page's heading where there is no other", () => {
  const { rerender } = renderPart(<EmptyState title="You have no job postings yet." help="Post one today" />);
  expect(screen.getByRole('heading', { level: 2, name: 'You have no job postings yet.' })).toBeTruthy();
  expect(screen.getByText('Post one today').tagName).toBe('P');
  rerender(<EmptyState title="You have no job postings yet." pageTitle />);
  expect(screen.getByRole('heading', { level: 1, name: 'You have no job postings yet.' })).toBeTruthy();
});

it('tells at once what failed and tries again', () => {
  const retry = vi.fn();
  renderPart(<ErrorState title="We couldn't load this job." onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('Check your connection and try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('offers no second try where there is none', () => {
  renderPart(<ErrorState title="We couldn't load this job." />);
  expect(screen.queryByRole('button')).toBeNull();
});
