import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { errorMessage } from '@plumbline/shared/errors';
import { now } from '../../platform/clock.ts';
import { environment } from '../../platform/environment.ts';
import { readNoticeSettings } from '../../table/settings/setting.ts';

/** The time in ms for which a function keeps the settings, because every signed-in page asks for them. */
const KEPT_MS = 10_000;

let kept: (Awaited<ReturnType<typeof readNoticeSettings>> & { readAt: number }) | undefined;

const keptSettings = async () => {
  const time = now().getTime();
  // Tests also move the clock back.
  if (!kept || Math.abs(time - kept.readAt) >= KEPT_MS) kept = { ...(await readNoticeSettings()), readAt: time };
  return kept;
};

/** Returns what all signed-in users are told now: the announcement until its last day, and maintenance. */
export const readNotices = async () => {
  const { announcement, isReadOnly } = await keptSettings();
  const isCurrent = announcement !== undefined && businessDay(now()) <= announcement.lastDay;
  return {
    ...(isCurrent && { announcement: { en: announcement.en, es: announcement.es } }),
    ...((isReadOnly || environment.isReadOnly) && {
      readOnly: { code: 'read_only' as const, message: errorMessage('read_only') },
    }),
  };
};
