/** The units of a job's pay. */
export const payUnits = ['hour', 'day', 'week', 'year', 'project'] as const;
export type PayUnit = (typeof payUnits)[number];

/** The units with a known number of hours, by which pay can be compared. */
export const timedPayUnits = ['hour', 'day', 'week', 'year'] as const satisfies readonly PayUnit[];
export type TimedPayUnit = (typeof timedPayUnits)[number];
