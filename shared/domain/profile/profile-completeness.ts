import { isValidZip } from '../contact-details/zip.ts';
import { type SeekerTradeSource, seekerTrades } from '../matching/seeker-trades.ts';

/**
 * The result of a check: `missing` names the missing fields, and `completed` is true when there are none
 * [PRO-40, PRO-41].
 */
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

/** Returns the result for a job seeker. Matching requires a name, a ZIP Code and at least one trade. */
export const seekerCompleteness = ({ name, zip, jobSeeker }: SeekerProfile): Completeness =>
  answer({
    name: filled(name),
    zip: isValidZip(zip ?? ''),
    tradeCategories: seekerTrades(jobSeeker ?? {}).length > 0,
  });

/**
 * Returns the result for a company, which requires a name, a place and a principal contact. A school has no such
 * contact [PRO-14].
 */
export const companyCompleteness = ({ kind, name, zip, city, state, principleContact }: CompanyProfile): Completeness =>
  answer({
    name: filled(name),
    zip: isValidZip(zip ?? ''),
    // A ZIP Code that is missing from the table has a state but no city.
    city: filled(city) || filled(state),
    state: filled(state),
    ...(kind !== 'educational' && {
      principleContact: filled(principleContact?.firstName) || filled(principleContact?.lastName),
    }),
  });
