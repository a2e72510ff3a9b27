import { paths } from '@plumbline/shared/options/paths';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStored, readStored, writeStored } from '../../lib/session/browser-storage.ts';
import { renderPage } from '../component-tests/render-page.tsx';
import { InstallMessage } from './install-message.tsx';

const show = () => renderPage(<InstallMessage />, { route: paths.dashboard, as: 'candidate', answers: [] });
const visitBefore = (more: object = {}) =>
  writeStored('install', { visits: 1, day: 'Mon Jan 05 2026', refused: false, ...more });
/** Chrome's offer to install the app. */
const offer = () => {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }));
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  return prompt;
};
const HINT = /Put Plumbline on your home screen/;

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
);
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the hint to install the app', () => {
  it('shows at the second visit, and opens the prompt of the browser [SHL-20]', () => {
    visitBefore();
    show();
    const prompt = offer();
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(screen.queryByText(HINT)).toBeNull();
  });

  it('does not show at the first visit [SHL-20]', () => {
    show();
    offer();
    expect(screen.queryByText(HINT)).toBeNull();
    expect(readStored('install')).toMatchObject({ visits: 1 });
  });

  it('stays away for good after a refusal, also after a logout [SHL-20]', () => {
    visitBefore();
    show();
    offer();
    fireEvent.click(screen.getByRole('button', { name: 'No thanks' }));
    clearStored();
    expect(readStored('install')).toMatchObject({ refused: true });
    show();
    expect(screen.queryByText(HINT)).toBeNull();
  });

  it('says how to do it by hand on an iPhone [SHL-20]', () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    });
    window.dispatchEvent(new Event('appinstalled'));
    visitBefore();
    show();
    expect(screen.getByText(/tap Share, then Add to Home Screen/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  });
});
