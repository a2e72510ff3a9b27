import { isValidZip } from '../contact-details/zip.ts';
import { type SeekerTradeSource, seekerTrades } from '../matching/seeker-trades.ts';

/** What is still missing, by field name; a profile is completed when nothing is [PRO-40, PRO-41]. */
export type Completeness = { completed: boolean; missing: string[] };

type SeekerProfile = { name?: string | undefined; zip?: string | undefined; jobSeeker?: SeekerTradeSource | undefined };

type CompanyProfile = {
  kind?: string | undefined;
  name?: string | undefined;
  zip?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  principleContact?: { firstName?: string | undefined; lastName?: string | undefined } | undefined;
};

const answer = (fields: Record<string, boolean>): Completeness => {
  const missing = Object.keys(fields).filter((field) => !fields[field]);
  return { completed: missing.length === 0, missing };
};

const filled = (text: string | undefined): boolean => Boolean(text?.trim());

/** A seeker can be matched with a name, a ZIP and at least one trade category. */
export const seekerCompleteness = ({ name, zip, jobSeeker }: SeekerProfile): Completeness =>
  answer({
    name: filled(name),
    zip: isValidZip(zip ?? ''),
    tradeCategories: seekerTrades(jobSeeker ?? {}).length > 0,
  });

/** A company can be found with a name, a place and a principal contact; a school has no such contact [PRO-14]. */
export const companyCompleteness = ({ kind, name, zip, city, state, principleContact }: CompanyProfile): Completeness =>
  answer({
    name: filled(name),
    zip: isValidZip(zip ?? ''),
    // A ZIP that is newer than our table has a state but no city.
    city: filled(city) || filled(state),
    state: filled(state),
    ...(kind !== 'educational' && {
      principleContact: filled(principleContact?.firstName) || filled(principleContact?.lastName),
    }),
  });
