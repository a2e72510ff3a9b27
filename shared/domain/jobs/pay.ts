import { type PayUnit, type TimedPayUnit, timedPayUnits } from '../../options/jobs/pay-units.ts';

/** Pay in cents for one unit. Without `to` it starts at `from`; without `from` it goes up to `to`. */
export type Pay = { from?: number | undefined; to?: number | undefined; unit: PayUnit };

/** The maximum in cents for each unit. A larger amount is a mistake, such as a year's pay entered for an hour. */
export const MOST_PAY: Record<PayUnit, number> = {
  hour: 60_000,
  day: 500_000,
  week: 2_500_000,
  year: 100_000_000,
  project: 1_000_000_000,
};

/** The working hours of a unit: 8 in a day, 40 in a week, 52 weeks in a year. The hours of a project are unknown. */
export const HOURS: Record<TimedPayUnit, number> = { hour: 1, day: 8, week: 40, year: 2080 };

const isTimed = (unit: PayUnit): unit is TimedPayUnit => timedPayUnits.some((timed) => timed === unit);

/** Returns cents an hour, rounded; undefined for a project. */
export const centsAnHour = (cents: number, unit: PayUnit): number | undefined =>
  isTimed(unit) ? Math.round(cents / HOURS[unit]) : undefined;

/** Returns the most that a job pays, in cents an hour. Undefined when it has no amounts or is paid as a whole. */
export const mostAnHour = (pay: Pay | undefined): number | undefined => {
  const most = pay?.to ?? pay?.from;
  return pay && most !== undefined ? centsAnHour(most, pay.unit) : undefined;
};
