import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';

/** The full name; only 'Jobseeker' and four characters while the profile is locked [PRO-37]. */
export const seekerName = ({ name, lastName }: Pick<ProfileView, 'name' | 'lastName'>): string =>
  [name, lastName].filter(Boolean).join(' ');
