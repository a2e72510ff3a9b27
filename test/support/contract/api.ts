import { randomBytes } from 'node:crypto';
import { origin } from '../cloud/cloud.ts';
import { expectDeclared } from './declared-answers.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every endpoint
export type Answer = { status: number; body: any; headers: Headers };

/** `address` is the caller's IP address; every call has a new one unless a test sets it. */
type Sender = { token?: string | undefined; cookie?: string | undefined; address?: string | undefined };

const anyAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;

const send = async (method: string, path: string, sender: Sender, body?: unknown): Promise<Answer> => {
  const { token, cookie, address = anyAddress() } = sender;
  const response = await fetch(`${origin()}${path}`, {
    method,
    headers: {
      'x-local-viewer-address': address,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('application/json');
  const answer = { status: response.status, body: json && text ? JSON.parse(text) : text, headers: response.headers };
  expectDeclared(method, path.split('?')[0] ?? path, answer.status, answer.body);
  return answer;
};

type Query = Record<string, string | number>;

const withQuery = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  return search.size ? `${path}?${search}` : path;
};

/** Calls the API through the gateway, with a token or without one. */
export const api = (token?: string, cookie?: string, address?: string) => {
  const sender = { token, cookie, address };
  return {
    get: (path: string, query?: Query) => send('GET', withQuery(path, query), sender),
    post: (path: string, body: unknown = {}) => send('POST', path, sender, body),
    patch: (path: string, body: unknown = {}) => send('PATCH', path, sender, body),
    delete: (path: string, body?: unknown) => send('DELETE', path, sender, body),
  };
};
export type Api = ReturnType<typeof api>;
