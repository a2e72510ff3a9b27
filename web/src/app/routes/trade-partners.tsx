import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../paths.ts';
import { soon } from './soon.ts';

const { tradePartners } = paths;

export const tradePartnerRoutes: RouteObject[] = [
  { path: tradePartners.root.pattern, element: <Navigate to={tradePartners.projects.path()} replace /> },
  soon(tradePartners.projects.pattern, 'My Projects'),
  soon(tradePartners.newProject.pattern, 'New Project'),
  soon(tradePartners.project.pattern, 'Project'),
  soon(tradePartners.editProject.pattern, 'Edit Project'),
  soon(tradePartners.projectMatches.pattern, 'Matches'),
  soon(tradePartners.projectMatch.pattern, 'Match'),
  soon(tradePartners.viewProject.pattern, 'Project'),
  soon(tradePartners.search.pattern, 'Find Trade Partners'),
  soon(tradePartners.searchProfile.pattern, 'Company'),
  soon(tradePartners.searchProjects.pattern, 'Search Projects'),
  soon(tradePartners.searchProject.pattern, 'Project'),
  soon(tradePartners.searchProjectProfile.pattern, 'Company'),
];
