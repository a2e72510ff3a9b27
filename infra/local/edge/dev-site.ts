import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { repository } from '../state.ts';
import { withLocalScripts } from './site.ts';

export type DevSite = {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  close: () => Promise<void>;
};

/** Starts Vite's development server on the port of the local cloud, with hot module replacement. */
export async function startDevSite(server: Server): Promise<DevSite> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: join(repository, 'web'),
    configFile: join(repository, 'web/vite.config.ts'),
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
    plugins: [{ name: 'local-scripts', transformIndexHtml: withLocalScripts }],
  });
  return { handle: (request, response) => vite.middlewares(request, response), close: () => vite.close() };
}
