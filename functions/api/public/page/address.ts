import { paths } from '@plumbline/shared/options/paths';
import { environment } from '../../../platform/environment.ts';

/** A path of this site with its query; what is undefined is left out. */
export const address = (path: string, query: Readonly<Record<string, string | number | undefined>> = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return search.size ? `${path}?${search}` : path;
};

/** The whole address of a path of this site. */
export const absolute = (path: string): string => `${environment.siteUrl}${path}`;

/** The page to sign in or up at, which leads back to `returnTo` afterwards. */
export const entrance = (page: 'login' | 'signup', returnTo: string | undefined): string =>
  paths[page].path({ redirect: returnTo });

/** The list of jobs in a state or near a city, perhaps of one trade; without a place the list of places. */
export const jobsIn = (place?: string, trade?: string): string =>
  [paths.publicJobs.path(), place, trade].filter(Boolean).join('/');
