import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { createGateway } from '../gateway/gateway.ts';
import { compressAnswer, isKnown } from './compress.ts';
import { type Behavior, type Edge, edgeHeaders } from './edge.ts';

export type FrontOptions = {
  edge: Edge;
  gateway: ReturnType<typeof createGateway>;
  /** Handles paths that exist only in the local cloud. */
  local: RequestListener;
  /** The path of `local` that also serves LocalStack's bucket, because links to the bucket are signed with it. */
  bucketPath: string | undefined;
  /** Returns the response for a path of the site; absent when the cloud runs without the web app. */
  site: ((path: string) => Promise<Response>) | undefined;
  /** Handles the requests of the site in development. */
  devSite: RequestListener | undefined;
};

/** The path of calls to the gateway's own address, which bypass the edge, as is possible in AWS. */
const GATEWAY = '/__local/gateway';
const LOCAL_ONLY = /^\/(__local(\/|$)|v1\/|config\.json$)/;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  behavior?: Behavior,
): Promise<void> {
  const cookies = answer.headers.getSetCookie();
  const own = {
    headers: behavior ? edgeHeaders(answer.headers, behavior) : Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  };
  const asked = request.headers;
  const { headers, body } = behavior?.compress ? compressAnswer(own, String(asked['accept-encoding'] ?? '')) : own;
  const known = behavior?.compress && answer.status === 200 && isKnown(headers.etag, asked['if-none-match']);
  response.writeHead(known ? 304 : answer.status, {
    ...headers,
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  });
  response.end(known ? undefined : body);
}

/**
 * Returns the address of the viewer. Tests send it in a header, so that a limit for one address doesn't affect other
 * tests.
 */
const viewerAddress = ({ headers, socket }: IncomingMessage): string =>
  String(headers['x-local-viewer-address'] ?? socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '');

/**
 * Creates the listener of the only origin. The edge decides whether a request is for the API or the site, as CloudFront
 * does.
 */
export function createFront({ edge, gateway, local, bucketPath, site, devSite }: FrontOptions): RequestListener {
  const answerApi = async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
    added: Record<string, string> = {},
    behavior?: Behavior,
  ) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries({ ...request.headers, ...added })) {
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(',') : value);
    }
    const sourceIp = added['x-viewer-address'] ?? '127.0.0.1';
    const body = await readBody(request);
    await send(
      request,
      response,
      await gateway({ method: request.method ?? 'GET', url: path + query, headers, body, sourceIp }),
      behavior,
    );
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/';
    const [path = '/'] = url.split('?');
    if (path.startsWith(`${GATEWAY}/`)) {
      return answerApi(request, response, path.slice(GATEWAY.length), url.slice(path.length));
    }
    const isBucket = bucketPath && (path === bucketPath || path.startsWith(`${bucketPath}/`));
    if (isBucket || LOCAL_ONLY.test(path)) return void local(request, response);
    const query = url.slice(path.length);
    const routed = edge.route(path, viewerAddress(request), request.headers['accept-language'], query);
    if (routed.behavior.toApi) {
      return answerApi(request, response, routed.path, routed.query, routed.headers, routed.behavior);
    }
    if (devSite) return void devSite(request, response);
    if (site) {
      const found = await site(routed.path);
      const { headers } = found;
      const shown = new Response(found.body, { status: routed.statusOf(found.status), headers });
      return send(request, response, shown, routed.behavior);
    }
    return send(request, response, new Response('This local cloud runs without the web app.', { status: 404 }));
  };

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end('{"message":"Internal Server Error"}');
    });
  };
}
