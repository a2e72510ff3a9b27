import { dayOf } from './day-of.ts';

type Visit = { date: string; jobseekerId?: string | undefined };

/** Returns a visit as the visited company may see it. For a masked job seeker, only the day remains [PRO-38]. */
export const maskVisit = <T extends Visit>({ jobseekerId, ...visit }: T, isOpen: boolean) =>
  jobseekerId === undefined || isOpen
    ? { ...visit, ...(jobseekerId !== undefined && { jobseekerId }) }
    : { ...visit, date: dayOf(visit.date) };
