import { paths } from '@plumbline/shared/options/paths';

/** The address of the sign-up that names a school and lists the students who agree. */
export const studentLink = (school: string | undefined): string =>
  `${location.origin}${paths.signup.path({ referrer: school })}`;

/** The address as people read it, without 'https://'. */
export const shownLink = (link: string): string => link.replace(/^https?:\/\//, '');
