import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../lib/session/memory-storage.ts';

const reload = vi.fn();
const open = async ({ build = 'a1', onLine = true } = {}) => {
  vi.resetModules();
  vi.stubGlobal('document', { querySelector: () => ({ content: build }) });
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { reload });
  return (await import('./reload-once.ts')).reloadOnce;
};
beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  reload.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it('reloadOnce reloads a page with a missing part, once for each build', async () => {
  expect((await open())()).toBe(true);
  expect((await open())()).toBe(false);
  expect((await open({ build: 'b2' }))()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('reloadOnce reloads nothing offline', async () => {
  expect((await open({ onLine: false }))()).toBe(false);
  expect((await open())()).toBe(true);
});

it('reloadOnce reloads nothing where the browser could not store that it did', async () => {
  vi.stubGlobal('sessionStorage', null);
  expect((await open())()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it.each<[string, (page: EventTarget, ms: number) => void]>([
  ['the browser shows it again', (page) => page.dispatchEvent(new Event('pageshow'))],
  ['it is still there, as after a link to a phone number', (_, ms) => vi.advanceTimersByTime(ms)],
])('reloadOnce reloads no page that the reader is leaving, until %s', async (_, stay) => {
  vi.useFakeTimers();
  const reloadOnce = await open();
  const page = new EventTarget();
  const { followLeaving, LEAVING_MS } = await import('../lib/page/leaving.ts');
  followLeaving(page);
  page.dispatchEvent(new Event('beforeunload'));
  expect(reloadOnce()).toBe(false);
  stay(page, LEAVING_MS);
  expect(reloadOnce()).toBe(true);
  vi.useRealTimers();
});
