import { cdlClasses, veteranStatuses } from '@plumbline/shared/options/background/credentials';
import { managementExperiences } from '@plumbline/shared/options/background/experience';
import { type LaborKind, laborKinds } from '@plumbline/shared/options/companies/company';
import type { DemoSeeker } from './records.ts';

type Answers = Pick<DemoSeeker['seeker'], 'isVeteran' | 'validCdlLicense'>;

/** One in this many seekers hasn't answered an optional question. */
const OPEN_EVERY = 5;
const CREW_AFTER_YEARS = 8;
const SITE_AFTER_YEARS = 13;

/** Chooses by the index in the list, so that the other demo data stay the same. */
const byPosition = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

const led = (years: number) => {
  if (years < CREW_AFTER_YEARS) return [];
  return managementExperiences.slice(0, years < SITE_AFTER_YEARS ? 1 : 2);
};

/** Returns the answers to follow-up questions, and the management experience for a number of years in the trade. */
export const furtherAnswers = ({ isVeteran, validCdlLicense }: Answers, years: number, index: number) => {
  const isOpen = index % OPEN_EVERY === OPEN_EVERY - 1;
  return {
    ...(isVeteran && !isOpen && { veteranStatus: byPosition(veteranStatuses, index) }),
    ...(validCdlLicense && !isOpen && { cdlClass: byPosition(cdlClasses, index) }),
    managementExperience: led(years),
  };
};

export const laborOf = (index: number): LaborKind => byPosition(laborKinds, index);
