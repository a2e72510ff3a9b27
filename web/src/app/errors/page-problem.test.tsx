import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLeaving } from '../../lib/page/leaving.ts';
import { renderPart } from '../theme/render-part.tsx';
import { PageProblem } from './page-problem.tsx';

const reload = vi.fn();
const page = new EventTarget();
followLeaving(page);

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => {
  cleanup();
  page.dispatchEvent(new Event('pageshow'));
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

const loseAndFindSignal = async (between: () => void = () => {}) => {
  onlineManager.setOnline(false);
  renderPart(
    <MemoryRouter>
      <PageProblem />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'This page needs a signal' });
  between();
  act(() => onlineManager.setOnline(true));
};

it('A page without a signal reloads by itself when the signal returns', async () => {
  await loseAndFindSignal();
  expect(reload).toHaveBeenCalledOnce();
});

it('A page that the reader leaves does not reload, which would cancel the way to the next page', async () => {
  await loseAndFindSignal(() => page.dispatchEvent(new Event('beforeunload')));
  expect(reload).not.toHaveBeenCalled();
});
