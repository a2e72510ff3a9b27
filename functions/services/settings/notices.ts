import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { errorMessage } from '@plumbline/shared/errors';
import { now } from '../../platform/clock.ts';
import { environment } from '../../platform/environment.ts';
import { keptSettings } from './kept-settings.ts';

/** Returns the present notices for all signed-in users: the announcement until its last day, and maintenance. */
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
