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
 * Returns how a company, found around a project by its trades, fits; undefined for no match. The project must be within
 * its work radius, and must invite vendors if it is one.
 */
export const fitOfCompany = (project: ProjectItem, company: CompanyNearby): ProjectMatchScore | undefined => {
  const { reach } = company.facts;
  if (company.id === project.company || company.miles > workMilesOfEntry(reach)) return undefined;
  if (isVendorEntry(reach) && !project.inviteVendorsToView) return undefined;
  return scored(sharedOf(company.trades, projectDocument(project).trades), company.miles);
};

/**
 * Returns how a project, found around a company by its trades, fits; undefined for no match. Callers exclude the
 * company's own projects, because an entry doesn't contain the owner.
 */
export const fitOfProject = (company: CompanyProfileItem, project: ProjectNearby): ProjectMatchScore | undefined => {
  if (project.miles > workMilesOf(company)) return undefined;
  if (company.kind === 'vendor' && !invitesVendors(project)) return undefined;
  return scored(sharedOf(project.trades, companyDocument(company).trades), project.miles);
};
