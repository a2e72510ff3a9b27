import { z } from 'zod';
import { accountKinds } from '../../options/account-kinds.ts';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation, id, solvedChallenge } from '../fields.ts';
import { fileView } from '../file-shape.ts';

/** ACC-36: what the session knows of its user. */
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

const WRONG = 'Wrong Email or Password';

export const login = defineEndpoint({
  group: 'auth',
  name: 'login',
  method: 'POST',
  path: '/api/auth/login',
  auth: 'public',
  body: z.object({
    email: z.string({ error: WRONG }).trim().toLowerCase().min(1, WRONG).max(254, WRONG),
    password: z.string({ error: WRONG }).trim().min(1, WRONG).max(256, WRONG),
    /** After a 429 a solved challenge lets the next try pass. */
    challenge: solvedChallenge.optional(),
  }),
  answer: z.object({ accessToken: z.string(), userData: userInfo }),
  errors: ['too_many_requests', 'challenge_failed', 'wrong_credentials', 'account_suspended'],
  summary: 'Signs in; sets the refresh token as an HttpOnly cookie',
});

export const refreshToken = defineEndpoint({
  group: 'auth',
  name: 'refreshToken',
  method: 'POST',
  path: '/api/auth/refresh-token',
  aliases: ['/api/auth/refreshToken'],
  auth: 'public',
  answer: z.object({ accessToken: z.string() }),
  errors: ['session_ended', 'account_suspended'],
  summary: 'Answers a new access token for the refresh cookie',
});

export const revokeToken = defineEndpoint({
  group: 'auth',
  name: 'revokeToken',
  method: 'POST',
  path: '/api/auth/revoke-token',
  auth: 'signed-in',
  answer: confirmation,
  summary: 'Signs out: revokes the refresh token and clears its cookie',
});
