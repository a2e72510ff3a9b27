import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { origin } from '../cloud/cloud.ts';

/** An address of the cloud where a new version of the site can be released: another worker and another hash. */
export const serveVersions = async () => {
  let released = 0;
  const news: Record<string, (body: Buffer) => string> = {
    '/sw.js': (body) => `${body}\n// version ${released}`,
    '/version.json': () => JSON.stringify({ hash: `version-${released}` }),
  };
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, headers, url = '/' } = incoming;
    const change = released > 0 ? news[url.split('?')[0] ?? ''] : undefined;
    // A file that changes is requested in full and unmodified, without the old ETag.
    const { 'accept-encoding': _encoding, 'if-none-match': _tag, ...whole } = headers;
    const asked = { method, headers: change ? whole : headers };
    const onward = request(`${origin()}${url}`, asked, (answer) => {
      const { 'content-length': _length, etag: _etag, ...kept } = answer.headers;
      if (!change) {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => outgoing.writeHead(200, kept).end(change(Buffer.concat(chunks))));
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const server = createServer(forward).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => {
      released += 1;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
