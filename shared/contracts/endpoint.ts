import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

/** Who may call an endpoint. Finer rules (own company, own subject) are the operation's. */
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

/** The media types of responses that are not JSON. Such a response is a string; that of a picture is in base64. */
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
 * What a call costs, for the limits of a caller (functions/services/limits/class-budgets.ts): reading one thing, a page
 * of a list, a search, a change, a call that mails someone, a file, a payment, a page for readers without an account,
 * or a report by the app itself. An event is signed by its sender and is not counted.
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

const writeClasses: readonly BudgetClass[] = ['write', 'mail', 'file', 'money'];

export type Endpoint = {
  readonly group: Group;
  /** camelCase operation id; the operation's file is its kebab-case form. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** OpenAPI style, `/api/jobs/{id}`. */
  readonly path: string;
  /** Other spellings of the path that the specifications use. */
  readonly aliases?: readonly string[];
  readonly auth: Auth;
  /** Pages of other sites may not call it, because browsers send the session's cookie with it. */
  readonly sameOriginOnly?: true;
  /** Which of the caller's budgets a call is counted in. */
  readonly budget: BudgetClass;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is passed on as it came, for signature checks. */
  readonly rawBody?: boolean;
  /** The body is a form with files in its field `files`; the operation receives them as `files`. */
  readonly multipart?: boolean;
  readonly response: z.ZodType;
  /** JSON unless given. */
  readonly media?: Media;
  /** Errors are pages although the response is none, because a browser may open the address. */
  readonly errorPages?: true;
  /** Seconds for which shared caches may keep the response; without it they may not. */
  readonly cacheSeconds?: number;
  /** Status of success, 200 unless given. */
  readonly status?: 200 | 201 | 204;
  /** Error codes of the operation itself, without those that follow from `auth` and from its input. */
  readonly errors?: readonly ErrorCode[];
  readonly summary: string;
};

const budgetOfMethod = { GET: 'read', PATCH: 'write', DELETE: 'write' } as const;
const defaultBudgets: { readonly [Method in Endpoint['method']]?: BudgetClass } = budgetOfMethod;

/** A POST may read, search, write or pay, so it names its budget; another method has a default. */
type Declaration = Omit<Endpoint, 'budget' | 'method'> &
  (
    | { readonly method: keyof typeof budgetOfMethod; readonly budget?: BudgetClass }
    | Pick<Endpoint, 'budget' | 'method'>
  );

/** Declares one endpoint; the gateway, the Lambdas, the web client and the OpenAPI document are made from it. */
export const defineEndpoint = <const E extends Declaration>(endpoint: E): E & Pick<Endpoint, 'budget'> => {
  const budget = endpoint.budget ?? defaultBudgets[endpoint.method];
  // The type makes a POST name its budget. The built web app leaves out what it doesn't read, so nothing is checked
  // here.
  return { ...endpoint, budget: budget as BudgetClass };
};

type Call = Pick<Endpoint, 'method'> & { readonly budget?: BudgetClass };

/** Whether a call changes data; a POST may also read or search. The built web app knows a budget of POSTs only. */
export const isWrite = ({ method, budget = defaultBudgets[method] }: Call): boolean =>
  budget !== undefined && writeClasses.includes(budget);

/** The header with which a caller names one write, so that a repeat of it returns the first response. */
export const WRITE_KEY_HEADER = 'idempotency-key';

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What an operation receives, after parsing. */
export type RequestOf<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

/** What a caller sends; a part the endpoint does not declare is left out. */
export type CallOf<E extends Endpoint> = (E['params'] extends z.ZodType ? { params: InputOf<E['params']> } : unknown) &
  (E['query'] extends z.ZodType ? { query?: InputOf<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: InputOf<E['body']> } : unknown);

export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
/** What an operation returns, before the schema drops fields that are not declared. */
export type ResultOf<E extends Endpoint> = z.input<E['response']>;
