import * as z from 'zod';
import given from '../data/texts.json' with { type: 'json' };

const list = z.array(z.string().min(1)).min(1);

/** The sentences from which generated companies, seekers and jobs choose. */
export const texts = z
  .strictObject({
    workingHours: list,
    reasonsToWorkHere: list,
    companyCharacters: list,
    affiliations: list,
    wishes: list,
  })
  .parse(given);
