import { type PayUnit, type TimedPayUnit, timedPayUnits } from '../../options/jobs/pay-units.ts';

/** Cents for one unit; without `to` it starts at `from`, without `from` it goes up to `to`. */
export type Pay = { from?: number | undefined; to?: number | undefined; unit: PayUnit };

/** The most cents a unit may pay; more is a slip, such as a year's pay given for an hour. */
export const MOST_PAY: Record<PayUnit, number> = {
  hour: 60_000,
  day: 500_000,
  week: 2_500_000,
  year: 100_000_000,
  project: 1_000_000_000,
};

/** Working hours of a unit: eight a day, forty a week, 52 weeks a year. A project's hours no one knows. */
export const HOURS: Record<TimedPayUnit, number> = { hour: 1, day: 8, week: 40, year: 2080 };

const isTimed = (unit: PayUnit): unit is TimedPayUnit => timedPayUnits.some((timed) => timed === unit);

/** Cents an hour, rounded; none for a project. */
export const centsAnHour = (cents: number, unit: PayUnit): number | undefined =>
  isTimed(unit) ? Math.round(cents / HOURS[unit]) : undefined;

/** The most a job pays, in cents an hour; none when it does not say or is paid as a whole. */
export const mostAnHour = (pay: Pay | undefined): number | undefined => {
  const most = pay?.to ?? pay?.from;
  return pay && most !== undefined ? centsAnHour(most, pay.unit) : undefined;
};
