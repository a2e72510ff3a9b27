import { DAY_MS, PENDING_ACCOUNT_DAYS, SIGN_UP_KEY_HOURS } from '@plumbline/shared/options/limits';
import { jobToApplyFor, paths } from '@plumbline/shared/options/paths';
import { epochSeconds, now } from '../../platform/clock.ts';
import { environment } from '../../platform/environment.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Mail } from '../../platform/mail.ts';
import {
  type PendingAccountItem,
  putPendingAccount,
  readPendingAccount,
} from '../../table/accounts/pending-account.ts';
import { readUser, type UserItem } from '../../table/accounts/user.ts';
import type { JobItem } from '../../table/jobs/job.ts';
import { readCompanyProfile } from '../../table/profiles/profile.ts';
import type { Inviter } from '../emails/account-emails.ts';
import { readPublicJob } from '../jobs/public-job.ts';
import { deliverLink, type LinkKind } from '../notifications/delivery/deliver-link.ts';
import { issueAccountKey, type StoreKey } from './issue-account-key.ts';

type SignUp = Omit<PendingAccountItem, 'ttl' | 'userId'>;

const keepPending = (pending: Omit<PendingAccountItem, 'ttl'>) =>
  putPendingAccount({ ...pending, ttl: epochSeconds(new Date(now().getTime() + PENDING_ACCOUNT_DAYS * DAY_MS)) });

/** Returns the public job that the new user will apply for. Undefined for another page, or when the job has ended. */
const jobOfSignUp = async (redirect: string | undefined): Promise<JobItem | undefined> => {
  const id = jobToApplyFor(redirect);
  if (id === undefined) return undefined;
  try {
    return await readPublicJob(id);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
};

const writeSignUpMail = async (signUp: SignUp, store?: StoreKey): Promise<Mail> => {
  const { email, kind, language, referrer, school, listed, redirect, zip, trade } = signUp;
  const origin = { ...(referrer && { referrer }), ...(school && { school, listed }) };
  const about = { purpose: 'confirm', email, kind, language, ...origin } as const;
  const [key, job] = await Promise.all([issueAccountKey(about, SIGN_UP_KEY_HOURS, store), jobOfSignUp(redirect)]);
  const { setUpForJobMail, setUpMail } = await import('../emails/account-emails.ts');
  const path = paths.confirmEmail.path({ key, redirect: redirect || undefined, zip, trade, lang: language });
  const link = `${environment.siteUrl}${path}`;
  return job ? setUpForJobMail(email, job, link, language) : setUpMail(email, link, language);
};

const writeInvitationMail = async (
  { id: userId, email, kind, language }: UserItem,
  from: Inviter,
  store?: StoreKey,
): Promise<Mail> => {
  const key = await issueAccountKey({ purpose: 'invite', email, userId, kind, language }, SIGN_UP_KEY_HOURS, store);
  const { invitationMail } = await import('../emails/account-emails.ts');
  return invitationMail(email, from, `${environment.siteUrl}${paths.confirmEmail.path({ key })}`, language);
};

/** Mails the set-up link of a sign-up [ACC-14, ACC-15]. */
export const mailSignUp = (signUp: SignUp): Promise<void> =>
  deliverLink(signUp.email, 'setUp', async () => {
    await keepPending(signUp);
    return writeSignUpMail(signUp);
  });

/** Stores an invitation, and returns the e-mail with its set-up link [TBX-08]. */
export const writeInvitation = async (user: UserItem, from: Inviter, store?: StoreKey): Promise<Mail> => {
  const { id: userId, email, kind, language } = user;
  await keepPending({ email, userId, kind, language });
  return writeInvitationMail(user, from, store);
};

/** Mails an invited user the set-up link. */
export const mailInvitation = (user: UserItem, from: Inviter, store?: StoreKey): Promise<void> =>
  deliverLink(user.email, 'invitation', () => writeInvitation(user, from, store));

/** Returns an invited user with the inviter; undefined for other users. */
export const findInviter = async (userId: string): Promise<{ user: UserItem; from: Inviter } | undefined> => {
  const user = await readUser(userId);
  if (user?.status !== 'invited' || !user.profileId) return undefined;
  const [company, inviter] = await Promise.all([
    readCompanyProfile(user.profileId),
    user.invitedBy === undefined ? undefined : readUser(user.invitedBy),
  ]);
  return company && { user, from: { company: company.name, inviter: inviter?.displayName } };
};

/**
 * Returns a function that mails the set-up link of an address again. Undefined when the address has no pending sign-up
 * or invitation.
 */
export const findSetUpMail = async (
  email: string,
): Promise<{ kind: LinkKind; send: (store?: StoreKey) => Promise<void> } | undefined> => {
  const pending = await readPendingAccount(email);
  if (!pending) return undefined;
  if (pending.userId === undefined)
    return {
      kind: 'setUp',
      send: (store) => deliverLink(email, 'setUp', () => writeSignUpMail(pending, store)),
    };
  const invited = await findInviter(pending.userId);
  return (
    invited && {
      kind: 'invitation',
      send: (store) => deliverLink(email, 'invitation', () => writeInvitationMail(invited.user, invited.from, store)),
    }
  );
};
