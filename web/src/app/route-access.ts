import type { AccountKind } from '@plumbline/shared/options/account-kinds';
import { type Path, paths } from '@plumbline/shared/options/paths';
import type { StaffRight } from '@plumbline/shared/options/staff/staff-roles';
import { matchRoutes } from 'react-router-dom';

/**
 * Who may open a route: `everyone`, `visitors` (not signed in, or with a mailed key), `newcomers` (signed in without a
 * profile), `staff` of every role or with a right, or the kinds of account that are listed.
 */
export type RouteAccess =
  | 'everyone'
  | 'visitors'
  | 'newcomers'
  | 'staff'
  | `staff:${StaffRight}`
  | readonly AccountKind[];

/** Gives every route an entry of its own or one for its whole group. A route without an entry doesn't compile. */
type AccessTree<Node> =
  Node extends Path<infer _> ? RouteAccess : RouteAccess | { readonly [Name in keyof Node]: AccessTree<Node[Name]> };

const members = ['candidate', 'provider', 'vendor', 'educational'] as const;
const companies = ['provider', 'vendor'] as const;
const seekers = ['candidate'] as const;
const schools = ['educational'] as const;

/**
 * The access to each route. Pages whose data the API serves only to companies or only to job seekers are closed to the
 * others [SHL-08, TBX-03, ADM-01].
 */
const routeAccess: { readonly [Name in keyof typeof paths]: AccessTree<(typeof paths)[Name]> } = {
  landing: 'visitors',
  login: 'visitors',
  secondFactor: 'visitors',
  signup: 'visitors',
  confirmEmail: 'visitors',
  resetPassword: 'visitors',
  changeEmail: 'everyone',
  supportRequest: 'everyone',
  completeProfile: 'newcomers',
  terms: 'everyone',
  privacyPolicy: 'everyone',
  accessibility: 'everyone',
  icons: 'everyone',
  publicJob: 'everyone',
  publicJobs: 'everyone',

  dashboard: members,
  messages: members,
  profile: members,
  toolbox: {
    root: members,
    connections: ['candidate', 'provider', 'vendor'],
    updateProfile: members,
    settings: members,
    billing: companies,
    receipt: companies,
    notifications: members,
    notification: members,
    usersManagement: companies,
    changePassword: members,
  },

  employees: companies,
  jobs: {
    root: members,
    search: members,
    apprenticeships: members,
    briefings: seekers,
    searches: seekers,
    job: members,
    matches: companies,
    applicants: companies,
    match: companies,
    success: seekers,
    response: seekers,
  },
  interview: ['candidate', 'provider', 'vendor'],
  myJobs: seekers,
  trainings: ['candidate', 'educational'],
  students: schools,
  vendors: companies,
  tradePartners: {
    root: companies,
    projects: companies,
    newProject: companies,
    project: companies,
    editProject: companies,
    projectMatches: companies,
    projectMatch: companies,
    // Every signed-in user may read an open project.
    viewProject: members,
    invitations: companies,
    connections: companies,
    search: companies,
    searchProfile: companies,
    searchProjects: companies,
    searchProject: companies,
    searchProjectProfile: companies,
  },

  admin: {
    root: 'staff',
    dashboard: 'staff',
    companies: 'staff',
    company: 'staff',
    jobSeekers: 'staff',
    jobSeeker: 'staff',
    queue: 'staff',
    requests: 'staff',
    reports: 'staff',
    task: 'staff',
    payments: 'staff:managePayments',
    documents: {
      root: 'staff:handleRequests',
      expiring: 'staff:handleRequests',
      checked: 'staff:handleRequests',
    },
    history: 'staff',
    settings: 'staff:changePrices',
    colleagues: 'staff:manageStaff',
    account: 'staff',
  },
};

type Entry = { path: string; access: RouteAccess };
type PathTree = Path | { readonly [name: string]: PathTree };
type AccessNode = RouteAccess | { readonly [name: string]: AccessNode };

const isPath = (node: PathTree): node is Path => typeof node.pattern === 'string';
const isAccess = (node: AccessNode): node is RouteAccess => typeof node === 'string' || Array.isArray(node);

const listEntries = (node: PathTree, access: AccessNode): Entry[] => {
  if (isPath(node)) return isAccess(access) ? [{ path: node.pattern, access }] : [];
  return Object.entries(node).flatMap(([name, child]) =>
    listEntries(child, isAccess(access) ? access : (access[name] ?? [])),
  );
};

const entries = listEntries(paths, routeAccess as AccessNode);

/** Returns the right of the staff that a page needs, or undefined for a page without one. */
export const rightFor = (address: string): StaffRight | undefined => {
  const access = accessTo(address);
  return typeof access === 'string' && access.startsWith('staff:') ? (access.slice(6) as StaffRight) : undefined;
};

/** Returns who may open an address, or undefined when the address is no route. */
export const accessTo = (address: string): RouteAccess | undefined => {
  const match = matchRoutes(entries, address)?.at(-1);
  return match && (match.route as Entry).access;
};
