import { reportBrowserError } from '@plumbline/shared/contracts/reference/browser-errors';
import { MAX_BROWSER_ERRORS } from '@plumbline/shared/options/app/browser-errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createErrorReporter, reportUncaughtErrors } from './report-errors.ts';

const send = vi.fn((_path: string, _request: RequestInit) => Promise.resolve(new Response()));
const bodies = () => send.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

const build = document.createElement('meta');
build.name = 'build';
/** Puts the build into the page. The rest of the head stays: other files' styles are in it. */
const nameBuild = (content: string) => {
  build.content = content;
  document.head.append(build);
};

beforeEach(() => {
  send.mockClear();
  vi.stubGlobal('fetch', send);
  history.replaceState(null, '', '/jobs?zip=46590#travis');
  nameBuild('0123456789abcdef');
});
afterEach(() => {
  build.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a report', () => {
  it('is what the contract takes, without the query of the page, and cut to its limits', () => {
    const error = new Error('x'.repeat(1000));
    error.stack = 'y'.repeat(10_000);
    createErrorReporter(true)('render', error);
    const [body] = bodies();
    expect(reportBrowserError.body.parse(body)).toEqual(body);
    expect(body).toMatchObject({ kind: 'render', page: '/jobs', build: '0123456789abcdef' });
    expect(send.mock.calls[0]).toMatchObject([reportBrowserError.path, { method: 'POST', credentials: 'omit' }]);
  });

  it('is what the contract takes for every kind of thrown value', () => {
    const report = createErrorReporter(true);
    nameBuild('%BUILD%');
    for (const thrown of ['', null, { a: 1 }, 'a text']) report('rejection', thrown);
    for (const body of bodies()) expect(reportBrowserError.body.parse(body)).toMatchObject({ kind: 'rejection' });
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('is sent once for each text, and for the first few only', () => {
    const report = createErrorReporter(true);
    for (let time = 0; time < 20; time += 1) {
      report('error', new Error('the same'));
      report('error', new Error(`another ${time}`));
    }
    expect(send).toHaveBeenCalledTimes(MAX_BROWSER_ERRORS);
    expect(new Set(bodies().map(({ text }) => text)).size).toBe(MAX_BROWSER_ERRORS);
  });

  it('that cannot be sent causes no other error', async () => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    createErrorReporter(true)('error', new Error('x'));
    await Promise.resolve();
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('no report is sent', () => {
  it('by a page load that is not among the sampled ones', () => {
    createErrorReporter(false)('error', new Error('x'));
    expect(send).not.toHaveBeenCalled();
  });

  it('without a connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    createErrorReporter(true)('error', new Error('x'));
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['a failed call of the API', new ApiError(500, 'internal_error', 'Internal Server Error')],
    ['a canceled request', new DOMException('The user aborted a request.', 'AbortError')],
    ['a script of another origin', 'Script error.'],
    ["the browser's own layout loop", 'ResizeObserver loop completed with undelivered notifications.'],
    ['an extension', Object.assign(new Error('x'), { stack: 'Error: x\n at chrome-extension://abc/x.js:1:1' })],
  ])('for %s', (_name, error) => {
    createErrorReporter(true)('error', error);
    expect(send).not.toHaveBeenCalled();
  });
});

it('Uncaught errors and rejections of the window are reported with their kind', () => {
  const report = vi.fn();
  reportUncaughtErrors(report);
  const error = new Error('x');
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'x' }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'without an error' }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'y' }));
  expect(report.mock.calls).toEqual([
    ['error', error],
    ['error', 'without an error'],
    ['rejection', 'y'],
  ]);
});
