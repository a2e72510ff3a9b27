import { formatIsoDay } from '@plumbline/shared/domain/dates/dates';

/** Control characters and characters that Windows, macOS or a shell don't allow in file names. */
const FORBIDDEN = /[\p{Cc}\\/:*?"<>|\s]+/gu;
const LONGEST = 100;

/** 'Applicants Lead Carpenter 2026-11-23.csv': what the table is about and the day it was made. */
export const csvFileName = (subject: string, day: Date): string =>
  `${subject.replace(FORBIDDEN, ' ').slice(0, LONGEST).trim()} ${formatIsoDay(day)}.csv`;
