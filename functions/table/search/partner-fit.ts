import { type ProjectMatchScore, scoreProjectMatch } from '@plumbline/shared/domain/matching/project-match-score';
import type { CompanyProfileItem } from '../profiles/profile.ts';
import type { ProjectItem } from '../projects/project.ts';
import {
  type CompanyNearby,
  companyDocument,
  invitesVendors,
  isSameTrade,
  isVendorEntry,
  type ProjectNearby,
  projectDocument,
  workMilesOf,
  workMilesOfEntry,
} from './partner-entries.ts';

type Levels = ReadonlyMap<string, number>;

const sharedOf = (one: Levels, other: Levels): string[] =>
  [...one].flatMap(([trade, level]) => (isSameTrade(level, other.get(trade) ?? 0) ? [trade] : []));

const scored = (shared: string[], miles: number): ProjectMatchScore | undefined =>
  shared.length ? scoreProjectMatch(shared, miles) : undefined;

/**
 * How a company found around a project, by the project's trades, fits it: within its work radius, a vendor when
 * invited.
 */
export const fitOfCompany = (project: ProjectItem, company: CompanyNearby): ProjectMatchScore | undefined => {
  const { reach } = company.facts;
  if (company.id === project.company || company.miles > workMilesOfEntry(reach)) return undefined;
  if (isVendorEntry(reach) && !project.inviteVendorsToView) return undefined;
  return scored(sharedOf(company.trades, projectDocument(project).trades), company.miles);
};

/** How a project found around a company, by the company's trades, fits. Whose project it is, its entry does not say. */
export const fitOfProject = (company: CompanyProfileItem, project: ProjectNearby): ProjectMatchScore | undefined => {
  if (project.miles > workMilesOf(company)) return undefined;
  if (company.kind === 'vendor' && !invitesVendors(project)) return undefined;
  return scored(sharedOf(project.trades, companyDocument(company).trades), project.miles);
};
