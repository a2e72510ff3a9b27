import * as z from 'zod';
import { searchHint } from '../../domain/addresses/search-hint.ts';
import { accountKinds } from '../../options/account-kinds.ts';
import { LANGUAGES } from '../../options/languages.ts';
import { MAX_TRADE_LENGTH, MAX_ZIP_TEXT, SUPPORT_TEXT_MAX_LENGTH } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  byId,
  confirmation,
  email,
  id,
  line,
  newPassword,
  ownPath,
  requiredText,
  secretText,
  solvedChallenge,
} from '../fields.ts';
import { userInfo } from './auth.ts';
import { currentPassword } from './passwords.ts';

export const getChallenge = defineEndpoint({
  group: 'users',
  name: 'getChallenge',
  method: 'GET',
  path: '/api/users/challenge',
  auth: 'public',
  query: z.object({
    purpose: z.enum(['form', 'sign-in']).default('form'),
    /** The e-mail entered in the form. Recent failures of this e-mail raise the work, even if it has no account. */
    email: z.string().trim().toLowerCase().max(254).optional(),
  }),
  response: z.object({
    algorithm: z.string(),
    challenge: z.string(),
    maxnumber: z.int(),
    salt: z.string(),
    signature: z.string(),
  }),
  summary: 'A proof-of-work challenge: to sign up or reset a password, or to sign in after too many tries',
});

/** What the visitor searched before. A value that doesn't fit is ignored. */
const hint = (max: number) =>
  z
    .string()
    .optional()
    .transform((text) => searchHint(text, max));

export const registrationBody = z.object({
  email,
  challenge: solvedChallenge,
  /** A school's id, or the name of a flyer or campaign. */
  referrer: line(200).optional(),
  /** Whether the student agreed to be listed with the school of the link. */
  listWithSchool: z.boolean().optional(),
  profileType: z.enum(accountKinds).default('candidate'),
  /** The path to open after the account is set up, such as a job to apply to. */
  redirect: ownPath.optional(),
  /** The language of the page, for the e-mails; the browser's when absent. */
  language: z.enum(LANGUAGES).optional(),
  /** The ZIP Code and the trade of the visitor's search. The mailed link brings them to the profile form. */
  zip: hint(MAX_ZIP_TEXT),
  trade: hint(MAX_TRADE_LENGTH),
});

/** Starts a sign-up, with an e-mail and its solved challenge as base64 JSON [ACC-13, ACC-14]. */
export const register = defineEndpoint({
  group: 'users',
  name: 'register',
  method: 'POST',
  path: '/api/users/register',
  auth: 'public',
  budget: 'mail',
  body: registrationBody,
  response: confirmation,
  errors: ['challenge_failed', 'email_exists', 'email_not_allowed', 'address_undeliverable'],
  summary: 'Starts a sign-up and mails the set-up link',
});

export const confirmEmail = defineEndpoint({
  group: 'users',
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/users/confirmEmail',
  auth: 'public',
  budget: 'write',
  body: z.object({
    emailConfirmationKey: secretText(200, "We couldn't confirm your account."),
    password: newPassword,
  }),
  /** The confirmed e-mail, which the page then signs in with. */
  response: confirmation.extend({ email: z.string() }),
  errors: ['confirmation_refused', 'already_confirmed', 'password_guessable'],
  summary: 'Confirms an account with the key of the set-up link and a chosen password',
});

export const createUser = defineEndpoint({
  group: 'users',
  name: 'createUser',
  method: 'POST',
  path: '/api/users',
  auth: 'support',
  staffRight: 'closeAccounts',
  budget: 'write',
  body: z.object({ displayName: line(120).optional(), email, password: newPassword }),
  response: z.object({ id }),
  status: 201,
  errors: ['email_exists', 'password_guessable'],
  summary: 'Creates a confirmed account (staff only)',
});

export const getUser = defineEndpoint({
  group: 'users',
  name: 'getUser',
  method: 'GET',
  path: '/api/users/{id}',
  auth: 'signed-in',
  params: byId,
  response: userInfo,
  errors: ['user_not_found'],
  summary: 'Reads a user: oneself, a user of the own company, or anybody for staff',
});

/**
 * Deletes an account immediately and permanently. Users delete their own with the current password, which is in the
 * body or was checked shortly before. Staff delete others with a reason, which the audit log keeps [ACC-36].
 */
export const deleteUser = defineEndpoint({
  group: 'users',
  name: 'deleteUser',
  method: 'DELETE',
  path: '/api/users/{id}',
  auth: 'signed-in',
  staffRight: 'closeAccounts',
  budget: 'write',
  params: byId,
  body: z.object({ currentPassword: currentPassword.optional(), reason: requiredText(500).optional() }),
  response: confirmation,
  errors: [
    'user_not_found',
    'last_owner',
    'account_changed',
    'delete_yourself',
    'reason_required',
    'current_password_required',
    'current_password_wrong',
  ],
  summary: 'Deletes a user: oneself with the current password, or somebody else for staff, with a reason',
});

/** The language of the page, for the mails about the request; the browser's when absent. */
const senderLanguage = { language: z.enum(LANGUAGES).optional() };

export const supportRequestBody = z.object({
  email,
  data: requiredText(SUPPORT_TEXT_MAX_LENGTH),
  ...senderLanguage,
});

export const requestSupport = defineEndpoint({
  group: 'users',
  name: 'requestSupport',
  method: 'POST',
  path: '/api/users/support',
  aliases: ['/api/users/support/'],
  auth: 'public',
  budget: 'mail',
  body: supportRequestBody,
  response: confirmation,
  summary: 'Sends a support request from an e-mail address',
});

const profileSupport = {
  group: 'users',
  method: 'POST',
  auth: 'signed-in',
  budget: 'mail',
  body: z.object({ profileId: id, data: requiredText(SUPPORT_TEXT_MAX_LENGTH), ...senderLanguage }),
  response: confirmation,
  errors: ['profile_not_found'],
  summary: 'Sends a support request from the own profile',
} as const;

/** Sends a support request from a job seeker's profile [SHL-26]. */
export const requestProfileSupport = defineEndpoint({
  ...profileSupport,
  name: 'requestProfileSupport',
  path: '/api/profile/support',
  aliases: ['/api/profile/support/'],
});
export const requestCompanySupport = defineEndpoint({
  ...profileSupport,
  name: 'requestCompanySupport',
  path: '/api/company/profile/support',
  aliases: ['/api/company/profile/support/'],
});
