import { cdlClasses, veteranStatuses } from '@plumbline/shared/options/background/credentials';
import { managementExperiences } from '@plumbline/shared/options/background/experience';
import { type LaborKind, laborKinds } from '@plumbline/shared/options/companies/company';
import type { DemoSeeker } from './records.ts';

type Answers = Pick<DemoSeeker['seeker'], 'isVeteran' | 'validCdlLicense'>;

/** One of this many has left an optional question open. */
const OPEN_EVERY = 5;
const CREW_AFTER_YEARS = 8;
const SITE_AFTER_YEARS = 13;

/** Taken by position in the list, so that nothing else of the world moves. */
const byPosition = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

const led = (years: number) => {
  if (years < CREW_AFTER_YEARS) return [];
  return managementExperiences.slice(0, years < SITE_AFTER_YEARS ? 1 : 2);
};

/** The follow-up answers after a "yes", and the management experience of someone with this many years. */
export const furtherAnswers = ({ isVeteran, validCdlLicense }: Answers, years: number, index: number) => {
  const isOpen = index % OPEN_EVERY === OPEN_EVERY - 1;
  return {
    ...(isVeteran && !isOpen && { veteranStatus: byPosition(veteranStatuses, index) }),
    ...(validCdlLicense && !isOpen && { cdlClass: byPosition(cdlClasses, index) }),
    managementExperience: led(years),
  };
};

export const laborOf = (index: number): LaborKind => byPosition(laborKinds, index);
