import {
  type Designation,
  type Industry,
  type WorkRadius,
  workRadiusMiles,
} from '@plumbline/shared/options/companies/company';
import { MAX_MATCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { searchKinds } from '@plumbline/shared/table-names';
import type { CompanyProfileItem } from '../profiles/profile.ts';
import type { ProjectItem } from '../projects/project.ts';
import { atCityCenter } from './city-center.ts';
import { type GeoDocument, geoIndex } from './geo-index.ts';

/**
 * The level of a trade is a set of bits: 1 for work that is performed or looked for, 2 for a product that is sold or
 * looked for.
 */
const WORK = 1;
const PRODUCT = 2;

const levels = (work: readonly string[], products: readonly string[]): Map<string, number> => {
  const found = new Map(work.map((trade) => [trade, WORK]));
  for (const product of products) found.set(product, (found.get(product) ?? 0) | PRODUCT);
  return found;
};

/** Returns whether both sides mean a trade as work, or both as a product. */
export const isSameTrade = (a: number, b: number): boolean => (a & b) !== 0;
export const isWork = (level: number): boolean => isSameTrade(level, WORK);
export const isProduct = (level: number): boolean => isSameTrade(level, PRODUCT);

/** The bit of each industry and designation in an entry. Bits are never reused for another one. */
const industryBits: Record<Industry, number> = { Residential: 1, Commercial: 2, Industrial: 4, 'Civil/Highway': 8 };
const designationBits: Record<Designation, number> = {
  'Minority (MBE)': 16,
  'Veteran (VBE)': 32,
  'Women (WBE)': 64,
  'Disability (DOBE)': 128,
};
const bitsOf = <A extends string>(bits: Record<A, number>, answers: readonly A[] = []): number =>
  answers.reduce((sum, answer) => sum | bits[answer], 0);
export const bitsOfIndustries = (chosen?: readonly Industry[]): number => bitsOf(industryBits, chosen);
export const bitsOfDesignations = (chosen?: readonly Designation[]): number => bitsOf(designationBits, chosen);

/**
 * The bits of an entry for vendors, and for how far a company works. A company without an answer works at the shortest
 * distance.
 */
const VENDOR = 1;
const radiusBits: Record<WorkRadius, number> = { '0-50mi': 0, '0-100mi': 2, '0-200mi+': 4 };
const NEAREST: WorkRadius = '0-50mi';
const RADIUS_MASK = 6;

export const isVendorEntry = (reach: number): boolean => (reach & VENDOR) !== 0;
const milesOf = (radius: WorkRadius): number => Math.min(workRadiusMiles(radius), MAX_MATCH_RADIUS_MILES);
/** Returns how far a company works in miles, up to the distance that matching covers. */
export const workMilesOf = ({ company }: Pick<CompanyProfileItem, 'company'>): number =>
  milesOf(company.workRadius ?? NEAREST);
export const workMilesOfEntry = (reach: number): number => {
  const radii = Object.entries(radiusBits) as [WorkRadius, number][];
  return milesOf(radii.find(([, bits]) => bits === (reach & RADIUS_MASK))?.[0] ?? NEAREST);
};

/** The index of companies that can be found, by place and by what they perform and sell. */
export const companiesNearby = geoIndex(searchKinds.companies, { createdAt: 'time', answers: 'byte', reach: 'byte' });
export type CompanyNearby = Awaited<ReturnType<typeof companiesNearby.near>>[number];

/**
 * Returns whether other companies can find a company: it is complete, active and not a school. Recruiting makes no
 * difference.
 */
export const isFindableCompany = ({ kind, complete, closedAt, suspendedAt }: CompanyProfileItem): boolean =>
  complete && !closedAt && !suspendedAt && kind !== 'educational';

export const companyDocument = (profile: CompanyProfileItem): GeoDocument<CompanyNearby['facts']> => {
  const { id, kind, latitude, longitude, createdAt, company } = atCityCenter(profile);
  return {
    id,
    latitude,
    longitude,
    trades: levels(
      company.selfPerformWorkCategories ?? [],
      kind === 'vendor' ? (company.tradesRelatedToProduct ?? []) : [],
    ),
    facts: {
      createdAt,
      answers: bitsOfIndustries(company.industry) | bitsOfDesignations(company.qualifiedDesignations),
      reach: (kind === 'vendor' ? VENDOR : 0) | radiusBits[company.workRadius ?? NEAREST],
    },
  };
};

/** The index of open projects, by place and by the work and products they look for. */
export const projectsNearby = geoIndex(searchKinds.projects, { createdAt: 'time', invites: 'byte' });
export type ProjectNearby = Awaited<ReturnType<typeof projectsNearby.near>>[number];

export const invitesVendors = ({ facts }: Pick<ProjectNearby, 'facts'>): boolean => facts.invites !== 0;

export const projectDocument = (project: ProjectItem): GeoDocument<ProjectNearby['facts']> => ({
  id: project.id,
  latitude: project.latitude,
  longitude: project.longitude,
  trades: levels(project.contractorTradeCategories, project.inviteVendorsToView ? project.vendorTradeCategories : []),
  facts: { createdAt: project.createdAt, invites: project.inviteVendorsToView ? 1 : 0 },
});
