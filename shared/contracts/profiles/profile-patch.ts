import * as z from 'zod';
import { DEFAULT_EXPERIENCE_BAND, experienceBands } from '../../options/background/experience.ts';
import { MAX_SEEKER_TRADES } from '../../options/limits.ts';
import { companyName, isoDate, requiredNamedText } from '../fields.ts';
import { removedPhotos, showcaseOrder } from '../files/file-shape.ts';
import { ratedTrades } from '../trades/trade-fields.ts';
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

/** Makes choices nullable, because `null` clears a choice in a patch. */
const clearable = <S extends Record<string, z.ZodType>>(choices: S) =>
  Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, choice.nullable()])) as {
    [K in keyof S]: z.ZodNullable<S[K]>;
  };

/** Hands-on experience as a client sends it. Without a number of years it gets the default band [PRO-25]. */
const givenExperience = handsOnExperience.extend({ amount: z.enum(experienceBands).default(DEFAULT_EXPERIENCE_BAND) });

/** The seeker's part of a profile in a request that creates or saves one. The name is included [PRO-43]. */
export const seekerPartGiven = seekerPart
  .extend({
    name: requiredNamedText('name'),
    ...clearable(seekerChoices),
    handsOnExperiences: ratedTrades(givenExperience, MAX_SEEKER_TRADES),
  })
  .partial();
/** The parts that only a company, a vendor or a school sends. */
export const companyPartGiven = companyPart.extend(clearable({ ...companyChoices, ...licences })).partial();
export const vendorPartGiven = z.object(clearable(productLicences)).partial();
export const schoolPartGiven = schoolPart.partial();

/** The shared fields of a company's profile. The address can't be empty when it is present [PRO-27]. */
export const companySharedPart = sharedPart
  .omit({ savedJobs: true, lastName: true })
  .extend({ name: companyName, address: requiredNamedText('street address', 160) });

/**
 * Fields that only the server sets. They are accepted and ignored, so that a client can send back a profile that it
 * read.
 */
const ignored = z.unknown().optional();
const ownedByServer = {
  id: ignored,
  type: ignored,
  kind: ignored,
  city: ignored,
  state: ignored,
  redacted: ignored,
  referenceCount: ignored,
  lastActivity: ignored,
  createdAt: ignored,
  profilesRequested: ignored,
  profilesGranted: ignored,
  profilesRejected: ignored,
  defaultPaymentMethod: ignored,
  primaryUser: ignored,
  profilePhoto: ignored,
  profilePhotoUrl: ignored,
  documents: ignored,
};
const seekerPartSent = seekerPartGiven.extend({ lastPriorityAccess: ignored, hasResume: ignored, resume: ignored });
const companyPartSent = companyPartGiven.extend({
  isVendor: ignored,
  unlockedApplicants: ignored,
  sentJobPosts: ignored,
});

/**
 * Bodies of a PATCH of a profile. Only the fields that are present change, and `updatedAt` rejects a save over a newer
 * version. The fields of `jobSeeker` and `provider` can also be at the top level, where the specification has them
 * [PRO-42].
 */
export const seekerProfilePatch = sharedPart
  .partial()
  .extend(seekerPartGiven.omit({ name: true }).shape)
  .extend({ ...ownedByServer, updatedAt: isoDate.optional(), jobSeeker: seekerPartSent.optional() });
export const companyProfilePatch = companySharedPart
  .partial()
  .extend(companyPartGiven.shape)
  .extend({
    ...ownedByServer,
    lastName: ignored,
    savedJobs: ignored,
    updatedAt: isoDate.optional(),
    /** True when visitors can read the company's open jobs without an account. */
    jobsOnWeb: z.boolean().optional(),
    provider: companyPartSent.optional(),
    vendor: vendorPartGiven.optional(),
    educational: schoolPartGiven.optional(),
    showcasePhotos: showcaseOrder.optional(),
    removedShowcasePhotos: removedPhotos.optional(),
  });

const onlyGiven = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

const pickShape = <S extends z.ZodObject>(schema: S, body: Record<string, unknown>): Partial<z.output<S>> =>
  onlyGiven(Object.fromEntries(Object.keys(schema.shape).map((name) => [name, body[name]]))) as Partial<z.output<S>>;

/** Returns the fields of a part. A field inside the part takes precedence over the same field at the top level. */
const partOf = <S extends z.ZodObject>(
  schema: S,
  body: Record<string, unknown>,
  part: Record<string, unknown> = {},
): Partial<z.output<S>> | undefined => {
  const names = Object.keys(schema.shape);
  const pick = (from: Record<string, unknown>) =>
    onlyGiven(Object.fromEntries(names.map((name) => [name, from[name]])));
  const fields = { ...pick(body), ...pick(part) };
  return Object.keys(fields).length ? (fields as Partial<z.output<S>>) : undefined;
};

/**
 * Returns a seeker's patch with all fields of the part inside `jobSeeker`, without the fields that only the server
 * sets.
 */
export const arrangeSeekerPatch = (body: z.output<typeof seekerProfilePatch>) => {
  const part = seekerPartGiven.omit({ name: true });
  const shared = onlyGiven({ ...pickShape(sharedPart, body), updatedAt: body.updatedAt });
  const { name } = body.jobSeeker ?? {};
  const jobSeeker = partOf(part, body, body.jobSeeker);
  return {
    ...shared,
    ...((jobSeeker || name !== undefined) && { jobSeeker: { ...jobSeeker, name } as z.output<typeof seekerPartGiven> }),
  };
};

/**
 * Returns a company's patch with all fields of the part inside `provider`, without the fields that only the server
 * sets.
 */
export const arrangeCompanyPatch = (body: z.output<typeof companyProfilePatch>) => {
  const { updatedAt, jobsOnWeb, vendor, educational, showcasePhotos, removedShowcasePhotos } = body;
  return onlyGiven({
    ...pickShape(companySharedPart, body),
    updatedAt,
    jobsOnWeb,
    vendor,
    educational,
    showcasePhotos,
    removedShowcasePhotos,
    provider: partOf(companyPartGiven, body, body.provider),
  });
};
