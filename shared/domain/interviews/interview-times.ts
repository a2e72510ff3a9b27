import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../options/limits.ts';
import type { InterviewState } from './interview-states.ts';

/** How long before an interview each reminder is sent, in ms. */
export const interviewReminders = { interviewTomorrow: DAY_MS, interviewSoon: 2 * HOUR_MS } as const;
export type InterviewReminder = keyof typeof interviewReminders;

/** Returns the time (ISO) of a reminder of an interview that starts at `start` (ISO). */
export const interviewReminderTime = (start: string, reminder: InterviewReminder): string =>
  new Date(Date.parse(start) - interviewReminders[reminder]).toISOString();

/** Returns the end (ISO) of an interview. */
export const interviewEnd = (start: string, minutes: number): string =>
  new Date(Date.parse(start) + minutes * MINUTE_MS).toISOString();

type TimedInterview = { state: InterviewState; start?: string | undefined; minutes: number };

/** Returns whether an agreed interview has taken place by a time (ISO). */
export const isInterviewOver = ({ state, start, minutes }: TimedInterview, time: string): boolean =>
  state === 'agreed' && start !== undefined && interviewEnd(start, minutes) <= time;

type ComingInterview = { state: InterviewState; start?: string | undefined; times: readonly string[] };

/**
 * Returns the time (ISO) under which an interview is listed: its agreed start, or the first offered time after `time`
 * (ISO). Without one, it is the last offered time.
 */
export const comingTime = ({ state, start, times }: ComingInterview, time: string): string =>
  (state === 'agreed' && start) || (times.find((each) => each > time) ?? times.at(-1) ?? '');
