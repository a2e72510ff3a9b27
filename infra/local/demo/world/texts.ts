import * as z from 'zod';
import given from '../data/texts.json' with { type: 'json' };

const list = z.array(z.string().min(1)).min(1);

/** Sentences that drawn companies, seekers and jobs choose from. */
export const texts = z
  .strictObject({
    workingHours: list,
    reasonsToWorkHere: list,
    companyCharacters: list,
    affiliations: list,
    wishes: list,
  })
  .parse(given);
