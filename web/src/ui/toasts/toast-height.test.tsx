import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { toast } from './toast.ts';
import { toaster } from './toast-stack.tsx';
import { Toasts } from './toasts.tsx';

afterEach(() => vi.restoreAllMocks());

const height = () => document.documentElement.style.getPropertyValue('--toast-height');

it('the content moves down by the height of the visible toasts, and back after they have gone', async () => {
  // jsdom has no layout: each toast is as high as one of a single line.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(62);
  renderPart(<Toasts />);
  await toast.success('Saved.');
  await screen.findByText('Saved.');
  expect(height()).toBe('74px');
  await toast.error('Something went wrong.');
  await screen.findByText('Something went wrong.');
  expect(height()).toBe('148px');
  toaster.remove();
  await waitFor(() => expect(height()).toBe('0px'));
});
