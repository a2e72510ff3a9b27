import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { soon } from './soon.ts';

const { tradePartners } = paths;

export const tradePartnerRoutes: RouteObject[] = [
  { path: tradePartners.root.pattern, element: <Navigate to={tradePartners.projects.path()} replace /> },
  soon(tradePartners.projects.pattern, 'My Projects', 'tradePartners'),
  soon(tradePartners.newProject.pattern, 'New Project', 'tradePartners'),
  soon(tradePartners.project.pattern, 'Project', 'tradePartners'),
  soon(tradePartners.editProject.pattern, 'Edit Project', 'tradePartners'),
  soon(tradePartners.projectMatches.pattern, 'Matches', 'tradePartners'),
  soon(tradePartners.projectMatch.pattern, 'Match', 'tradePartners'),
  soon(tradePartners.viewProject.pattern, 'Project', 'tradePartners'),
  soon(tradePartners.search.pattern, 'Find Trade Partners', 'tradePartners'),
  soon(tradePartners.searchProfile.pattern, 'Company', 'tradePartners'),
  soon(tradePartners.searchProjects.pattern, 'Search Projects', 'tradePartners'),
  soon(tradePartners.searchProject.pattern, 'Project', 'tradePartners'),
  soon(tradePartners.searchProjectProfile.pattern, 'Company', 'tradePartners'),
];
