import * as z from 'zod';
import { companyEventKinds } from '../../domain/jobs/company-events.ts';
import { companyStepNames, seekerStepNames } from '../../domain/profile/set-up-steps.ts';
import { DASHBOARD_ACTIVITIES, DASHBOARD_PAGE_SIZE } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, id, isoDate, pageQuery } from '../fields.ts';
import { companyInterviews } from '../interviews/interviews.ts';
import { activityCounts, jobRow, ownApplications, ownMatches } from '../my-jobs/my-jobs.ts';

const named = z.object({ id, name: z.string() });
const total = z.int();

/** Returns the schema of a profile's set-up steps, in the order to take them. `link` is the page for the step. */
const stepsOf = <const N extends readonly [string, ...string[]]>(names: N) =>
  z.object({
    items: z.array(z.object({ name: z.enum(names), done: z.boolean(), link: z.string() })),
    done: z.int(),
    total,
  });

export const getCompanySteps = defineEndpoint({
  group: 'dashboard',
  name: 'getCompanySteps',
  method: 'GET',
  path: '/api/company/{id}/success-center-items',
  auth: 'signed-in',
  params: byId,
  response: stepsOf(companyStepNames).extend({
    /** The parts of the profile that the dashboard starts its searches and its form with, and their version. */
    own: z.object({
      zip: z.string(),
      neededTrades: z.array(z.string()),
      productTrades: z.array(z.string()),
      updatedAt: isoDate,
    }),
  }),
  errors: ['forbidden', 'profile_not_found'],
  summary: 'The set-up steps of the own company, or school, which of them are done, and what the dashboard starts with',
});

const seekerSteps = stepsOf(seekerStepNames);

export const getSeekerSteps = defineEndpoint({
  group: 'dashboard',
  name: 'getSeekerSteps',
  method: 'GET',
  path: '/api/profile/{id}/success-center-items',
  auth: 'seeker',
  params: byId,
  response: seekerSteps,
  errors: ['profile_not_found'],
  summary: 'The set-up steps of the own job seeker profile and which of them are done',
});

export const getSchoolStats = defineEndpoint({
  group: 'dashboard',
  name: 'getSchoolStats',
  method: 'GET',
  path: '/api/school/stats',
  auth: 'signed-in',
  response: z.object({
    /** Accounts that signed up with the school's link and were confirmed. */
    students: z.int(),
  }),
  errors: ['forbidden'],
  summary: 'How many signed up with the link of the own school',
});

/**
 * A calendar day (YYYY-MM-DD) with the number of people who viewed, or applied to, one of the company's jobs that day.
 */
const dayCounts = z.object({ date: z.string(), views: z.int(), applicants: z.int() });
export type DayCounts = z.output<typeof dayCounts>;

export const getCompanyStats = defineEndpoint({
  group: 'dashboard',
  name: 'getCompanyStats',
  method: 'GET',
  path: '/api/company/get-stats',
  auth: 'company',
  response: z.object({
    activeJobs: z.int(),
    /** The sum of the view counts of all jobs of the company. */
    views: z.int(),
    applicants: z.int(),
    matches: z.int(),
    unlockedProfiles: z.int(),
    openProjects: z.int(),
    connections: z.int(),
    /** The last 30 days, oldest first; the last one is today. */
    days: z.array(dayCounts),
  }),
  summary: 'What the own company has going on, in numbers, and its last 30 days',
});

const companyActivity = z.object({
  id: z.string(),
  kind: z.enum(companyEventKinds),
  date: isoDate,
  /** The other party. The name is masked for a job seeker who isn't unlocked. */
  profile: named,
  /** The job or project that the event is about, if any. */
  subject: named.optional(),
});
export type CompanyActivity = z.output<typeof companyActivity>;

export const getCompanyActivities = defineEndpoint({
  group: 'dashboard',
  name: 'getCompanyActivities',
  method: 'GET',
  path: '/api/company/get-activities',
  auth: 'company',
  budget: 'list',
  query: z.object(pageQuery(DASHBOARD_PAGE_SIZE)),
  response: z.object({ results: z.array(companyActivity), total }),
  summary: `What happened at the own company, newest first; the latest ${DASHBOARD_ACTIVITIES} are kept in view`,
});

const waitingRow = z.object({
  kind: z.enum(['applicants', 'project-requests', 'briefing']),
  count: z.int(),
  /** The job or project that has pending items. */
  subject: named,
  /** The company that the pending items come from, if it is only one. */
  profile: named.optional(),
});
export type WaitingRow = z.output<typeof waitingRow>;

export const getWaiting = defineEndpoint({
  group: 'dashboard',
  name: 'getWaiting',
  method: 'GET',
  path: '/api/waiting',
  auth: 'signed-in',
  response: z.object({
    results: z.array(waitingRow),
    /** The next coming interviews of a company. */
    interviews: companyInterviews.optional(),
  }),
  summary: 'What waits for the own profile: new applicants, project requests and the next interviews, or job briefings',
});

export const getSeekerOverview = defineEndpoint({
  group: 'dashboard',
  name: 'getSeekerOverview',
  method: 'GET',
  path: '/api/profile/job-seeker/overview',
  auth: 'seeker',
  response: z.object({
    waiting: z.array(waitingRow),
    steps: seekerSteps,
    applications: ownApplications,
    matches: ownMatches,
    /** The numbers of jobs in My Jobs: the active ones by type, and the ended ones. */
    activities: z.object({ active: activityCounts, ended: z.int() }).optional(),
    /** The jobs saved last, and the total number of saved jobs. */
    saved: z.object({ results: z.array(jobRow), total }),
    /** The seeker's trades, for the search form. */
    trades: z.array(z.string()),
  }),
  errors: ['profile_not_found'],
  summary:
    'All that the own dashboard shows: what waits, steps, applications, matches and saved jobs, the latest of each',
});

const ownProfile = { group: 'dashboard', method: 'GET', auth: 'signed-in', params: byId } as const;
const completeness = z.object({ completed: z.boolean(), missing: z.array(z.string()) });
const existence = z.object({ exists: z.boolean(), profileId: id.optional() });

export const getProfileCompleteness = defineEndpoint({
  ...ownProfile,
  name: 'getProfileCompleteness',
  path: '/api/profile/completed/{id}',
  response: completeness,
  errors: ['forbidden', 'profile_not_found'],
  summary: 'Whether the own job seeker profile {id} has all that matching needs, and what is missing',
});

export const getCompanyCompleteness = defineEndpoint({
  ...ownProfile,
  name: 'getCompanyCompleteness',
  path: '/api/company/profile/completed/{id}',
  response: completeness,
  errors: ['forbidden', 'profile_not_found'],
  summary: 'Whether the own company profile {id} has all it needs, and what is missing',
});

export const checkProfile = defineEndpoint({
  ...ownProfile,
  name: 'checkProfile',
  path: '/api/profile/check/{id}',
  response: existence,
  errors: ['forbidden'],
  summary: 'Whether user {id}, the caller, has a job seeker profile',
});

export const checkCompanyProfile = defineEndpoint({
  ...ownProfile,
  name: 'checkCompanyProfile',
  path: '/api/company/profile/check/{id}',
  response: existence,
  errors: ['forbidden'],
  summary: 'Whether user {id}, the caller, acts for a company profile',
});
