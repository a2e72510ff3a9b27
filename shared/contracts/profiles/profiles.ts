import * as z from 'zod';
import { companyKinds } from '../../options/account-kinds.ts';
import { positionTypes } from '../../options/jobs/position-types.ts';
import { MAX_SEEKER_TRADES } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  byId,
  companyName,
  firstName,
  id,
  lastName,
  line,
  namedText,
  phoneFields,
  requiredLine,
  requiredNamedText,
  zip,
} from '../fields.ts';
import { trades } from '../trades/trade-fields.ts';
import {
  companyPartGiven,
  companyProfilePatch,
  companySharedPart,
  schoolPartGiven,
  seekerPartGiven,
  seekerProfilePatch,
  vendorPartGiven,
} from './profile-patch.ts';
import { profileView, sharedPart } from './profile-shape.ts';

const byUser = z.object({ userId: id });

/** The short form of a company after sign-up. `user` is optional and must be the caller [ACC-30]. */
export const accountBody = z.object({
  user: id.optional(),
  name: companyName,
  /** The name of the user, who is the company's principal contact at first. */
  contactName: requiredNamedText('contact name', 60).optional(),
  type: z.enum(companyKinds).default('provider'),
  isFranchise: z.boolean().optional(),
  address: namedText('street address', 160).optional(),
  address2: namedText('second address line', 160).optional(),
  city: line(80).optional(),
  state: line(2).optional(),
  zip: zip(),
  country: line(60).optional(),
  ...phoneFields,
  workRadius: z.enum(['0-50mi', '0-100mi', '0-200mi+']).optional(),
  industryOfWorkPerformed: z
    .array(z.enum(['Residential', 'Commercial', 'Industrial', 'Civil/Highway']))
    .max(4)
    .optional(),
  selfPerformWork: z.boolean().optional(),
  selfPerformWorkCategories: trades(60).optional(),
});

/** Errors of a ZIP Code and of rich text. */
const placeAndTextErrors = ['zip_unknown', 'zip_military', 'rich_text_too_long'] as const;

export const upsertAccount = defineEndpoint({
  group: 'profiles',
  name: 'upsertAccount',
  method: 'POST',
  path: '/api/accounts/upsert',
  auth: 'signed-in',
  budget: 'write',
  publishes: true,
  body: accountBody,
  response: profileView,
  errors: ['forbidden', ...placeAndTextErrors, 'profile_exists', 'profile_too_large', 'vendor_only', 'school_only'],
  summary: "Completes the profile of a company's first user",
});

/** The short form of a job seeker after sign-up [ACC-31]. */
export const candidateBody = z.object({
  user: id.optional(),
  /** A missing name gets the general message for required fields. A given one follows the profile's rules. */
  firstName: requiredLine(120).pipe(firstName),
  lastName: lastName.default(''),
  ...phoneFields,
  zip: zip(),
  desiredPosition: z.array(z.enum(positionTypes)).max(positionTypes.length).optional(),
  priorSkilledTradeFormalTraining: z.boolean().optional(),
  tradeCategories: trades(MAX_SEEKER_TRADES),
});

export const upsertCandidate = defineEndpoint({
  group: 'profiles',
  name: 'upsertCandidate',
  method: 'POST',
  path: '/api/candidates/upsert',
  auth: 'signed-in',
  budget: 'write',
  publishes: true,
  body: candidateBody,
  response: profileView,
  errors: ['forbidden', ...placeAndTextErrors, 'profile_exists', 'profile_too_large'],
  summary: 'Completes the profile of a job seeker',
});

/** A new job seeker profile. As in a patch, `null` clears a choice [PRO-40]. */
export const newSeekerBody = sharedPart
  .omit({ savedJobs: true })
  .partial()
  .required({ name: true, zip: true })
  .extend({ user: id.optional(), lastName: lastName.default(''), jobSeeker: seekerPartGiven.optional() });

export const createProfile = defineEndpoint({
  group: 'profiles',
  name: 'createProfile',
  method: 'POST',
  path: '/api/profile',
  auth: 'signed-in',
  budget: 'write',
  publishes: true,
  body: newSeekerBody,
  response: profileView,
  status: 201,
  errors: ['forbidden', ...placeAndTextErrors, 'profile_exists', 'profile_too_large'],
  summary: "Creates the caller's job seeker profile; 409 when there is one",
});

export const getProfile = defineEndpoint({
  group: 'profiles',
  name: 'getProfile',
  method: 'GET',
  path: '/api/profile/{id}',
  auth: 'signed-in',
  params: byId,
  response: profileView,
  errors: ['profile_not_found', 'account_deleted'],
  summary: 'Reads a profile as far as the caller may see it',
});

export const getProfileByUser = defineEndpoint({
  group: 'profiles',
  name: 'getProfileByUser',
  method: 'GET',
  path: '/api/profile/user/{userId}',
  auth: 'signed-in',
  params: byUser,
  response: profileView,
  errors: ['profile_not_found', 'account_deleted'],
  summary: "Reads the job seeker's profile of a user",
});

export const getNotifiedProfile = defineEndpoint({
  group: 'profiles',
  name: 'getNotifiedProfile',
  method: 'GET',
  path: '/api/profile/notification/{id}',
  auth: 'signed-in',
  params: byId,
  response: profileView,
  errors: ['profile_not_found', 'account_deleted', 'notification_not_found'],
  summary:
    'Reads the profile that notification {id} of the caller comes from, as far as the caller may see it [PRO-04]',
});

export const patchProfile = defineEndpoint({
  group: 'profiles',
  name: 'patchProfile',
  method: 'PATCH',
  path: '/api/profile/{id}',
  auth: 'seeker',
  publishes: true,
  params: byId,
  body: seekerProfilePatch,
  response: profileView,
  errors: [...placeAndTextErrors, 'profile_not_found', 'profile_changed', 'profile_too_large', 'too_many_changes'],
  summary: 'Saves the given fields of the own job seeker profile',
});

/** A new company profile. Only the name and the ZIP Code are required [PRO-41]. */
export const newCompanyBody = companySharedPart
  .partial()
  .required({ name: true, zip: true })
  .extend({
    user: id.optional(),
    type: z.enum(companyKinds).default('provider'),
    provider: companyPartGiven.optional(),
    vendor: vendorPartGiven.optional(),
    educational: schoolPartGiven.optional(),
  });

export const createCompanyProfile = defineEndpoint({
  group: 'profiles',
  name: 'createCompanyProfile',
  method: 'POST',
  path: '/api/company/profile',
  auth: 'signed-in',
  budget: 'write',
  publishes: true,
  body: newCompanyBody,
  response: profileView,
  status: 201,
  errors: ['forbidden', ...placeAndTextErrors, 'profile_exists', 'profile_too_large', 'vendor_only', 'school_only'],
  summary: 'Creates the company profile the caller acts for; 409 when there is one',
});

export const getCompanyProfile = defineEndpoint({
  group: 'profiles',
  name: 'getCompanyProfile',
  method: 'GET',
  path: '/api/company/profile/{id}',
  auth: 'signed-in',
  params: byId,
  response: profileView,
  errors: ['profile_not_found', 'account_deleted'],
  summary: 'Reads a company profile as far as the caller may see it',
});

export const getCompanyProfileByUser = defineEndpoint({
  group: 'profiles',
  name: 'getCompanyProfileByUser',
  method: 'GET',
  path: '/api/company/profile/user/{userId}',
  auth: 'signed-in',
  params: byUser,
  response: profileView,
  errors: ['profile_not_found', 'account_deleted'],
  summary: 'Reads the company profile a user acts for',
});

export const patchCompanyProfile = defineEndpoint({
  group: 'profiles',
  name: 'patchCompanyProfile',
  method: 'PATCH',
  path: '/api/company/profile/{id}',
  /** Not `company`, because schools save their profile here as well. */
  auth: 'signed-in',
  publishes: true,
  params: byId,
  body: companyProfilePatch,
  response: profileView,
  errors: [
    'forbidden',
    ...placeAndTextErrors,
    'profile_not_found',
    'profile_changed',
    'profile_too_large',
    'vendor_only',
    'school_only',
    'photo_not_in_showcase',
  ],
  summary: 'Saves the given fields of the own company profile; unlocked applicants and sent jobs are not answered',
});
