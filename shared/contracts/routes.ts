import type { Endpoint } from './endpoint.ts';

type Routed = Pick<Endpoint, 'method' | 'path' | 'aliases'> & Partial<Pick<Endpoint, 'budget'>>;

/** Returns the methods of an endpoint. Public pages also accept HEAD, because link checkers send it. */
export const methodsOf = ({ budget, method }: Pick<Routed, 'budget' | 'method'>): (Endpoint['method'] | 'HEAD')[] =>
  budget === 'page' && method === 'GET' ? ['GET', 'HEAD'] : [method];

/** Returns route keys in the form of API Gateway, such as `POST /api/jobs`: one for the path and one for each alias. */
export const routeKeys = (endpoint: Routed): string[] =>
  [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => `${endpoint.method} ${path}`);

/** Returns the route keys of an endpoint for every method that the gateway accepts, including HEAD. */
export const servedKeys = (endpoint: Routed): string[] =>
  routeKeys(endpoint).flatMap((key) => methodsOf(endpoint).map((method) => key.replace(endpoint.method, method)));

const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');
const isParameter = (segment: string): boolean => segment.startsWith('{');

const covers = (pattern: string, path: string): boolean => {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  return wanted.length === given.length && wanted.every((each, at) => isParameter(each) || each === given[at]);
};

/** Returns a sort key by which literal segments come before parameters, from left to right, as in API Gateway. */
const specificity = (path: string): string =>
  segmentsOf(path)
    .map((segment) => (isParameter(segment) ? '1' : '0'))
    .join('');

const routesOf = <E extends Routed>(endpoints: readonly E[]) =>
  endpoints.flatMap((endpoint) =>
    [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({
      method: endpoint.method,
      path: path.replace(/\/$/, ''),
      endpoint,
    })),
  );

/** Returns the routes that match a path, the most specific first. */
const routesAt = <E extends Routed>(endpoints: readonly E[], path: string) =>
  routesOf(endpoints)
    .filter((route) => covers(route.path, path))
    .toSorted((a, b) => specificity(a.path).localeCompare(specificity(b.path)));

/** Returns the endpoint that handles a request; undefined when there is none. */
export const endpointAt = <E extends Routed>(endpoints: readonly E[], method: string, path: string): E | undefined => {
  const [best] = routesAt(endpoints, path);
  return routesOf(endpoints).find((route) => route.path === best?.path && route.method === method)?.endpoint;
};

/**
 * Returns the methods of the most specific route that matches a path, in alphabetical order. Empty when no route
 * matches.
 */
export const methodsAt = (endpoints: readonly Routed[], path: string): string[] => {
  const known = routesAt(endpoints, path);
  return [...new Set(known.filter((route) => route.path === known[0]?.path).map(({ method }) => method))].toSorted();
};

/**
 * Returns route keys that the contract doesn't declare, but that another route with a parameter would match.
 * `GET /api/users/register` is one: `GET /api/users/{id}` would read 'register' as an id. The gateway returns 405 for
 * these keys.
 */
export const shadowedRouteKeys = (endpoints: readonly Routed[]): string[] => {
  const routes = routesOf(endpoints);
  const paths = [...new Set(routes.map(({ path }) => path))];
  const shadowed = paths.flatMap((path) =>
    routes
      .filter((route) => route.path !== path && covers(route.path, path))
      .filter((route) => !methodsAt(endpoints, path).includes(route.method))
      .map(({ method }) => `${method} ${path}`),
  );
  return [...new Set(shadowed)];
};

/**
 * Returns the paths of the shadowed route keys, each once. The gateway has one route for each of them, with any method,
 * because an HTTP API has at most 300 routes until AWS raises that for the existing API.
 */
export const shadowedPaths = (endpoints: readonly Routed[]): string[] => [
  ...new Set(shadowedRouteKeys(endpoints).map((key) => key.slice(key.indexOf(' ') + 1))),
];
