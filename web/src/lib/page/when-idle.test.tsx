import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => void vi.useRealTimers());

it('work for idle time runs after a few seconds, however busy the browser is', () => {
  vi.useFakeTimers();
  const neverIdle = (work: () => void, { timeout }: { timeout?: number } = {}) => timeout && setTimeout(work, timeout);
  vi.stubGlobal('requestIdleCallback', neverIdle);
  const work = vi.fn();
  whenIdle(work);
  vi.advanceTimersByTime(6999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});
