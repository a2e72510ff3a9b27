import './handler-environment.ts';
import { beforeAll, vi } from 'vitest';
import { setClockOffset } from '../../../functions/platform/clock.ts';
import { resetCloud } from './cloud.ts';

// All files share one cloud. Each finds it empty and at the real time, so that none waits for another's matches and
// mails, and each can move the clock.
beforeAll(async () => {
  await resetCloud();
  setClockOffset(0);
  // Files share imported modules: a spy that a failed test left would affect the next ones.
  vi.restoreAllMocks();
});
