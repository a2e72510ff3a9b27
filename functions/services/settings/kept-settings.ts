import { now } from '../../platform/clock.ts';
import { readCommonSettings } from '../../table/settings/setting.ts';

/** The time in ms for which a function keeps the settings before it reads them again. */
const KEPT_MS = 10_000;

let kept: (Awaited<ReturnType<typeof readCommonSettings>> & { readAt: number }) | undefined;

/** Returns the settings that concern every page and every change. A function reads them once in ten seconds. */
export const keptSettings = async () => {
  const time = now().getTime();
  // Tests also move the clock back.
  if (!kept || Math.abs(time - kept.readAt) >= KEPT_MS) kept = { ...(await readCommonSettings()), readAt: time };
  return kept;
};
