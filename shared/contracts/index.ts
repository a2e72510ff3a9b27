import * as access from './access/access.ts';
import * as blocks from './access/blocks.ts';
import * as briefings from './access/briefings.ts';
import * as connections from './access/connections.ts';
import * as reach from './access/reach.ts';
import * as windowReminder from './access/window-reminder.ts';
import * as auth from './accounts/auth.ts';
import * as companyUsers from './accounts/company-users.ts';
import * as dataExport from './accounts/data-export.ts';
import * as ownAccount from './accounts/own-account.ts';
import * as passwords from './accounts/passwords.ts';
import * as students from './accounts/students.ts';
import * as users from './accounts/users.ts';
import * as accountActions from './admin/account-actions.ts';
import * as accountActivity from './admin/account-activity.ts';
import * as accountDetail from './admin/account-detail.ts';
import * as admin from './admin/accounts.ts';
import * as auditLog from './admin/audit-log.ts';
import * as decisions from './admin/decisions.ts';
import * as adminDocuments from './admin/documents.ts';
import * as queue from './admin/queue.ts';
import * as reported from './admin/reported.ts';
import * as adminReports from './admin/reports.ts';
import * as secondFactor from './admin/second-factor.ts';
import * as settings from './admin/settings.ts';
import * as staffMembers from './admin/staff-members.ts';
import * as statistics from './admin/statistics.ts';
import * as supportRequests from './admin/support-requests.ts';
import * as suspension from './admin/suspension.ts';
import * as userMails from './admin/user-mails.ts';
import * as dashboard from './dashboard/dashboard.ts';
import * as documents from './documents/documents.ts';
import type { Endpoint } from './endpoint.ts';
import * as files from './files/files.ts';
import * as interviews from './interviews/interviews.ts';
import * as applicantNotes from './jobs/applicant-notes.ts';
import * as jobActivity from './jobs/job-activity.ts';
import * as jobPeople from './jobs/job-people.ts';
import * as jobSearch from './jobs/job-search.ts';
import * as jobs from './jobs/jobs.ts';
import * as knownPeople from './jobs/known-people.ts';
import * as workerHistory from './jobs/worker-history.ts';
import * as messageAttachments from './messages/message-attachments.ts';
import * as messages from './messages/messages.ts';
import * as myJobs from './my-jobs/my-jobs.ts';
import * as savedSearches from './my-jobs/saved-searches.ts';
import * as notifications from './notifications/notifications.ts';
import * as ownSettings from './notifications/own-settings.ts';
import * as push from './notifications/push.ts';
import * as cards from './payments/cards.ts';
import * as intents from './payments/intents.ts';
import * as paymentHistory from './payments/payment-history.ts';
import * as products from './payments/products.ts';
import * as staffPayments from './payments/staff-payments.ts';
import * as profiles from './profiles/profiles.ts';
import * as invitations from './projects/invitations.ts';
import * as plans from './projects/plans.ts';
import * as projectTies from './projects/project-connection-requests.ts';
import * as projectMatches from './projects/project-matches.ts';
import * as projectSearch from './projects/project-search.ts';
import * as projects from './projects/projects.ts';
import * as publicFeeds from './public/feeds.ts';
import * as publicJobLists from './public/job-lists.ts';
import * as publicJobs from './public/jobs.ts';
import * as publicPreviews from './public/previews.ts';
import * as publicSchools from './public/schools.ts';
import * as browserErrors from './reference/browser-errors.ts';
import * as reference from './reference/reference.ts';
import * as reports from './reports/reports.ts';
import * as senderRequest from './reports/support-request.ts';
import * as companies from './search/companies.ts';
import * as workers from './search/workers.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'group' in value && 'method' in value && 'path' in value;

const modules = [
  auth,
  users,
  dataExport,
  ownAccount,
  passwords,
  companyUsers,
  students,
  profiles,
  documents,
  access,
  blocks,
  briefings,
  jobs,
  jobSearch,
  jobPeople,
  knownPeople,
  workerHistory,
  applicantNotes,
  jobActivity,
  workers,
  projects,
  myJobs,
  savedSearches,
  interviews,
  invitations,
  projectMatches,
  projectSearch,
  projectTies,
  plans,
  companies,
  products,
  intents,
  cards,
  paymentHistory,
  staffPayments,
  connections,
  reach,
  windowReminder,
  messages,
  messageAttachments,
  reports,
  senderRequest,
  queue,
  adminReports,
  decisions,
  adminDocuments,
  reported,
  staffMembers,
  statistics,
  notifications,
  ownSettings,
  push,
  dashboard,
  admin,
  accountActivity,
  accountDetail,
  accountActions,
  userMails,
  auditLog,
  secondFactor,
  settings,
  supportRequests,
  suspension,
  files,
  reference,
  browserErrors,
  publicJobs,
  publicPreviews,
  publicSchools,
  publicJobLists,
  publicFeeds,
] as const;

/** Every endpoint of the API. The gateway has no other routes. */
export const endpoints: readonly Endpoint[] = modules.flatMap((module) => Object.values(module).filter(isEndpoint));

type ValuesOf<M> = M extends unknown ? M[keyof M] : never;
type DeclaredEndpoint = Extract<ValuesOf<(typeof modules)[number]>, { group: unknown; method: string; path: string }>;

/** The type of every endpoint by its method and path, such as 'GET /api/jobs/{id}'. */
export type Api = { [E in DeclaredEndpoint as `${E['method']} ${E['path']}`]: E };
