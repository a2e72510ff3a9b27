import * as z from 'zod';
import { calendarDay, requiredText } from '../fields.ts';

export const ANNOUNCEMENT_MAX_LENGTH = 200;

/** A text for all signed-in users, in each language. */
export const announcementText = z.object({
  en: requiredText(ANNOUNCEMENT_MAX_LENGTH),
  es: requiredText(ANNOUNCEMENT_MAX_LENGTH),
});

export const announcement = announcementText.extend({
  /** The last calendar day (YYYY-MM-DD) on which it shows, in Eastern Time. */
  lastDay: calendarDay('Please enter a date'),
});
export type Announcement = z.output<typeof announcement>;
