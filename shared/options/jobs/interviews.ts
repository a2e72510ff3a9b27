/** The most times that one proposal offers. */
export const MOST_INTERVIEW_TIMES = 3;
/** The lengths of an interview, in minutes. */
export const interviewLengths = [15, 30, 45, 60] as const;
/** How the two meet. */
export const interviewWays = ['on-site', 'phone', 'video'] as const;
export type InterviewWay = (typeof interviewWays)[number];
/** The longest time between a proposal and its times, in days. */
export const MAX_INTERVIEW_DAYS = 60;
export const INTERVIEW_PLACE_MAX_LENGTH = 200;
export const INTERVIEW_NOTE_MAX_LENGTH = 500;
