import type { ProjectSummary, ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import type { ProjectCountersItem, ProjectItem, ProjectTextItem } from '../../table/projects/project.ts';

export const summaryForOthers = (project: ProjectItem): ProjectSummary => ({
  id: project.id,
  name: project.name,
  type: project.type,
  zip: project.zip,
  city: project.city,
  state: project.state,
  startDate: project.startDate,
  interestUntil: project.interestUntil,
  inviteVendorsToView: project.inviteVendorsToView,
  contractorTradeCategories: project.contractorTradeCategories,
  vendorTradeCategories: project.vendorTradeCategories,
  company: project.company,
  profile: [{ id: project.company, name: project.companyName }],
  createdAt: project.createdAt,
  updatedAt: project.updatedAt,
  closedAt: project.closedAt,
});

/**
 * Returns a project's row with the counts that only the owner sees; zeros for a project without counters, which had no
 * visitors.
 */
export const summaryForOwner = (
  project: ProjectItem,
  counters: Partial<ProjectCountersItem> | undefined = {},
): ProjectSummary => ({
  ...summaryForOthers(project),
  views: counters.views ?? 0,
  matches: counters.matches ?? 0,
  requestCount: counters.requests ?? 0,
  connectionCount: counters.connections ?? 0,
  ...(project.takenDown && { takenDown: project.takenDown }),
});

export const textsOf = (text: ProjectTextItem | undefined): Pick<ProjectView, 'description' | 'addedDetail'> => ({
  description: text?.description ?? '',
  addedDetail: text?.addedDetail ?? '',
});
