import { type ProjectMatchItem, putNewProjectMatch } from '@plumbline/functions/table/matching/project-match';
import { type CompanyProfileItem, putCompanyProfile } from '@plumbline/functions/table/profiles/profile';
import { putProfileText, splitCompanyPart } from '@plumbline/functions/table/profiles/profile-text';
import {
  ProjectCounters,
  type ProjectItem,
  putProject,
  putProjectText,
} from '@plumbline/functions/table/projects/project';
import {
  type CompanyNearby,
  companiesNearby,
  companyDocument,
  isFindableCompany,
  projectDocument,
  projectsNearby,
} from '@plumbline/functions/table/search/partner-entries';
import { fitOfCompany } from '@plumbline/functions/table/search/partner-fit';
import { matchExpiresAt } from '@plumbline/shared/domain/matching/match-expiration';
import { distanceMiles } from '@plumbline/shared/domain/places/distance';
import { companyCompleteness } from '@plumbline/shared/domain/profile/profile-completeness';
import { DEFAULT_EXPIRATION_HOURS } from '@plumbline/shared/options/limits';
import { PutTransaction } from 'dynamodb-toolbox';
import type { DemoCompany, DemoWorld } from '../world/records.ts';
import { at, type Item, itemOf, type Put } from './items.ts';

/** Returns the licenses of a company: two out of three have the ones that their work or products require. */
const licencesOf = (kind: DemoCompany['kind'], index: number) => {
  const holds = index % 3 !== 2;
  return kind === 'vendor' ? { licensedForSpecificProducts: holds } : { licensed: holds };
};

/** Returns the demo companies as items of the table. */
export const companyItems = ({ companies }: DemoWorld): CompanyProfileItem[] =>
  companies.map(({ tradeTemplate: _, description: __, primaryUser, ...company }, index) => {
    const { answers } = splitCompanyPart(company.company);
    return {
      ...company,
      company: { ...answers, ...licencesOf(company.kind, index) },
      complete: companyCompleteness({ ...company, ...answers }).completed,
      primaryUser: primaryUser.id,
      primaryUserName: primaryUser.displayName,
      updatedAt: company.createdAt,
    };
  });

/** Returns the demo projects as items of the table. */
export const projectItems = ({ projects, companies }: DemoWorld): ProjectItem[] =>
  projects.map(({ companyIndex, description: _, addedDetail: __, ...project }) => {
    const { id: company, name: companyName } = at(companies, companyIndex);
    return { ...project, company, companyName, updatedAt: project.createdAt };
  });

/** Returns a company as a search around a project finds it, at the center of its city. */
const foundFrom = (project: ProjectItem, company: CompanyProfileItem): CompanyNearby => {
  const document = companyDocument(company);
  return {
    ...document,
    trades: new Map(document.trades),
    point: document,
    miles: distanceMiles(project, document),
    level: 0,
  };
};

const matchesOf = (project: ProjectItem, companies: CompanyProfileItem[], foundAt: string): ProjectMatchItem[] =>
  companies.flatMap((company) => {
    const fit = fitOfCompany(project, foundFrom(project, company));
    const expiresAt = matchExpiresAt(foundAt, DEFAULT_EXPIRATION_HOURS);
    if (!fit) return [];
    return [
      {
        project: project.id,
        partner: company.id,
        company: project.company,
        ...fit,
        foundAt,
        ...(expiresAt && { expiresAt }),
      },
    ];
  });

/** Returns the number of companies that have opened a project. */
const viewsOf = (index: number): number => 5 + ((index * 11) % 37);

const countersOf = ({ history }: DemoWorld, id: string, index: number, matches: number): Put => {
  const partners = history.connections.filter(({ projectIndex }) => projectIndex === index);
  const connected = partners.filter(({ connectedDaysAgo }) => connectedDaysAgo !== undefined);
  return ProjectCounters.build(PutTransaction).item({
    id,
    views: viewsOf(index),
    matches,
    requests: partners.length - connected.length,
    connections: connected.length,
  });
};

/** Returns companies and projects, with the search entries, matches and counts that the projector would make. */
export const partnerItems = (world: DemoWorld, now: Date): { writes: Put[]; items: Item[] } => {
  const [companies, projects] = [companyItems(world), projectItems(world)];
  const findable = companies.filter(isFindableCompany);
  const matches = projects.map((project) => matchesOf(project, findable, now.toISOString()));
  return {
    writes: [
      ...companies.map((company) => putCompanyProfile(company)),
      ...world.companies.map(({ id, description, company }) =>
        putProfileText({ ...splitCompanyPart(company).texts, id, description }),
      ),
      ...projects.map((project) => putProject(project)),
      ...world.projects.map(({ id, description, addedDetail }) => putProjectText({ id, description, addedDetail })),
      ...projects.map(({ id }, index) => countersOf(world, id, index, matches[index]?.length ?? 0)),
    ],
    items: [
      ...findable.flatMap((company) => companiesNearby.items(companyDocument(company))),
      ...projects.flatMap((project) => projectsNearby.items(projectDocument(project))),
      ...matches.flat().map((match) => itemOf(putNewProjectMatch(match))),
    ],
  };
};
