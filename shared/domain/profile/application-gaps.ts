import { type SeekerTradeSource, seekerTrades } from '../matching/seeker-trades.ts';

type Applicant = {
  name?: string | undefined;
  zip?: string | undefined;
  phoneNumber?: string | undefined;
  jobSeeker?: SeekerTradeSource | undefined;
};

/** The fields that an application requires, each with the section of the profile that has it. */
const needs = {
  name: { section: 'general', has: ({ name }: Applicant) => Boolean(name?.trim()) },
  zip: { section: 'general', has: ({ zip }: Applicant) => Boolean(zip) },
  phoneNumber: { section: 'general', has: ({ phoneNumber }: Applicant) => Boolean(phoneNumber) },
  trades: { section: 'skills', has: ({ jobSeeker }: Applicant) => seekerTrades(jobSeeker ?? {}).length > 0 },
} as const;

export type ApplicationGap = keyof typeof needs;
const gapNames = Object.keys(needs) as ApplicationGap[];

/** Returns the required fields that a profile lacks, in the order of the page. Empty for a complete profile. */
export const applicationGaps = (profile: Applicant): ApplicationGap[] =>
  gapNames.filter((gap) => !needs[gap].has(profile));

/** Returns the required fields among those that an error of the server names. */
export const gapsAmong = (fields: readonly string[]): ApplicationGap[] =>
  gapNames.filter((gap) => fields.includes(gap));

export const sectionOfGap = (gap: ApplicationGap) => needs[gap].section;
