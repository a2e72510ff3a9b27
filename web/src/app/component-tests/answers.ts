import type { Endpoint, RequestOf, ResultOf } from '@plumbline/shared/contracts/endpoint';
import { vi } from 'vitest';

type Refusal = { status: number; code: string; message?: string; errors?: { path: string; message: string }[] };
type Request = { params: Record<string, string>; query: Record<string, string>; body: unknown };
type Rule = { endpoint: Endpoint; answer: (request: Request) => unknown };
/** The requests that the page sent, oldest first. */
export type ReceivedRequest = Request & { name: string };

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'code' in answer;

/** The response of an endpoint in a component test: a constant, a function of the request, or an error. */
export const answering = <E extends Endpoint>(
  endpoint: E,
  answer: ResultOf<E> | Refusal | ((request: RequestOf<E>) => ResultOf<E> | Refusal | Promise<ResultOf<E>>),
): Rule => ({
  endpoint,
  answer: typeof answer === 'function' ? (answer as Rule['answer']) : () => answer,
});

const paramsOf = ({ path }: Endpoint, asked: string): Record<string, string> | undefined => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const found = new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(asked);
  return found
    ? Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')]))
    : undefined;
};

const reply = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/**
 * Replaces the network by the given responses until the test ends. Each response must fit its contract, as on the
 * server. An endpoint without a given response returns 404. When two rules match, the later one applies.
 */
export const answerRequests = (rules: readonly Rule[]): ReceivedRequest[] => {
  const asked: ReceivedRequest[] = [];
  vi.stubGlobal('fetch', async (...sent: ConstructorParameters<typeof globalThis.Request>) => {
    const input = new globalThis.Request(...sent);
    const { pathname, searchParams } = new URL(input.url);
    const text = await input.text();
    for (const { endpoint, answer } of rules.toReversed()) {
      const params = endpoint.method === input.method ? paramsOf(endpoint, pathname) : undefined;
      if (!params) continue;
      const request = { params, query: Object.fromEntries(searchParams), body: text ? JSON.parse(text) : undefined };
      asked.push({ name: endpoint.name, ...request });
      const result = await answer(request);
      if (isRefusal(result)) return reply(result.status, { message: '', ...result });
      return reply(endpoint.status ?? 200, endpoint.response.parse(result));
    }
    return reply(404, { code: 'not_found', message: 'Not Found' });
  });
  return asked;
};
