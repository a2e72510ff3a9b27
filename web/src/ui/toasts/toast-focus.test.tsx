import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { toast } from './toast.ts';
import { Toasts } from './toasts.tsx';

it('the focus leaves a toast for any control of the page', async () => {
  renderPart(
    <>
      <button type="button">Save</button>
      <button type="button">Next</button>
      <Toasts />
    </>,
  );
  const [save, next] = screen.getAllByRole('button');
  act(() => save?.focus());
  toast.success('Saved');
  const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  await new Promise((resolve) => setTimeout(resolve, 50));
  act(() => next?.focus());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(next);
});
