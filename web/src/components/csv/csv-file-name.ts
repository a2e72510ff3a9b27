import { formatIsoDay } from '@plumbline/shared/domain/dates/dates';

/** Control characters and characters that Windows, macOS or a shell don't allow in file names. */
const FORBIDDEN = /[\p{Cc}\\/:*?"<>|\s]+/gu;
const LONGEST = 100;

/** Returns a file name such as 'Applicants Lead Carpenter 2026-11-23.csv', from the table's subject and the day. */
export const csvFileName = (subject: string, day: Date): string =>
  `${subject.replace(FORBIDDEN, ' ').slice(0, LONGEST).trim()} ${formatIsoDay(day)}.csv`;
