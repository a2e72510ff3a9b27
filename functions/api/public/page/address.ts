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
export const entrance = (page: '/login' | '/signup', returnTo: string | undefined): string =>
  address(page, { redirect: returnTo });
