import * as z from 'zod';
import { interviewSides, interviewStates } from '../../domain/interviews/interview-states.ts';
import {
  INTERVIEW_NOTE_MAX_LENGTH,
  INTERVIEW_PLACE_MAX_LENGTH,
  interviewLengths,
  interviewWays,
  MOST_INTERVIEW_TIMES,
} from '../../options/jobs/interviews.ts';
import { LANGUAGES } from '../../options/languages.ts';
import { defineEndpoint } from '../endpoint.ts';
import { calendarDay, id, isoDate, line, REQUIRED, text } from '../fields.ts';

const WRONG_TIME = 'Please enter a day and a time';

/** A day and a time on the clock of the job's site. */
const siteTime = z.object({
  day: calendarDay(WRONG_TIME),
  /** HH:MM */
  time: z.string({ error: WRONG_TIME }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, WRONG_TIME),
});
export type SiteTime = z.output<typeof siteTime>;

export const interviewForm = z.object({
  times: z.array(siteTime, REQUIRED).min(1, REQUIRED).max(MOST_INTERVIEW_TIMES),
  minutes: z.literal(interviewLengths, REQUIRED),
  way: z.enum(interviewWays, REQUIRED),
  /** The address, the number to call or the link of the call. */
  place: line(INTERVIEW_PLACE_MAX_LENGTH).default(''),
  note: text(INTERVIEW_NOTE_MAX_LENGTH).default(''),
});
export type InterviewForm = z.output<typeof interviewForm>;

const interview = z.object({
  state: z.enum(interviewStates),
  /** The side that offers the times. The other one picks. */
  proposedBy: z.enum(interviewSides),
  /** The offered starts. */
  times: z.array(isoDate),
  /** The agreed start. */
  start: isoDate.optional(),
  minutes: z.int(),
  way: z.enum(interviewWays),
  place: z.string(),
  note: z.string(),
  /** The side that canceled it or that can make none of the times, and its message. */
  endedBy: z.enum(interviewSides).optional(),
  reason: z.string().optional(),
  updatedAt: isoDate,
});
export type Interview = z.output<typeof interview>;

const interviewPage = z.object({
  job: z.object({ id, name: z.string() }),
  company: z.object({ id, name: z.string() }),
  worker: z.object({ id, name: z.string() }),
  /** The time zone of the job's site (IANA), in which all times are shown. */
  timeZone: z.string(),
  /** Where the site is, as far as the job says it: the place of an interview on site unless the company changes it. */
  site: z.string(),
  /** Absent while the company has proposed none. */
  interview: interview.optional(),
});
export type InterviewPage = z.output<typeof interviewPage>;

const byJobAndWorker = z.object({ job: id, worker: id });
const errors = ['interview_not_found'] as const;
const moveErrors = [...errors, 'job_deleted', 'interview_changed', 'interview_not_open'] as const;

const movable = { group: 'access', auth: 'signed-in', params: byJobAndWorker, response: interviewPage } as const;

export const getInterview = defineEndpoint({
  ...movable,
  name: 'getInterview',
  method: 'GET',
  path: '/api/interviews/{job}/{worker}',
  errors,
  summary: 'The interview about job {job} between its company and {worker}, to these two only',
});

export const proposeInterview = defineEndpoint({
  ...movable,
  name: 'proposeInterview',
  method: 'POST',
  path: '/api/interviews/{job}/{worker}',
  budget: 'mail',
  body: interviewForm.extend({
    /** The `updatedAt` of the interview that the caller read; absent for the first proposal. */
    updatedAt: isoDate.optional(),
  }),
  errors: [...moveErrors, 'field_required', 'interview_time_over', 'interview_time_far', 'interview_time_missing'],
  summary: 'Offers up to three times on the clock of the site, which replace earlier ones and move an agreed interview',
});

export const answerInterview = defineEndpoint({
  ...movable,
  name: 'answerInterview',
  method: 'PATCH',
  path: '/api/interviews/{job}/{worker}',
  budget: 'mail',
  body: z.object({
    state: z.enum(['agreed', 'declined', 'canceled']),
    /** The offered time that the caller picks; required for `agreed`. */
    start: isoDate.optional(),
    /** Why no time works, or why the interview is canceled. */
    reason: text(INTERVIEW_NOTE_MAX_LENGTH).default(''),
    /** The `updatedAt` of the interview that the caller read. */
    updatedAt: isoDate,
  }),
  errors: [...moveErrors, 'field_required', 'interview_time_over'],
  summary: 'Picks one of the offered times, says that none works, or cancels the interview',
});

export const getInterviewFile = defineEndpoint({
  group: 'access',
  name: 'getInterviewFile',
  method: 'GET',
  path: '/api/interviews/{job}/{worker}/calendar',
  auth: 'signed-in',
  params: byJobAndWorker,
  query: z.object({
    /** The language of the words in the file. */
    language: z.enum(LANGUAGES).default('en'),
  }),
  response: z.object({
    /** The name of the file. */
    name: z.string(),
    /** The calendar file (RFC 5545). */
    text: z.string(),
  }),
  errors: [...errors, 'interview_not_open'],
  summary: 'The calendar file of an agreed interview; of a canceled or declined one, the file that removes it',
});

export const listInterviews = defineEndpoint({
  group: 'access',
  name: 'listInterviews',
  method: 'GET',
  path: '/api/interviews',
  auth: 'seeker',
  budget: 'list',
  response: z.object({ results: z.array(interviewPage.omit({ worker: true }).required({ interview: true })) }),
  summary: 'The latest interviews of the job seeker that wait for an answer or are agreed',
});

/** An interview in the list of a company. */
const companyInterview = interviewPage.omit({ company: true }).required({ interview: true });
export type CompanyInterview = z.output<typeof companyInterview>;

/** The coming interviews of a company, earliest first, and the number of all of them. */
export const companyInterviews = z.object({ results: z.array(companyInterview), total: z.int() });

export const listCompanyInterviews = defineEndpoint({
  group: 'access',
  name: 'listCompanyInterviews',
  method: 'GET',
  path: '/api/company/interviews',
  auth: 'company',
  budget: 'list',
  response: companyInterviews,
  summary: 'The interviews of the own company that wait for an answer or are agreed and not over, earliest first',
});
