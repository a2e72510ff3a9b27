import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';

export type Forwarded = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Headers that apply to one connection only, so they aren't forwarded. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'expect', 'date', 'server']);

/** Forwards a request unchanged, including its Host header, which signatures cover. */
export function forward(endpoint: string, { method, path, headers, body }: Forwarded): Promise<Response> {
  return new Promise((resolve, reject) => {
    const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)));
    const options = { method, agent, headers: { ...kept, 'content-length': String(body.length) } };
    const onward = httpRequest(new URL(path, endpoint), options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const status = answer.statusCode ?? 502;
        const found = new Headers();
        for (const [name, value] of Object.entries(answer.headers)) {
          if (value !== undefined && !OF_CONNECTION.has(name)) found.set(name, [value].flat().join(', '));
        }
        const isEmpty = method === 'HEAD' || status === 204 || status === 304;
        resolve(new Response(isEmpty ? null : new Uint8Array(Buffer.concat(chunks)), { status, headers: found }));
      });
    });
    onward.on('error', reject);
    onward.end(body);
  });
}
