import type { Endpoint, RequestOf, ResultOf } from '@plumbline/shared/contracts/endpoint';

type Refusal = { status: number; code: string; message?: string; errors?: { path: string; message: string }[] };
type Request = { params: Record<string, string>; query: Record<string, string>; body: unknown };
/** The response to the calls of an endpoint, for component tests and the gallery. */
export type Reply = { endpoint: Endpoint; answer: (request: Request) => unknown };
/** The requests that the page sent, oldest first. */
export type ReceivedRequest = Request & { name: string };

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'code' in answer;

/** The response of an endpoint: a constant, a function of the request, or an error. */
export const answering = <E extends Endpoint>(
  endpoint: E,
  answer: ResultOf<E> | Refusal | ((request: RequestOf<E>) => ResultOf<E> | Refusal | Promise<ResultOf<E>>),
): Reply => ({
  endpoint,
  answer: typeof answer === 'function' ? (answer as Reply['answer']) : () => answer,
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
 * Returns a `fetch` that has the given responses only, and calls `onRequest` with each request that gets one. Each
 * response must fit its contract, as on the server. An endpoint without a response returns 404. When two replies match,
 * the later one applies.
 */
export const fetchFrom =
  (replies: readonly Reply[], onRequest: (request: ReceivedRequest) => void = () => {}): typeof fetch =>
  async (...sent) => {
    const input = new globalThis.Request(...sent);
    const { pathname, searchParams } = new URL(input.url);
    const text = await input.text();
    for (const { endpoint, answer } of replies.toReversed()) {
      const params = endpoint.method === input.method ? paramsOf(endpoint, pathname) : undefined;
      if (!params) continue;
      const request = { params, query: Object.fromEntries(searchParams), body: text ? JSON.parse(text) : undefined };
      onRequest({ name: endpoint.name, ...request });
      const result = await answer(request);
      if (isRefusal(result)) return reply(result.status, { message: '', ...result });
      return reply(endpoint.status ?? 200, endpoint.response.parse(result));
    }
    return reply(404, { code: 'not_found', message: 'Not Found' });
  };
