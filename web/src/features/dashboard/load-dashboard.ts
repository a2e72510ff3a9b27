import type { ProfileKind } from '@plumbline/shared/domain/profile/profile-kind';
import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * Renders a part immediately when it is already loaded. Otherwise React suspends, which waits 300 ms before it shows
 * the content.
 */
const partOf = (load: () => Promise<ComponentType>) => {
  let come: ComponentType | undefined;
  const keep = async () => {
    come = await load();
    return { default: come };
  };
  const LazyPart = lazy(keep);
  const Part = () => createElement(useState(() => come ?? LazyPart)[0]);
  return { load: keep, Part };
};

const company = partOf(async () => (await import('./company/company-dashboard.tsx')).CompanyDashboard);
const vendor = partOf(async () => (await import('./vendor/vendor-dashboard.tsx')).VendorDashboard);
const school = partOf(async () => (await import('./school/school-dashboard.tsx')).SchoolDashboard);
const seeker = partOf(async () => (await import('./seeker/seeker-dashboard.tsx')).SeekerDashboard);

export const CompanyDashboard = company.Part;
export const SchoolDashboard = school.Part;
export const SeekerDashboard = seeker.Part;
export const VendorDashboard = vendor.Part;

const loaders: Partial<Record<ProfileKind, () => Promise<unknown>>> = {
  candidate: seeker.load,
  educational: school.load,
  provider: company.load,
  vendor: vendor.load,
};

/** The dashboard of this kind of account, one of four. */
export const loadDashboard = (kind: ProfileKind): Promise<unknown> => loaders[kind]?.() ?? Promise.resolve();
