import './handler-environment.ts';
import { beforeAll, vi } from 'vitest';
import { setClockOffset } from '../../../functions/platform/clock.ts';
import { resetCloud } from './cloud.ts';

// One cloud serves all files. Each finds it with nobody and at the real time, so that none waits for
// another's matches and mails, and each can move the clock.
beforeAll(async () => {
  await resetCloud();
  setClockOffset(0);
  // Files share what they import: a spy that a failed test left would meet the next ones.
  vi.restoreAllMocks();
});
