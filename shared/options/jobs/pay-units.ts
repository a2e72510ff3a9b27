/** What a job's pay is for. */
export const payUnits = ['hour', 'day', 'week', 'year', 'project'] as const;
export type PayUnit = (typeof payUnits)[number];

/** The units that have hours, by which pay is compared. */
export const timedPayUnits = ['hour', 'day', 'week', 'year'] as const satisfies readonly PayUnit[];
export type TimedPayUnit = (typeof timedPayUnits)[number];
