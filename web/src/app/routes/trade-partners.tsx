import { paths } from '@plumbline/shared/options/paths';
import { Navigate, type RouteObject } from 'react-router-dom';
import { page } from '../lazy-page.ts';

const { tradePartners } = paths;

const projectForm = () => import('../../features/partnering/project-form/project-form-page.tsx');
const project = () => import('../../features/partnering/project-search/project-page.tsx');
const company = () => import('../../features/partnering/partners/partner-profile-page.tsx');

export const tradePartnerRoutes: RouteObject[] = [
  { path: tradePartners.root.pattern, element: <Navigate to={tradePartners.projects.path()} replace /> },
  {
    path: tradePartners.projects.pattern,
    lazy: page(() => import('../../features/partnering/project-list/project-list-page.tsx'), 'ProjectListPage'),
  },
  { path: tradePartners.newProject.pattern, lazy: page(projectForm, 'NewProjectPage') },
  {
    path: tradePartners.project.pattern,
    lazy: page(() => import('../../features/partnering/own-project/own-project-page.tsx'), 'OwnProjectPage'),
  },
  { path: tradePartners.editProject.pattern, lazy: page(projectForm, 'EditProjectPage') },
  {
    path: tradePartners.projectMatches.pattern,
    lazy: page(
      () => import('../../features/partnering/project-matches/project-matches-page.tsx'),
      'ProjectMatchesPage',
    ),
  },
  {
    path: tradePartners.projectMatch.pattern,
    lazy: page(() => import('../../features/partnering/project-matches/project-match-page.tsx'), 'ProjectMatchPage'),
  },
  {
    path: tradePartners.invitations.pattern,
    lazy: page(() => import('../../features/partnering/invitations/invitation-list-page.tsx'), 'InvitationListPage'),
  },
  {
    path: tradePartners.connections.pattern,
    lazy: page(() => import('../../features/partnering/connections/connection-list-page.tsx'), 'ConnectionListPage'),
  },
  { path: tradePartners.viewProject.pattern, lazy: page(project, 'ViewProjectPage') },
  {
    path: tradePartners.search.pattern,
    lazy: page(() => import('../../features/partnering/partners/partner-search-page.tsx'), 'PartnerSearchPage'),
  },
  { path: tradePartners.searchProfile.pattern, lazy: page(company, 'PartnerProfilePage') },
  {
    path: tradePartners.searchProjects.pattern,
    lazy: page(() => import('../../features/partnering/project-search/project-search-page.tsx'), 'ProjectSearchPage'),
  },
  { path: tradePartners.searchProject.pattern, lazy: page(project, 'FoundProjectPage') },
  { path: tradePartners.searchProjectProfile.pattern, lazy: page(company, 'ProjectCompanyPage') },
];
