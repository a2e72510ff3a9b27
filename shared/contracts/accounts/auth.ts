import * as z from 'zod';
import {
  ENROLLMENT_ALPHABET,
  ENROLLMENT_LENGTH,
  normalizeEnrollmentCode,
} from '../../domain/accounts/enrollment-code.ts';
import { accountKinds } from '../../options/account-kinds.ts';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation, id, isoDate, NOT_BLANK, secretText, solvedChallenge } from '../fields.ts';
import { fileView } from '../files/file-shape.ts';

/** What the session knows of its user [ACC-36]. */
export const userInfo = z.object({
  id,
  email: z.string(),
  displayName: z.string(),
  role: z.enum(['user', 'support']),
  companyId: id.optional(),
  /** Of a company's user: owners manage its users. */
  companyRole: z.enum(['owner', 'member']).optional(),
  profileId: id.optional(),
  profileType: z.enum(accountKinds),
  /** A job seeker's; a company's user has initials. */
  profilePhoto: fileView.optional(),
});
export type UserInfo = z.output<typeof userInfo>;

const session = z.object({ accessToken: z.string(), userData: userInfo });

/** What staff is asked for after the password: a code of their authenticator app, or an enrollment code without one. */
export const secondFactor = z.object({
  /** Returned with the code; only the server can read it. */
  challenge: z.string(),
  /** Until when a code is taken. */
  expiresAt: isoDate,
  /** Of staff without a second factor: the enrollment code comes first. */
  enrollment: z.literal(true).optional(),
  /** After the enrollment code: what the app is to keep, as text and as an otpauth address. */
  setUp: z.object({ secret: z.string(), uri: z.string() }).optional(),
});
export type SecondFactor = z.output<typeof secondFactor>;

const WRONG = 'Wrong Email or Password';
/** A malformed e-mail or password gets the same error as a wrong one. */
const enteredText = (most: number) => z.string({ error: WRONG }).max(most, WRONG).trim().min(1, WRONG);

export const login = defineEndpoint({
  group: 'auth',
  name: 'login',
  method: 'POST',
  path: '/api/auth/login',
  auth: 'public',
  sameOriginOnly: true,
  budget: 'write',
  body: z.object({
    email: enteredText(254).toLowerCase().meta(NOT_BLANK),
    password: enteredText(256).meta(NOT_BLANK),
    /** After a 429 a solved challenge lets the next try pass. */
    challenge: solvedChallenge.optional(),
  }),
  response: z.union([session, z.object({ secondFactor })]),
  errors: ['challenge_failed', 'wrong_credentials', 'account_suspended'],
  summary: 'Signs in; sets the refresh token as an HttpOnly cookie. Staff is asked for a code instead',
});

const ENROLLMENT_CODE = 'Please enter the 12 letters and digits of your enrollment code';

export const enrollApp = defineEndpoint({
  group: 'auth',
  name: 'enrollApp',
  method: 'POST',
  path: '/api/auth/enrollment',
  auth: 'public',
  sameOriginOnly: true,
  budget: 'write',
  body: z.object({
    challenge: secretText(12_000),
    /** Given by a colleague on the staff or an operator. */
    enrollmentCode: z
      .string({ error: ENROLLMENT_CODE })
      .max(40, ENROLLMENT_CODE)
      .transform(normalizeEnrollmentCode)
      .pipe(z.string().regex(new RegExp(`^[${ENROLLMENT_ALPHABET}]{${ENROLLMENT_LENGTH}}$`), ENROLLMENT_CODE))
      .meta({ pattern: '^[0-9A-TV-Za-tv-z]{4}[ -]?[0-9A-TV-Za-tv-z]{4}[ -]?[0-9A-TV-Za-tv-z]{4}$' }),
  }),
  response: z.object({ secondFactor }),
  errors: ['enrollment_code_refused', 'sign_in_expired', 'account_suspended'],
  summary: 'Answers the secret of a new authenticator app to staff with an enrollment code',
});

const CODE = 'Please enter the 6 digits your app shows';

export const enterCode = defineEndpoint({
  group: 'auth',
  name: 'enterCode',
  method: 'POST',
  path: '/api/auth/second-factor',
  auth: 'public',
  sameOriginOnly: true,
  budget: 'write',
  body: z.object({
    challenge: secretText(12_000),
    /** Some apps show it in two halves. */
    code: z
      .string({ error: CODE })
      .max(20, CODE)
      .trim()
      .transform((value) => value.replace(/\s/g, ''))
      .pipe(z.string().regex(/^[0-9]{6}$/, CODE))
      .meta({ pattern: '^ *[0-9]{3} ?[0-9]{3} *$' }),
  }),
  response: session,
  errors: ['code_refused', 'sign_in_expired', 'account_suspended'],
  summary: 'Ends the sign-in of staff with a code; the first code sets the second factor up',
});

export const refreshToken = defineEndpoint({
  group: 'auth',
  name: 'refreshToken',
  method: 'POST',
  path: '/api/auth/refresh-token',
  aliases: ['/api/auth/refreshToken'],
  auth: 'public',
  sameOriginOnly: true,
  budget: 'write',
  response: z.object({ accessToken: z.string() }),
  errors: ['session_ended', 'account_suspended'],
  summary: 'Answers a new access token for the refresh cookie',
});

export const revokeToken = defineEndpoint({
  group: 'auth',
  name: 'revokeToken',
  method: 'POST',
  path: '/api/auth/revoke-token',
  auth: 'signed-in',
  sameOriginOnly: true,
  budget: 'write',
  response: confirmation,
  summary: 'Signs out: revokes the refresh token and clears its cookie',
});
