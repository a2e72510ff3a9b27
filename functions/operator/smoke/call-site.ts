import { setTimeout as delay } from 'node:timers/promises';

type Call = { token?: string; body?: object };
// biome-ignore lint/suspicious/noExplicitAny: each step reads the fields that it needs from a response
type Json = any;

/** Calls the deployed site as a browser does. */
export type Site = {
  /**
   * Returns the JSON body, or the text of a page. Throws an error that names the call, its status and its request id.
   */
  call: (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, call?: Call) => Promise<Json>;
};

const REQUEST_LIMIT_MS = 35_000;

export const openSite = (siteUrl: string): Site => ({
  call: async (method, path, { token, body } = {}) => {
    const response = await fetch(`${siteUrl}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('application/json');
    if (!response.ok) {
      const id = response.headers.get('x-request-id') ?? 'none';
      const said = isJson ? text : response.headers.get('content-type');
      throw new Error(`${method} ${path} responded ${response.status} (${said}), request id ${id}`);
    }
    return isJson ? JSON.parse(text) : text;
  },
});

const RETRY_MS = 1000;

/** Repeats a check until it returns true, because stream consumers run after a response. Throws after `limitMs`. */
export const waitUntil = async (what: string, limitMs: number, check: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + limitMs;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`${what} is still missing after ${limitMs / 1000} seconds`);
    await delay(RETRY_MS);
  }
};
