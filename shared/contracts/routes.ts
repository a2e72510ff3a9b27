import type { Endpoint } from './endpoint.ts';

type Routed = Pick<Endpoint, 'method' | 'path' | 'aliases'> & Partial<Pick<Endpoint, 'budget'>>;

/** Public pages are served to HEAD too, because link checkers ask so: a GET without its body. */
export const methodsOf = ({ budget, method }: Pick<Routed, 'budget' | 'method'>): (Endpoint['method'] | 'HEAD')[] =>
  budget === 'page' && method === 'GET' ? ['GET', 'HEAD'] : [method];

/** `POST /api/jobs`, the way API Gateway names a route; one for the path and one for each alias. */
export const routeKeys = (endpoint: Routed): string[] =>
  [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => `${endpoint.method} ${path}`);

/** All keys the gateway takes for an endpoint: its routes with every method, HEAD for GET included. */
export const servedKeys = (endpoint: Routed): string[] =>
  routeKeys(endpoint).flatMap((key) => methodsOf(endpoint).map((method) => key.replace(endpoint.method, method)));

const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');
const isParameter = (segment: string): boolean => segment.startsWith('{');

const covers = (pattern: string, path: string): boolean => {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  return wanted.length === given.length && wanted.every((each, at) => isParameter(each) || each === given[at]);
};

/** Literal segments come before parameters, from the left, as API Gateway prefers. */
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

/** The routes that know a path, the most specific first. */
const routesAt = <E extends Routed>(endpoints: readonly E[], path: string) =>
  routesOf(endpoints)
    .filter((route) => covers(route.path, path))
    .toSorted((a, b) => specificity(a.path).localeCompare(specificity(b.path)));

/** The endpoint that takes a request. */
export const endpointAt = <E extends Routed>(endpoints: readonly E[], method: string, path: string): E | undefined => {
  const [best] = routesAt(endpoints, path);
  return routesOf(endpoints).find((route) => route.path === best?.path && route.method === method)?.endpoint;
};

/**
 * The methods, in the alphabet's order, which the route that knows a path best takes; none for a path that no route
 * knows.
 */
export const methodsAt = (endpoints: readonly Routed[], path: string): string[] => {
  const known = routesAt(endpoints, path);
  return [...new Set(known.filter((route) => route.path === known[0]?.path).map(({ method }) => method))].toSorted();
};

/**
 * `GET /api/users/register`: no route of the contract, but one that `GET /api/users/{id}` would take, with 'register'
 * for an id. The gateway routes each to the answer that the method is not allowed.
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
