import { mkdtempSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { getRequestListener } from '@hono/node-server';
import { createFaults } from '../dev-endpoints/faults.ts';
import { closeServer, listen } from '../ports.ts';
import type { ResolvedTemplates } from '../templates/resolved-templates.ts';
import { PUBLIC_PATH } from './public-bucket.ts';
import { createS3 } from './server.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'secret' };
const noRules = { all: () => [] } as unknown as ResolvedTemplates;

export const BUCKET = 'photos';

/** Starts the bucket on a separate port, with SDK clients for handlers and for signing. */
export async function startS3ForTest(localDir = mkdtempSync(join(tmpdir(), 'plumbline-s3-')), templates = noRules) {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const s3 = createS3({ templates, localDir, now, credentials, faults: createFaults(), reportError: () => {} });
  const world = getRequestListener(s3.app.fetch, { overrideGlobalObjects: false }) as RequestListener;
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    if (url.startsWith(PUBLIC_PATH)) return void world(request, response);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const known = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    const asked = { method, url: new URL(url, 'http://localhost'), headers: new Headers(known) };
    const answer = await s3.perform({ ...asked, body: Buffer.concat(chunks) });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  const origin = `http://localhost:${await listen(server, 0, '127.0.0.1')}`;
  const clientOf = (endpoint: string) =>
    new S3Client({ endpoint, forcePathStyle: true, region: 'us-east-1', credentials, maxAttempts: 1 });
  return {
    s3,
    localDir,
    /** A client with the environment of the handlers. */
    client: clientOf(origin),
    /** A client that signs links and forms for browsers. */
    signer: clientOf(`${origin}${PUBLIC_PATH}`),
    advance: (ms: number) => {
      ahead += ms;
    },
    stop: () => closeServer(server),
  };
}
