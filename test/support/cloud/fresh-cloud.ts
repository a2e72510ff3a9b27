import './handler-environment.ts';
import { beforeAll } from 'vitest';
import { setClockOffset } from '../../../functions/platform/clock.ts';
import { resetCloud } from './cloud.ts';

// One cloud serves all files. Each finds it with nobody and at the real time, so that none waits for
// another's matches and mails, and each can move the clock.
beforeAll(async () => {
  await resetCloud();
  setClockOffset(0);
});
