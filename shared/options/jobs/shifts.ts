/** The shifts of jobs. A job without one leaves it open. */
export const shifts = ['Day shift', 'Evening shift', 'Night shift', 'Rotating shift', 'Weekend shift'] as const;
export type Shift = (typeof shifts)[number];
