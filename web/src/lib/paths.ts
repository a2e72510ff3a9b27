import { generatePath } from 'react-router-dom';

type QueryValue = string | number | boolean | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/** The arguments of a path, one string for each `:name` in its pattern; `:name?` may be left out. */
type ParamsOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? [...ParamOf<Name>, ...ParamsOf<`/${Rest}`>]
  : P extends `${string}:${infer Name}`
    ? ParamOf<Name>
    : [];
type ParamOf<Name extends string> = Name extends `${string}?` ? [value?: string] : [value: string];

export type Path<P extends string = string> = {
  /** The pattern as the router wants it. */
  readonly pattern: P;
  /** The address for the given parameters, in the pattern's order, and an optional query. */
  readonly path: (...args: [...ParamsOf<P>, query?: Query]) => string;
};

export const withQuery = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
};

const at = <const P extends string>(pattern: P): Path<P> => {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return {
    pattern,
    path: (...args) => {
      const last = args.at(-1);
      const query = typeof last === 'object' ? (last as Query) : undefined;
      const values = (query ? args.slice(0, -1) : args) as (string | undefined)[];
      const params = Object.fromEntries(names.map((name, position) => [name, values[position]]));
      return withQuery(generatePath<string>(pattern, params), query);
    },
  };
};

/** Every route of the product. */
export const paths = {
  landing: at('/'),
  login: at('/login'),
  secondFactor: { code: at('/login/code'), setUp: at('/login/set-up') },
  signup: at('/signup'),
  confirmEmail: at('/confirm-email'),
  resetPassword: at('/reset-password'),
  completeProfile: at('/complete-profile'),
  terms: at('/terms'),
  privacyPolicy: at('/privacy-policy'),
  icons: at('/icons'),

  dashboard: at('/dashboard'),
  messages: { root: at('/messages'), conversation: at('/messages/:profileId') },
  profile: { own: at('/profile'), view: at('/profile/:profileId/:type?') },

  toolbox: {
    root: at('/toolbox'),
    connections: at('/toolbox/connections'),
    updateProfile: at('/toolbox/update-profile'),
    settings: at('/toolbox/settings'),
    billing: at('/toolbox/billing'),
    receipt: at('/toolbox/billing/receipts/:paymentId'),
    notifications: at('/toolbox/notifications'),
    notification: at('/toolbox/notifications/:notificationId'),
    usersManagement: at('/toolbox/users-management'),
    changePassword: at('/toolbox/change-password'),
  },

  employees: {
    root: at('/employees'),
    jobs: at('/employees/jobs'),
    briefings: at('/employees/briefings'),
    newJob: at('/employees/jobs/new'),
    copyJob: at('/employees/jobs/copy'),
    job: at('/employees/jobs/:jobId'),
    jobCheckoutComplete: at('/employees/jobs/:jobId/checkout-complete'),
    editJob: at('/employees/jobs/:jobId/edit'),
    search: at('/employees/search'),
    searchProfile: at('/employees/search/profile/:profileId'),
    searchProfileJob: at('/employees/search/profile/:profileId/job'),
    searchProfileJobCheckoutComplete: at('/employees/search/profile/:profileId/job/checkout-complete'),
    searchProfileAccess: at('/employees/search/profile/:profileId/access'),
    searchProfileAccessCheckoutComplete: at('/employees/search/profile/:profileId/access/checkout-complete'),
    searchProfileJobApplication: at('/employees/search/profile/:profileId/job-application/:jobId'),
    skilledWorkers: at('/employees/skilled-workers'),
    skilledWorker: at('/employees/skilled-workers/profile/:profileId'),
    skilledWorkerAccess: at('/employees/skilled-workers/profile/:profileId/access'),
    skilledWorkerAccessCheckoutComplete: at('/employees/skilled-workers/profile/:profileId/access/checkout-complete'),
    skilledWorkerJob: at('/employees/skilled-workers/profile/:profileId/job'),
    skilledWorkerJobCheckoutComplete: at('/employees/skilled-workers/profile/:profileId/job/checkout-complete'),
    skilledWorkerJobResponse: at('/employees/skilled-workers/profile/:profileId/job/:jobId/response'),
    skillsNeeded: at('/employees/skills-needed'),
    jobPostings: at('/employees/job-postings'),
    companyMatches: at('/employees/company-matches'),
    viewJob: at('/employees/jobs-view/:jobId'),
  },

  /** A page of the server, for everybody; no route of the app. */
  publicJob: at('/job/:jobId'),
  /** The server's lists of jobs, for everyone. */
  publicJobs: at('/jobs-in'),
  jobs: {
    root: at('/jobs'),
    search: at('/jobs/search'),
    apprenticeships: at('/jobs/apprenticeships'),
    briefings: at('/jobs/briefings'),
    searches: at('/jobs/searches'),
    job: at('/jobs/:jobId'),
    matches: at('/jobs/:jobId/matches'),
    applicants: at('/jobs/:jobId/applicants'),
    match: at('/jobs/:jobId/matches/:profileId'),
    success: at('/jobs/:jobId/success'),
    response: at('/jobs/:jobId/response'),
  },

  myJobs: { root: at('/my-jobs'), activities: at('/my-jobs/activities'), saved: at('/my-jobs/saved') },
  trainings: {
    root: at('/trainings'),
    search: at('/trainings/search'),
    saved: at('/trainings/saved'),
    training: at('/trainings/:trainingId'),
  },
  vendors: { root: at('/vendors'), search: at('/vendors/search'), vendor: at('/vendors/:profileId') },

  tradePartners: {
    root: at('/trade-partners'),
    projects: at('/trade-partners/projects'),
    newProject: at('/trade-partners/projects/new'),
    project: at('/trade-partners/projects/:projectId'),
    editProject: at('/trade-partners/projects/:projectId/edit'),
    projectMatches: at('/trade-partners/projects/:projectId/matches'),
    projectMatch: at('/trade-partners/projects/:projectId/matches/:profileId'),
    viewProject: at('/trade-partners/view/projects/:projectId'),
    invitations: at('/trade-partners/invitations'),
    connections: at('/trade-partners/connections'),
    search: at('/trade-partners/search'),
    searchProfile: at('/trade-partners/search/profile/:profileId'),
    searchProjects: at('/trade-partners/search-projects'),
    searchProject: at('/trade-partners/search-projects/:projectId'),
    searchProjectProfile: at('/trade-partners/search-projects/:projectId/profile/:profileId'),
  },

  admin: {
    root: at('/admin'),
    dashboard: at('/admin/dashboard'),
    companies: at('/admin/companies'),
    company: at('/admin/companies/:accountId'),
    jobSeekers: at('/admin/jobseekers'),
    jobSeeker: at('/admin/jobseekers/:accountId'),
    requests: at('/admin/requests'),
    reports: at('/admin/reports'),
    history: at('/admin/history'),
    settings: at('/admin/settings'),
  },
} as const;
