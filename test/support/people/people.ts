import '../cloud/handler-environment.ts';
import { randomBytes } from 'node:crypto';
import { mailTo, until } from '../cloud/cloud.ts';
import { type Answer, type Api, api } from '../contract/api.ts';
import { codeOf, enrollmentCodeOf, keepSecret } from './authenticator.ts';
import { homeTown } from './home-town.ts';
import { plantAccount } from './plant-account.ts';
import { accountForm, candidateForm } from './profile-forms.ts';
import { solve } from './solve-challenge.ts';

export const PASSWORD = 'Plumbline!2026';

export type Person = {
  token: string;
  cookie: string;
  userId: string;
  profileId: string;
  email: string;
  password: string;
  api: Api;
};
type Kind = 'candidate' | 'provider' | 'vendor' | 'educational';

export const newEmail = (label = 'someone'): string => `${label}.${randomBytes(6).toString('hex')}@example.com`;

/** A new address of SES's mailbox simulator, which bounces each e-mail or marks it as spam. */
export const simulatedEmail = (mailbox: 'bounce' | 'complaint' | 'success' = 'bounce'): string =>
  `${mailbox}+${randomBytes(6).toString('hex')}@simulator.amazonses.com`;

type Solver = { email?: unknown; address?: string | undefined };

/** A solved, unspent challenge, with the work that the recent failures of an e-mail and an address require. */
export const freshSolution = async (
  purpose: 'form' | 'sign-in' = 'form',
  { email, address }: Solver = {},
): Promise<string> => {
  const query = { purpose, ...(typeof email === 'string' && { email }) };
  return solve((await api(undefined, undefined, address).get('/api/users/challenge', query)).body);
};

const must = <T extends { status: number; body: unknown }>(answer: T, what: string): T => {
  if (answer.status >= 300) throw new Error(`${what} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
};

/** The key in the newest set-up mail to an address. */
export const keyMailedTo = async (email: string): Promise<string> => {
  const link = await until(async () => (await mailTo(email))[0]?.links.find((each) => each.includes('/confirm-email')));
  return new URL(link).searchParams.get('key') ?? '';
};

export const register = async (email: string, profileType: Kind, referrer?: string): Promise<void> => {
  const challenge = await freshSolution();
  must(await api().post('/api/users/register', { email, challenge, profileType, referrer }), 'register');
};

/** Signs up as a visitor does: by a mailed link. Returns the e-mail. */
export const signUp = async (kind: Kind = 'candidate'): Promise<string> => {
  const email = newEmail(kind);
  await register(email, kind);
  const body = { emailConfirmationKey: await keyMailedTo(email), password: PASSWORD };
  must(await api().post('/api/users/confirmEmail', body), 'confirmEmail');
  return email;
};

/** Requests the link to a new password. */
export const requestReset = async (email: unknown, address?: string): Promise<Answer> =>
  api(undefined, undefined, address).post('/api/users/requestPasswordReset', {
    email,
    challenge: await freshSolution('form', { email, address }),
  });

type SecondFactor = { challenge: string; enrollment?: true; setUp?: { secret: string; uri: string } };

/** Enters the stored enrollment code, and returns the challenge for the first code of the new app. */
export const enroll = async (email: string, challenge: string): Promise<SecondFactor> => {
  const body = { challenge, enrollmentCode: enrollmentCodeOf(email) };
  const { secondFactor } = must(await api().post('/api/auth/enrollment', body), 'enrollment').body;
  keepSecret(email, secondFactor.setUp.secret);
  return secondFactor;
};

/**
 * Enters what staff are asked for after the password: a code of the tests' app, after an enrollment code without one.
 */
const enterCode = async (email: string, asked: SecondFactor) => {
  const { challenge } = asked.enrollment ? await enroll(email, asked.challenge) : asked;
  return must(await api().post('/api/auth/second-factor', { challenge, code: await codeOf(email) }), 'second-factor');
};

export const signIn = async (email: string, password = PASSWORD) => {
  const login = must(await api().post('/api/auth/login', { email, password }), 'login');
  const { secondFactor } = login.body;
  const { body, headers } = secondFactor ? await enterCode(email, secondFactor) : login;
  const cookie = (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  return { token: body.accessToken as string, cookie, userData: body.userData };
};

/** The same person with a fresh token, for tests that move the clock beyond the old one's 15 minutes. */
export const signInAgain = async (person: Person): Promise<Person> => {
  const { token, cookie } = await signIn(person.email, person.password);
  return { ...person, token, cookie, api: api(token) };
};

/** A confirmed account without a profile. */
export const newAccount = async (kind: Kind = 'candidate', email = newEmail(kind)) => {
  const userId = await plantAccount(email, PASSWORD, { kind });
  const { token, cookie } = await signIn(email);
  return { token, cookie, userId, email, password: PASSWORD, api: api(token) };
};

/** A company, or an account of `type`, with a profile in the home town. */
export const newCompany = async (overrides: Record<string, unknown> = {}, email?: string): Promise<Person> => {
  const kind = overrides.type === 'vendor' || overrides.type === 'educational' ? overrides.type : 'provider';
  const account = await newAccount(kind, email);
  const { body } = must(
    await account.api.post('/api/accounts/upsert', {
      name: `Company ${account.userId.slice(0, 6)}`,
      type: 'provider',
      ...accountForm,
      zip: homeTown().zip,
      ...overrides,
    }),
    'accounts/upsert',
  );
  return { ...account, profileId: body.id };
};

/** A public job seeker with a profile in the home town. */
export const newSeeker = async (overrides: Record<string, unknown> = {}, email?: string): Promise<Person> => {
  const account = await newAccount('candidate', email);
  const { body } = must(
    await account.api.post('/api/candidates/upsert', {
      ...candidateForm,
      zip: homeTown().zip,
      ...overrides,
    }),
    'candidates/upsert',
  );
  return { ...account, profileId: body.id };
};
