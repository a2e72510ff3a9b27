import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { type StaffRight, type StaffRole, staffRights, staffRoles } from '../options/staff/staff-roles.ts';

/**
 * The callers that an endpoint accepts. The operation itself checks the rest, such as whether a job is the caller's.
 */
export type Auth = 'public' | 'signed-in' | 'seeker' | 'company' | 'support';

export const groups = [
  'auth',
  'users',
  'profiles',
  'access',
  'jobs',
  'search',
  'projects',
  'my-jobs',
  'payments',
  'messages',
  'reports',
  'notifications',
  'dashboard',
  'admin',
  'files',
  'reference',
  'public',
  'previews',
] as const;
export type Group = (typeof groups)[number];

/** The media types of responses that are not JSON. The response is a string, and a picture is in base64. */
export const mediaTypes = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
} as const;
export type Media = keyof typeof mediaTypes;

/**
 * Classes of calls by their cost. The limits of a caller (functions/services/limits/class-budgets.ts) count each class
 * separately: reading one thing, a page of a list, a search, a change, a call that mails someone, a file, a payment, a
 * page for readers without an account, or an error report of the app. An event is signed by its sender and is not
 * counted.
 */
export const budgetClasses = [
  'read',
  'list',
  'search',
  'write',
  'mail',
  'file',
  'money',
  'page',
  'report',
  'event',
] as const;
export type BudgetClass = (typeof budgetClasses)[number];

export type Endpoint = {
  readonly group: Group;
  /** The camelCase operation id of the OpenAPI document. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** An OpenAPI path, such as `/api/jobs/{id}`. */
  readonly path: string;
  /** Other spellings of the path that the specification uses. */
  readonly aliases?: readonly string[];
  readonly auth: Auth;
  /**
   * The right that callers of the staff need; absent for an endpoint that every role of the staff may call. On an
   * endpoint that other users may call too, it restricts staff alone.
   */
  readonly staffRight?: StaffRight;
  /** Rejects calls from pages of other sites, because browsers send the session's cookie with them. */
  readonly sameOriginOnly?: true;
  /** The class that counts the call against the caller's limits. */
  readonly budget: BudgetClass;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Works while the product is read-only, because reading requires it: signing in and out. */
  readonly worksReadOnly?: true;
  /** Others read the texts of the body, so that words which staff blocked are rejected. */
  readonly publishes?: true;
  /** Passes the body on unparsed, for signature checks. */
  readonly rawBody?: boolean;
  /** The body is a form with files in the field `files`. The operation receives them as `files`. */
  readonly multipart?: boolean;
  readonly response: z.ZodType;
  /** The media type of the response; JSON when absent. */
  readonly media?: Media;
  /** Errors are HTML pages even if the response is not, because a browser may open the address. */
  readonly errorPages?: true;
  /** Seconds for which shared caches may keep the response. Without it, they may not. */
  readonly cacheSeconds?: number;
  /** The status of a successful response; 200 when absent. */
  readonly status?: 200 | 201 | 204;
  /** Error codes of the operation itself. The errors of `auth` and of invalid input are added automatically. */
  readonly errors?: readonly ErrorCode[];
  readonly summary: string;
};

const budgetOfMethod = { GET: 'read', PATCH: 'write', DELETE: 'write' } as const;
const defaultBudgets: { readonly [Method in Endpoint['method']]?: BudgetClass } = budgetOfMethod;

/** A POST can read, search, change or pay, so it must name its budget. The other methods have a default. */
type Declaration = Omit<Endpoint, 'budget' | 'method'> &
  (
    | { readonly method: keyof typeof budgetOfMethod; readonly budget?: BudgetClass }
    | Pick<Endpoint, 'budget' | 'method'>
  );

/**
 * Declares one endpoint. The gateway, the Lambda functions, the web client and the OpenAPI document are made from it.
 */
export const defineEndpoint = <const E extends Declaration>(endpoint: E): E & Pick<Endpoint, 'budget'> => {
  const budget = endpoint.budget ?? defaultBudgets[endpoint.method];
  // The type requires a budget for a POST.
  return { ...endpoint, budget: budget as BudgetClass };
};

/** Returns the roles of the staff that may call an endpoint, as far as its `auth` admits staff. */
export const staffRolesOf = ({ staffRight }: Pick<Endpoint, 'staffRight'>): readonly StaffRole[] =>
  staffRight ? staffRights[staffRight] : staffRoles;

/**
 * The POST endpoints that change no data, because their input is too large for a query string. The web app has only the
 * method and the path of an endpoint, so it can't tell by the budget. A test compares this list with the budgets.
 */
export const readingPosts = [
  '/api/activity/logs',
  '/api/admin/accounts/export',
  '/api/admin/audit/export',
  '/api/admin/companies',
  '/api/admin/documents/{profileId}/{documentId}/file',
  '/api/admin/jobSeekers',
  '/api/admin/reports/{id}/context',
  '/api/browser-errors',
  '/api/company/find-users-within-radius',
  '/api/company/matches',
  '/api/company/profile/search',
  '/api/job/search',
  '/api/jobs/location/{zip}',
  '/api/jobs/type/{type}',
  '/api/payment/webhook',
  '/api/profile/job-seeker/activities',
  '/api/profile/job-seeker/job-applications',
  '/api/profile/job-seeker/job-matches',
  '/api/profile/job-seeker/jobs-received',
  '/api/profile/search',
  '/api/project/search',
  '/api/projects/location/{id}',
  '/api/projects/{id}/plans/{planId}/openings',
] as const;

/** Whether a call changes data. Its sender then names it with a key, so that a repeat changes nothing. */
export const isWrite = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): boolean =>
  method !== 'GET' && !(method === 'POST' && (readingPosts as readonly string[]).includes(path));

/** Whether an endpoint is closed while the product is read-only: every write, and events, which change data too. */
export const isClosedReadOnly = (endpoint: Endpoint): boolean =>
  !endpoint.worksReadOnly && (isWrite(endpoint) || endpoint.budget === 'event');

/** The header that identifies one write, so that repeating it returns the first response. */
export const WRITE_KEY_HEADER = 'idempotency-key';

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;

/** The parsed parameters, query and body that an operation receives. */
export type RequestOf<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

/** The parameters, query and body that a caller sends. Parts that the endpoint doesn't declare are absent. */
export type CallOf<E extends Endpoint> = (E['params'] extends z.ZodType ? { params: InputOf<E['params']> } : unknown) &
  (E['query'] extends z.ZodType ? { query?: InputOf<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: InputOf<E['body']> } : unknown);

export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
/** The value that an operation returns, before the schema drops undeclared fields. */
export type ResultOf<E extends Endpoint> = z.input<E['response']>;
