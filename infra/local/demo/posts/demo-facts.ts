import type { RowFacts } from '@plumbline/shared/contracts/jobs/job-form';
import type { WorkerDocumentKind } from '@plumbline/shared/options/document-kinds';
import { shifts } from '@plumbline/shared/options/jobs/shifts';
import { overtimes, type TravelTerm } from '@plumbline/shared/options/jobs/work-facts';
import { dayAfter } from '../world/dates.ts';

const daysToStart = [-4, 0, 7, 15, 30, 45];
const travels: readonly TravelTerm[][] = [
  ['Per diem'],
  ['Travel required', 'Per diem', 'Lodging paid'],
  ['Travel time paid'],
  ['Mileage paid'],
];
const licenses: readonly WorkerDocumentKind[][] = [
  ['osha-10'],
  ['journeyman-license', 'osha-30'],
  ['cdl'],
  ['osha-10', 'first-aid', 'forklift'],
];
const openings = [2, 3, 4, 6];

/**
 * Returns the facts of a job. Most jobs name few, as before the fields existed. They are taken from the digits of the
 * id, which keeps the other draws as they are.
 */
export const demoFacts = (id: string, now: Date): RowFacts => {
  const drawn = <T>(options: readonly T[], place: number): T | undefined =>
    options[Number.parseInt(id.at(-place) ?? '', 16)];
  const shift = drawn(shifts, 1);
  const days = drawn(daysToStart, 2);
  const travel = drawn(travels, 3);
  const overtime = drawn(overtimes, 4);
  const open = drawn(openings, 5);
  const requiredLicenses = drawn(licenses, 6);
  return {
    ...(shift && { shift }),
    ...(days !== undefined && { startDate: dayAfter(now, days) }),
    ...(travel && { travel: [...travel] }),
    ...(overtime && { overtime }),
    ...(open && { openings: open }),
    ...(requiredLicenses && { requiredLicenses: [...requiredLicenses] }),
  };
};
