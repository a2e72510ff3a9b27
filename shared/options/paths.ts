/** The patterns of all pages. The routes of the app and the edge, and all links, are made from them. */
export const appPaths = {
  landing: '/',
  login: '/login',
  secondFactor: { code: '/login/code', setUp: '/login/set-up' },
  signup: '/signup',
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
  changeEmail: '/change-email',
  /** The page of a support request for its sender, who may have no account. */
  supportRequest: '/support-request',
  completeProfile: '/complete-profile',
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
  accessibility: '/accessibility',
  icons: '/icons',

  dashboard: '/dashboard',
  messages: { root: '/messages', conversation: '/messages/:profileId' },
  profile: { own: '/profile', view: '/profile/:profileId/:type?' },

  toolbox: {
    root: '/toolbox',
    connections: '/toolbox/connections',
    updateProfile: '/toolbox/update-profile',
    settings: '/toolbox/settings',
    billing: '/toolbox/billing',
    receipt: '/toolbox/billing/receipts/:paymentId',
    notifications: '/toolbox/notifications',
    notification: '/toolbox/notifications/:notificationId',
    usersManagement: '/toolbox/users-management',
    changePassword: '/toolbox/change-password',
  },

  employees: {
    root: '/employees',
    jobs: '/employees/jobs',
    briefings: '/employees/briefings',
    interviews: '/employees/interviews',
    people: '/employees/people',
    person: '/employees/people/:profileId',
    newJob: '/employees/jobs/new',
    copyJob: '/employees/jobs/copy',
    job: '/employees/jobs/:jobId',
    jobCheckoutComplete: '/employees/jobs/:jobId/checkout-complete',
    editJob: '/employees/jobs/:jobId/edit',
    jobFlyer: '/employees/jobs/:jobId/flyer',
    search: '/employees/search',
    searchProfile: '/employees/search/profile/:profileId',
    searchProfileJob: '/employees/search/profile/:profileId/job',
    searchProfileJobCheckoutComplete: '/employees/search/profile/:profileId/job/checkout-complete',
    searchProfileAccess: '/employees/search/profile/:profileId/access',
    searchProfileAccessCheckoutComplete: '/employees/search/profile/:profileId/access/checkout-complete',
    searchProfileJobApplication: '/employees/search/profile/:profileId/job-application/:jobId',
    skilledWorkers: '/employees/skilled-workers',
    skilledWorker: '/employees/skilled-workers/profile/:profileId',
    skilledWorkerAccess: '/employees/skilled-workers/profile/:profileId/access',
    skilledWorkerAccessCheckoutComplete: '/employees/skilled-workers/profile/:profileId/access/checkout-complete',
    skilledWorkerJob: '/employees/skilled-workers/profile/:profileId/job',
    skilledWorkerJobCheckoutComplete: '/employees/skilled-workers/profile/:profileId/job/checkout-complete',
    skilledWorkerJobResponse: '/employees/skilled-workers/profile/:profileId/job/:jobId/response',
    skillsNeeded: '/employees/skills-needed',
    jobPostings: '/employees/job-postings',
    companyMatches: '/employees/company-matches',
    viewJob: '/employees/jobs-view/:jobId',
  },

  /** A public page of the server, which is not a route of the app. */
  publicJob: '/job/:jobId',
  /** The server's lists of jobs, which are public. */
  publicJobs: '/jobs-in',
  jobs: {
    root: '/jobs',
    search: '/jobs/search',
    apprenticeships: '/jobs/apprenticeships',
    briefings: '/jobs/briefings',
    searches: '/jobs/searches',
    job: '/jobs/:jobId',
    matches: '/jobs/:jobId/matches',
    applicants: '/jobs/:jobId/applicants',
    match: '/jobs/:jobId/matches/:profileId',
    success: '/jobs/:jobId/success',
    response: '/jobs/:jobId/response',
  },

  /** The page of an interview, for both sides: the job and the worker. */
  interview: '/interviews/:jobId/:profileId',

  myJobs: { root: '/my-jobs', activities: '/my-jobs/activities', saved: '/my-jobs/saved' },
  trainings: {
    root: '/trainings',
    search: '/trainings/search',
    saved: '/trainings/saved',
    training: '/trainings/:trainingId',
  },
  /** The pages of schools. */
  students: { root: '/students', poster: '/students/poster' },
  vendors: { root: '/vendors', search: '/vendors/search', vendor: '/vendors/:profileId' },

  tradePartners: {
    root: '/trade-partners',
    projects: '/trade-partners/projects',
    newProject: '/trade-partners/projects/new',
    project: '/trade-partners/projects/:projectId',
    editProject: '/trade-partners/projects/:projectId/edit',
    projectMatches: '/trade-partners/projects/:projectId/matches',
    projectMatch: '/trade-partners/projects/:projectId/matches/:profileId',
    viewProject: '/trade-partners/view/projects/:projectId',
    invitations: '/trade-partners/invitations',
    connections: '/trade-partners/connections',
    search: '/trade-partners/search',
    searchProfile: '/trade-partners/search/profile/:profileId',
    searchProjects: '/trade-partners/search-projects',
    searchProject: '/trade-partners/search-projects/:projectId',
    searchProjectProfile: '/trade-partners/search-projects/:projectId/profile/:profileId',
  },

  admin: {
    root: '/admin',
    dashboard: '/admin/dashboard',
    companies: '/admin/companies',
    company: '/admin/companies/:accountId',
    jobSeekers: '/admin/jobseekers',
    jobSeeker: '/admin/jobseekers/:accountId',
    queue: '/admin/queue',
    /** Addresses in earlier mails to staff, which lead to the queue. */
    requests: '/admin/requests',
    reports: '/admin/reports',
    task: '/admin/queue/:kind/:taskId',
    payments: '/admin/payments',
    documents: {
      root: '/admin/documents',
      expiring: '/admin/documents/expiring',
      checked: '/admin/documents/checked',
    },
    history: '/admin/history',
    settings: '/admin/settings',
    colleagues: '/admin/colleagues',
    account: '/admin/account',
  },
} as const;

type Patterns = { readonly [name: string]: string | Patterns };

const patternsOf = (tree: Patterns): string[] =>
  Object.values(tree).flatMap((part) => (typeof part === 'string' ? [part] : patternsOf(part)));

/** The hash that opens the support dialog on a page of the app with the site's footer. */
export const SUPPORT_HASH = '#support';

/** The patterns of all pages in one list. */
export const appRoutes: readonly string[] = patternsOf(appPaths);

/** Pages with their own HTML file. Its head has the title and description for search engines and shared links. */
export const pagesWithFile = {
  landing: appPaths.landing,
  login: appPaths.login,
  signup: appPaths.signup,
  terms: appPaths.terms,
  'privacy-policy': appPaths.privacyPolicy,
  accessibility: appPaths.accessibility,
} as const;

type QueryValue = string | number | boolean | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/** The arguments of a path: one string for each `:name` in its pattern, optional for `:name?`. */
type ParamsOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? [...ParamOf<Name>, ...ParamsOf<`/${Rest}`>]
  : P extends `${string}:${infer Name}`
    ? ParamOf<Name>
    : [];
type ParamOf<Name extends string> = Name extends `${string}?` ? [value?: string] : [value: string];

export type Path<P extends string = string> = {
  /** The pattern in the notation of the router. */
  readonly pattern: P;
  /** Returns the address for the parameters, in the order of the pattern, and an optional query. */
  readonly path: (...args: [...ParamsOf<P>, query?: Query]) => string;
};

export const withQuery = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
};

/** Replaces the parameters of a pattern in order. An optional segment without a value is omitted. */
const fillPattern = (pattern: string, values: (string | undefined)[]): string => {
  const rest = [...values];
  const path = pattern.replace(/\/:\w+\??/g, () => {
    const value = rest.shift();
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
  return path || '/';
};

const pathOf = <const P extends string>(pattern: P): Path<P> => ({
  pattern,
  path: (...args) => {
    const last = args.at(-1);
    const query = typeof last === 'object' ? (last as Query) : undefined;
    const values = (query ? args.slice(0, -1) : args) as (string | undefined)[];
    return withQuery(fillPattern(pattern, values), query);
  },
});

type PathTree<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends string ? Path<Tree[Name]> : PathTree<Tree[Name]>;
};

const pathsOf = <const Tree extends Patterns>(tree: Tree): PathTree<Tree> =>
  Object.fromEntries(
    Object.entries(tree).map(([name, part]) => [name, typeof part === 'string' ? pathOf(part) : pathsOf(part)]),
  ) as PathTree<Tree>;

/** The addresses of all pages, such as `paths.jobs.applicants.path(jobId)`. */
export const paths = pathsOf(appPaths);

const JOB_PAGE = /^\/jobs\/([0-9a-f]{24})\/?(?=[?#]|$)/;

/** Returns the id of the job whose page an address of this site opens, with or without a query. */
export const jobIdIn = (address: string | undefined): string | undefined => JOB_PAGE.exec(address ?? '')?.[1];

/**
 * Returns the id of the job to apply for after signing up. A visitor who only saves the job (`?save=1`) isn't applying.
 */
export const jobToApplyFor = (address: string | undefined): string | undefined =>
  new URLSearchParams(address?.split('?')[1]).has('save') ? undefined : jobIdIn(address);
