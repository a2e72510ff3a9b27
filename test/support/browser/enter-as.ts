import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import type { Page } from 'playwright-core';
import { origin } from '../cloud/cloud.ts';
import { api } from '../contract/api.ts';
import { PASSWORD, signIn } from '../people/people.ts';

const profileOf = async (token: string, { id, profileType }: { id: string; profileType: string }) => {
  const prefix = profileType === 'candidate' ? '/api' : '/api/company';
  const { status, body } = await api(token).get(`${prefix}/profile/user/${id}`);
  return status === 200 ? body : undefined;
};

/** Runs in the page before the app: stores once what a sign-in stores. */
const PLANT = ({ token, session }: { token: string; session: string }) => {
  if (sessionStorage.getItem('planted')) return;
  sessionStorage.setItem('planted', 'yes');
  sessionStorage.setItem('plumbline.accessToken', token);
  localStorage.setItem('plumbline.session', session);
};

/**
 * Opens `path` as a signed-in user without the login page, which has tests of its own and takes longer than most of
 * what is tested after it.
 */
export const enterAs = async (page: Page, email: string, path: string, password = PASSWORD): Promise<void> => {
  const { token, cookie, userData } = await signIn(email, password);
  const profile = await profileOf(token, userData);
  if (!profile) throw new Error(`${email} has no profile to enter with`);
  const { id, name, lastName, type, kind, zip, jobSeeker } = profile;
  const trades = jobSeeker && seekerTrades(jobSeeker);
  const session = JSON.stringify({ userInfo: userData, profile: { id, name, lastName, type, kind, zip, trades } });
  const at = cookie.indexOf('=');
  const { hostname: domain } = new URL(origin());
  const [cookieName, value] = [cookie.slice(0, at), cookie.slice(at + 1)];
  await page
    .context()
    .addCookies([
      { name: cookieName, value, domain, path: '/api/auth', httpOnly: true, secure: true, sameSite: 'Strict' },
    ]);
  await page.addInitScript(PLANT, { token, session });
  await page.goto(path);
};
