import {
  BROWSER_ERROR_SHARE,
  BROWSER_ERRORS_PATH,
  MAX_BROWSER_ERROR_PAGE,
  MAX_BROWSER_ERROR_STACK,
  MAX_BROWSER_ERROR_TEXT,
  MAX_BROWSER_ERRORS,
} from '@plumbline/shared/options/app/browser-errors';

export type ErrorKind = 'error' | 'rejection' | 'render';

/**
 * Errors that say nothing about the app: of the browser itself, of scripts of other origins, and of canceled requests.
 */
const FOREIGN = /ResizeObserver loop|^Script error|AbortError|-extension:\/\//;

/** Failed calls are in the server's log already. */
const isOfCall = (error: unknown): boolean => error instanceof Error && error.name === 'ApiError';

const textOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

const buildOf = (page: Document): string | undefined => {
  const build = page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
  return /^[0-9a-f]{16}$/.test(build) ? build : undefined;
};

const send = (kind: ErrorKind, text: string, stack: string): void => {
  const body = JSON.stringify({
    kind,
    text: text.slice(0, MAX_BROWSER_ERROR_TEXT),
    stack: stack.slice(0, MAX_BROWSER_ERROR_STACK),
    page: location.pathname.slice(0, MAX_BROWSER_ERROR_PAGE),
    build: buildOf(document),
  });
  // Doesn't use the API client, which would repeat the request, refresh the session, and report errors of its own.
  const headers = { 'content-type': 'application/json' };
  fetch(BROWSER_ERRORS_PATH, { method: 'POST', headers, body, keepalive: true, credentials: 'omit' }).catch(() => {});
};

/** Returns the function that reports errors of this page load: each text once, and only the first few. */
export const createErrorReporter = (isSampled: boolean): ((kind: ErrorKind, error: unknown) => void) => {
  const reported = new Set<string>();
  return (kind, error) => {
    const text = textOf(error) || 'unknown';
    const stack = (error instanceof Error && error.stack) || '';
    const isIgnored = isOfCall(error) || FOREIGN.test(`${text}\n${stack}`) || !navigator.onLine;
    if (!isSampled || isIgnored || reported.has(text) || reported.size >= MAX_BROWSER_ERRORS) return;
    reported.add(text);
    send(kind, text, stack);
  };
};

/** Reports an error of the app to the server. Vite's development server shows errors itself. */
export const reportError = createErrorReporter(import.meta.env.PROD && Math.random() < BROWSER_ERROR_SHARE);

/** Reports what no code has caught. */
export const reportUncaughtErrors = (report = reportError): void => {
  addEventListener('error', ({ error, message }) => report('error', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
};
