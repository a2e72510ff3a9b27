import { type SeekerTradeSource, seekerTrades } from '../matching/seeker-trades.ts';

type Applicant = {
  name?: string | undefined;
  zip?: string | undefined;
  phoneNumber?: string | undefined;
  jobSeeker?: SeekerTradeSource | undefined;
};

/** What a company cannot do without in an application, and the section of the profile that says it. */
const needs = {
  name: { section: 'general', has: ({ name }: Applicant) => Boolean(name?.trim()) },
  zip: { section: 'general', has: ({ zip }: Applicant) => Boolean(zip) },
  phoneNumber: { section: 'general', has: ({ phoneNumber }: Applicant) => Boolean(phoneNumber) },
  trades: { section: 'skills', has: ({ jobSeeker }: Applicant) => seekerTrades(jobSeeker ?? {}).length > 0 },
} as const;

export type ApplicationGap = keyof typeof needs;
const gapNames = Object.keys(needs) as ApplicationGap[];

/** What a profile lacks for an application, in the order of the page; empty when it is complete. */
export const applicationGaps = (profile: Applicant): ApplicationGap[] =>
  gapNames.filter((gap) => !needs[gap].has(profile));

/** The gaps among the fields that an answer of the server names. */
export const gapsAmong = (fields: readonly string[]): ApplicationGap[] =>
  gapNames.filter((gap) => fields.includes(gap));

export const sectionOfGap = (gap: ApplicationGap) => needs[gap].section;
