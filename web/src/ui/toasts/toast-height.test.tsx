import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { toast } from './toast.ts';
import { toaster } from './toast-stack.tsx';
import { Toasts } from './toasts.tsx';

afterEach(() => vi.restoreAllMocks());

const propertyOf = (name: string) => document.documentElement.style.getPropertyValue(name);
const height = () => propertyOf('--toast-height');

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

it('toasts appear below the bar of the page, and at the top once it has scrolled away', async () => {
  let bottom = 60;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, bottom - 60, 320, 60),
  );
  renderPart(
    <>
      <header>Plumbline</header>
      <Toasts />
    </>,
  );
  await toast.success('Saved.');
  await screen.findByText('Saved.');
  expect(propertyOf('--bar-bottom')).toBe('60px');
  for (const [scrolled, expected] of [
    [25, '25px'],
    [-400, '0px'],
  ] as const) {
    bottom = scrolled;
    fireEvent.scroll(window);
    expect(propertyOf('--bar-bottom')).toBe(expected);
  }
  toaster.remove();
  await waitFor(() => expect(height()).toBe('0px'));
  bottom = 60;
  fireEvent.scroll(window);
  expect(propertyOf('--bar-bottom')).toBe('0px');
});
