import type { Announcement } from '@plumbline/shared/contracts/notifications/announcement';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { errorMessage } from '@plumbline/shared/errors';
import { MINUTE_MS } from '@plumbline/shared/options/limits';
import { now } from '../../platform/clock.ts';
import { readAnnouncement } from '../../table/settings/setting.ts';
import { isReadOnly } from '../maintenance/read-only.ts';

let kept: { announcement: Announcement | undefined; readAt: number } | undefined;

/** Reads the announcement at most once a minute in each container, because every signed-in page asks for it. */
const keptAnnouncement = async (): Promise<Announcement | undefined> => {
  const time = now().getTime();
  // Tests also move the clock back.
  if (!kept || Math.abs(time - kept.readAt) >= MINUTE_MS)
    kept = { announcement: await readAnnouncement(), readAt: time };
  return kept.announcement;
};

/** Returns what all signed-in users are told now: the announcement until its last day, and maintenance. */
export const readNotices = async () => {
  const [announcement, readOnly] = await Promise.all([keptAnnouncement(), isReadOnly()]);
  const isCurrent = announcement !== undefined && businessDay(now()) <= announcement.lastDay;
  return {
    ...(isCurrent && { announcement: { en: announcement.en, es: announcement.es } }),
    ...(readOnly && { readOnly: { code: 'read_only' as const, message: errorMessage('read_only') } }),
  };
};
