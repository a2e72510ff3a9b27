import { dayOf } from './day-of.ts';

type Visit = { date: string; jobseekerId?: string | undefined };

/** A visit as the owner of what was visited may know it: of a masked job seeker the day alone [PRO-38]. */
export const maskVisit = <T extends Visit>({ jobseekerId, ...visit }: T, isOpen: boolean) =>
  jobseekerId === undefined || isOpen
    ? { ...visit, ...(jobseekerId !== undefined && { jobseekerId }) }
    : { ...visit, date: dayOf(visit.date) };
