import { accountKinds } from '../../options/account-kinds.ts';
export const profileKinds = ['admin', ...accountKinds, 'none'] as const;
export type ProfileKind = (typeof profileKinds)[number];

type KindMarkers = {
  role?: string | null | undefined;
  jobSeeker?: unknown;
  provider?: unknown;
  vendor?: unknown;
  educational?: unknown;
};

/** Returns the kind of an account, from the first of its markers in this order [ACC-37]. */
export const profileKind = ({ role, jobSeeker, provider, vendor, educational }: KindMarkers): ProfileKind => {
  if (role === 'support') return 'admin';
  if (jobSeeker) return 'candidate';
  if (provider) return 'provider';
  if (vendor) return 'vendor';
  if (educational) return 'educational';
  return 'none';
};
