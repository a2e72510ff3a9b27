import { randomBytes } from 'node:crypto';
import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { tellingEndpoints } from '../../support/contract/telling-endpoints.ts';
import { preparations } from './prepared/preparations.ts';
import type { Role, Subjects } from './subjects.ts';

type Ids = Subjects['ids'];
export type Scenario = {
  /** The role of the caller; undefined for a public endpoint. */
  as?: Role;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** True for a call that can be repeated, so that its figures are the median of several calls. */
  repeats: boolean;
};

const roles: Record<Endpoint['auth'], Role | undefined> = {
  public: undefined,
  'signed-in': 'company',
  seeker: 'seeker',
  company: 'company',
  support: 'staff',
};

/** The subject of a path's `{id}`, by the start of the path; the first match counts. */
const places: readonly [RegExp, string][] = [
  [/^\/api\/users\/company\//, 'company'],
  [/^\/api\/company\/profile\/check\//, 'companyUser'],
  [/^\/api\/profile\/check\//, 'seekerUser'],
  [/^\/api\/users\/\{id\}/, 'companyUser'],
  [/^\/api\/company\/(notes|reached)\//, 'seeker'],
  [/^\/api\/company\/profile\/access\/(request|withdraw)/, 'company'],
  [/^\/api\/company\/profile\/access\//, 'seeker'],
  [/^\/api\/company\/profile\/user/, 'companyUser'],
  [/^\/api\/company\//, 'company'],
  [/^\/api\/profile\/(user\/|\{userId\})/, 'seekerUser'],
  [/^\/api\/profile\/access\/(grant|reject)/, 'company'],
  [/^\/api\/(profile|admin\/accounts)\//, 'seeker'],
  [/^\/api\/admin\/users\//, 'seekerUser'],
  [/^\/api\/blocks\//, 'vendor'],
  [/^\/(api\/jobs|job)\//, 'job'],
  [/^\/api\/projects\//, 'project'],
  [/^\/api\/messages\//, 'partner'],
  [/^\/api\/files\//, 'file'],
  [/^\/api\/payment\//, 'payment'],
  [/^\/api\/notifications\//, 'notification'],
];

const fixed: Record<string, string> = {
  zip: '46590',
  slug: 'job_posting',
  category: 'Carpentry',
  place: 'in',
  trade: 'carpentry',
  state: 'in.xml',
  part: 'jobs-0.xml',
};

const paramsOf = ({ path, group }: Endpoint, ids: Ids): Record<string, string> => {
  const own = ids[places.find(([begin]) => begin.test(path))?.[1] ?? ''] ?? '';
  const known: Record<string, string> = {
    ...fixed,
    type: group === 'files' ? 'small' : 'Full-Time',
    userId: own,
    id: own,
    planId: ids.plan ?? '',
    seekerId: ids.seeker ?? '',
    profileId: ids.vendor ?? '',
    company: ids.vendor ?? '',
    project: ids.project ?? '',
  };
  return Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, known[name] ?? own]));
};

type Own = Partial<Omit<Scenario, 'repeats'>>;
/** Exceptions from the default: another caller, or another body. */
const own = (ids: Ids): Record<string, Own> => ({
  ...Object.fromEntries(
    ['getProfile', 'checkProfile', 'getProfileCompleteness', 'getProfileByUser'].map((name) => [
      name,
      { as: 'seeker' as const },
    ]),
  ),
  getSchoolStats: { as: 'school' },
  listStudents: { as: 'school' },
  getPublicSchool: { params: { id: ids.school ?? '' } },
  getPublicJobFacts: { params: { id: ids.job ?? '' } },
  getKnownPerson: { params: { id: ids.known ?? '' } },
  getInterview: { params: { job: ids.job ?? '', worker: ids.known ?? '' } },
  getInterviewFile: { params: { job: ids.job ?? '', worker: ids.known ?? '' } },
  getSeekerActions: { query: { profileId: ids.seeker ?? '', jobId: ids.job ?? '' } },
  getChallenge: { query: { purpose: 'form' } },
  listCompanyJobs: { query: { companyId: ids.company ?? '' } },
  searchJobs: { as: 'seeker', body: { zip: '46590', tradeCategories: ['Carpentry'] } },
  searchJobsOfType: { as: 'seeker', body: { zip: '46590' } },
  searchJobsAtZip: { as: 'seeker', body: {} },
  searchWorkers: { body: { zip: '46590', filters: { skilledWorkers: true } } },
  readActivity: { body: { jobId: ids.job } },
  findCompanies: { body: { zip: '46590' } },
  searchCompanies: { body: { filters: { zip: '46590' } } },
  listProjectsAround: { params: { id: '46590' }, body: {} },
  searchProjects: { body: { zip: '46590' } },
  getFile: { as: 'seeker' },
  getFileUrl: { as: 'seeker' },
  getThumbnailUrl: { as: 'seeker' },
  patchProfile: { body: { jobSeeker: { isVeteran: true } } },
  patchCompanyProfile: { body: { provider: { emr: '0.86' } } },
  recordActivity: { as: 'seeker', body: { jobId: ids.job, activityType: 'view-job-details' } },
  updateNotificationSettings: { body: {} },
  changePush: { body: {} },
  addPushDevice: {
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/bench',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      kind: 'android',
      browser: 'chrome',
    },
  },
  removePushDevice: { params: { id: ids.job ?? '' } },
  requestEmailChange: { body: { email: 'moved@example.com', currentPassword: 'Plumbline!2026' } },
  agreeToTerms: { body: { version: TERMS_VERSION, language: 'en' } },
  signOutOthers: { body: { currentPassword: 'Plumbline!2026' } },
  checkUserPassword: { body: { password: 'Plumbline!2026' } },
  deleteUser: { body: { currentPassword: 'Plumbline!2026' } },
  requestSupport: { body: { email: 'bench@example.com', data: 'How do I post a job?' } },
  createReport: { body: { kind: 'profile', id: ids.vendor, reason: 'spam' } },
  saveSearch: { body: { name: 'Bench', form: { zip: '46590' } } },
  sendMessage: { body: { text: 'When can you start?', key: randomBytes(12).toString('hex') } },
  exportAccounts: { body: { group: 'companies' } },
  listPublicJobsOfTrade: { params: { place: 'winona-lake-in', trade: 'carpentry' } },
  searchPublicJobs: { query: { zip: '46590', trade: 'Carpentry', q: 'framing', pay: '20' } },
  startAttachment: { body: { name: 'drawing.pdf', size: 5_000_000 } },
  startUpload: { body: { purpose: 'showcase', name: 'site.jpg', size: 5_000_000 } },
  startPlan: { body: { name: 'plan.pdf', size: 5_000_000 } },
  updateProject: { body: { name: 'Bench project' } },
  deleteJob: { params: { id: ids.otherJob ?? '' } },
  updateJob: { body: { experienceRequired: true } },
});

/** Endpoints that end someone or something; called last, in this order. */
export const endings = ['deleteProject', 'fillJob', 'deleteJob', 'revokeToken', 'deleteUser'];

/** Returns true when the call changes nothing. */
export const onlyReads = ({ method, name }: Endpoint): boolean =>
  method === 'GET' || tellingEndpoints.readsByPost.includes(name as never);

/**
 * Returns how the bench calls an endpoint, by default from its contract; undefined for one whose call needs preparation
 * (`prepared`).
 */
export const scenarioOf = (endpoint: Endpoint, { ids }: Pick<Subjects, 'ids'>): Scenario | undefined => {
  const { name, auth, body } = endpoint;
  if (preparations[name]) return undefined;
  const as = roles[auth];
  return {
    ...(as && { as }),
    params: paramsOf(endpoint, ids),
    ...(body && { body: {} }),
    ...own(ids)[name],
    repeats: onlyReads(endpoint),
  };
};

/** Names of scenarios that the contract no longer has, for the test. */
export const ownNames = (): string[] => Object.keys(own({}));
