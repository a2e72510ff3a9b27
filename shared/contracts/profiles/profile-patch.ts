import * as z from 'zod';
import { DEFAULT_EXPERIENCE_BAND, experienceBands } from '../../options/background/experience.ts';
import { MAX_SEEKER_TRADES } from '../../options/limits.ts';
import { companyName, isoDate, requiredNamedText } from '../fields.ts';
import { removedPhotos, showcaseOrder } from '../file-shape.ts';
import {
  companyChoices,
  companyPart,
  licences,
  productLicences,
  schoolPart,
  seekerChoices,
  seekerPart,
  sharedPart,
} from './profile-shape.ts';
import { handsOnExperience } from './seeker-row.ts';

/** In a patch `null` takes such a choice back. */
const clearable = <S extends Record<string, z.ZodType>>(choices: S) =>
  Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, choice.nullable()])) as {
    [K in keyof S]: z.ZodNullable<S[K]>;
  };

/** Hands-on experience; one added without a band of years gets the first full one [PRO-25]. */
const givenExperience = handsOnExperience.extend({ amount: z.enum(experienceBands).default(DEFAULT_EXPERIENCE_BAND) });

/** What a seeker sends of the own part, to create or to save a profile; the name stands there as well [PRO-43]. */
export const seekerPartGiven = seekerPart
  .extend({
    name: requiredNamedText('name'),
    ...clearable(seekerChoices),
    handsOnExperiences: z.array(givenExperience).max(MAX_SEEKER_TRADES, `Please choose at most ${MAX_SEEKER_TRADES}`),
  })
  .partial();
/** What a company, a vendor or a school sends of the own part. */
export const companyPartGiven = companyPart.extend(clearable({ ...companyChoices, ...licences })).partial();
export const vendorPartGiven = z.object(clearable(productLicences)).partial();
export const schoolPartGiven = schoolPart.partial();

/** What a company shares; its address must be there when it is given [PRO-27]. */
export const companySharedPart = sharedPart
  .omit({ savedJobs: true, lastName: true })
  .extend({ name: companyName, address: requiredNamedText('street address', 160) });

/** Whole-profile PATCH bodies: only what is given changes; `updatedAt` guards against a second tab. */
export const seekerProfilePatch = sharedPart
  .partial()
  .extend({ updatedAt: isoDate.optional(), jobSeeker: seekerPartGiven.optional() });
export const companyProfilePatch = companySharedPart.partial().extend({
  updatedAt: isoDate.optional(),
  /** Whether everybody may read its open jobs, without an account. */
  jobsOnWeb: z.boolean().optional(),
  provider: companyPartGiven.optional(),
  vendor: vendorPartGiven.optional(),
  educational: schoolPartGiven.optional(),
  showcasePhotos: showcaseOrder.optional(),
  removedShowcasePhotos: removedPhotos.optional(),
});
