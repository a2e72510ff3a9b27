import type { Endpoint } from './endpoint.ts';

/** `POST /api/jobs`, the way API Gateway names a route; one for the path and one for each alias. */
export const routeKeys = (endpoint: Pick<Endpoint, 'method' | 'path' | 'aliases'>): string[] =>
  [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => `${endpoint.method} ${path}`);
