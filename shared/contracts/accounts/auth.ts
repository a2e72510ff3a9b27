import * as z from 'zod';
import {
  ENROLLMENT_ALPHABET,
  ENROLLMENT_LENGTH,
  normalizeEnrollmentCode,
} from '../../domain/accounts/enrollment-code.ts';
import { accountKinds } from '../../options/account-kinds.ts';
import { staffRoles } from '../../options/staff/staff-roles.ts';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation, id, isoDate, mailProblem, NOT_BLANK, secretText, solvedChallenge } from '../fields.ts';
import { fileView } from '../files/file-shape.ts';

/** The signed-in user as the session stores it [ACC-36]. */
export const userInfo = z.object({
  id,
  email: z.string(),
  displayName: z.string(),
  role: z.enum(['user', 'support']),
  /** The role within the staff; absent for other users. */
  staffRole: z.enum(staffRoles).optional(),
  companyId: id.optional(),
  /** The role in the company; owners manage its users. Absent for other users. */
  companyRole: z.enum(['owner', 'member']).optional(),
  profileId: id.optional(),
  profileType: z.enum(accountKinds),
  /** The newest version of the terms that the user agreed to. */
  agreedTerms: z.string().optional(),
  /** Why e-mails to the user's address don't arrive, and since when; absent for an address that works. */
  mailProblem: mailProblem.optional(),
  /** The photo of a job seeker. Users of a company are shown with initials. */
  profilePhoto: fileView.optional(),
});
export type UserInfo = z.output<typeof userInfo>;

const session = z.object({ accessToken: z.string(), userData: userInfo });

/**
 * The second step of a staff sign-in: a code of the authenticator app or, before an app is set up, an enrollment code.
 */
export const secondFactor = z.object({
  /** An encrypted value that the client sends back together with the code. */
  challenge: z.string(),
  /** The time until which a code is accepted. */
  expiresAt: isoDate,
  /** True for staff without a second factor, who enter their enrollment code first. */
  enrollment: z.literal(true).optional(),
  /**
   * The key for the authenticator app, as text and as an otpauth URI. Present after the enrollment code was accepted.
   */
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
  worksReadOnly: true,
  budget: 'write',
  body: z.object({
    email: enteredText(254).toLowerCase().meta(NOT_BLANK),
    password: enteredText(256).meta(NOT_BLANK),
    /** A solved challenge, which allows another attempt after a 429 response. */
    challenge: solvedChallenge.optional(),
  }),
  response: z.union([session, z.object({ secondFactor })]),
  errors: ['challenge_failed', 'wrong_credentials', 'account_suspended'],
  summary: 'Signs in; sets the refresh token as an HttpOnly cookie. Staff is asked for a code instead',
});

const ENROLLMENT_CODE = 'Please enter the 12 letters and digits of your enrollment code';

export const enrollmentBody = z.object({
  challenge: secretText(12_000),
  /** A colleague on the staff or an operator hands out this code. */
  enrollmentCode: z
    .string({ error: ENROLLMENT_CODE })
    .max(40, ENROLLMENT_CODE)
    .transform(normalizeEnrollmentCode)
    .pipe(z.string().regex(new RegExp(`^[${ENROLLMENT_ALPHABET}]{${ENROLLMENT_LENGTH}}$`), ENROLLMENT_CODE))
    .meta({ pattern: '^[0-9A-TV-Za-tv-z]{4}[ -]?[0-9A-TV-Za-tv-z]{4}[ -]?[0-9A-TV-Za-tv-z]{4}$' }),
});

export const enrollApp = defineEndpoint({
  group: 'auth',
  name: 'enrollApp',
  method: 'POST',
  path: '/api/auth/enrollment',
  auth: 'public',
  sameOriginOnly: true,
  budget: 'write',
  body: enrollmentBody,
  response: z.object({ secondFactor }),
  errors: ['enrollment_code_refused', 'sign_in_expired', 'account_suspended'],
  summary: 'Answers the secret of a new authenticator app to staff with an enrollment code',
});

const CODE = 'Please enter the 6 digits your app shows';

export const codeBody = z.object({
  challenge: secretText(12_000),
  /** Spaces are removed, because some apps show the code in two halves. */
  code: z
    .string({ error: CODE })
    .max(20, CODE)
    .trim()
    .transform((value) => value.replace(/\s/g, ''))
    .pipe(z.string().regex(/^[0-9]{6}$/, CODE))
    .meta({ pattern: '^ *[0-9]{3} ?[0-9]{3} *$' }),
});

export const enterCode = defineEndpoint({
  group: 'auth',
  name: 'enterCode',
  method: 'POST',
  path: '/api/auth/second-factor',
  auth: 'public',
  sameOriginOnly: true,
  worksReadOnly: true,
  budget: 'write',
  body: codeBody,
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
  worksReadOnly: true,
  budget: 'write',
  response: z.object({
    accessToken: z.string(),
    /** The newest version of the terms that the user agreed to. */
    agreedTerms: z.string().optional(),
    mailProblem: mailProblem.optional(),
  }),
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
  worksReadOnly: true,
  budget: 'write',
  response: confirmation,
  summary: 'Signs out: revokes the refresh token and clears its cookie',
});
