import type { ProfileKind } from '@plumbline/shared/domain/profile/profile-kind';

export const loadCompanyDashboard = () => import('./company/company-dashboard.tsx');
export const loadSchoolDashboard = () => import('./school/school-dashboard.tsx');
export const loadSeekerDashboard = () => import('./seeker/seeker-dashboard.tsx');

const loaders: Partial<Record<ProfileKind, () => Promise<unknown>>> = {
  candidate: loadSeekerDashboard,
  educational: loadSchoolDashboard,
  provider: loadCompanyDashboard,
  vendor: loadCompanyDashboard,
};

/** What this kind of account has on its dashboard: everybody sees one of three. */
export const loadDashboard = (kind: ProfileKind): Promise<unknown> => loaders[kind]?.() ?? Promise.resolve();
