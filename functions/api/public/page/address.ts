import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import { environment } from '../../../platform/environment.ts';

/** Returns a path of this site with its query; undefined values are left out. */
export const address = (path: string, query: Readonly<Record<string, string | number | undefined>> = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return search.size ? `${path}?${search}` : path;
};

/** Returns the full URL of a path of this site. */
export const absolute = (path: string): string => `${environment.siteUrl}${path}`;

/** What the sign-up begins with: the searched place and trade, and the language of the page. */
export type SignUpFacts = { zip?: string | undefined; trade?: string | undefined; lang?: Language | undefined };

/** Returns the path of the login or sign-up page, which opens `returnTo` afterwards. */
export const entrance = (page: 'login' | 'signup', returnTo: string | undefined, facts: SignUpFacts = {}): string =>
  paths[page].path({ redirect: returnTo, ...facts });

/**
 * Returns the path of the jobs in a state or near a city, for one trade or all. Without a place it is the list of
 * places.
 */
export const jobsIn = (place?: string, trade?: string): string =>
  [paths.publicJobs.path(), place, trade].filter(Boolean).join('/');
