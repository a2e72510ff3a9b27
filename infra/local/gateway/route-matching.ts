import { decodePath } from './decode-path.ts';

export type Route<T> = { method: string; path: string; target: T };
export type Match<T> = { route: Route<T>; pathParameters: Record<string, string> };

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
const isParameter = (segment: string) => segment.startsWith('{');
const isGreedy = (segment: string) => segment.endsWith('+}');
const nameOf = (segment: string) => segment.replace(/[{}+]/g, '');

/**
 * Returns a sort key for the order of API Gateway, segment by segment: literal, then `{parameter}`, then `{greedy+}`.
 */
function specificity(path: string): string {
  return segmentsOf(path)
    .map((segment) => (isGreedy(segment) ? '2' : isParameter(segment) ? '1' : '0'))
    .join('');
}

function parametersOf(path: string, requested: readonly string[]): Record<string, string> | undefined {
  const segments = segmentsOf(path);
  const parameters: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    if (isGreedy(segment)) {
      if (requested.length <= index) return undefined;
      parameters[nameOf(segment)] = requested.slice(index).join('/');
      return parameters;
    }
    const given = requested[index];
    if (given === undefined) return undefined;
    if (isParameter(segment)) parameters[nameOf(segment)] = given;
    else if (segment !== given) return undefined;
  }
  return segments.length === requested.length ? parameters : undefined;
}

/**
 * Finds the route of a request as an HTTP API does: the most specific path wins, in any order of declaration. For one
 * path, a route with the request's own method wins over one with any method.
 */
export function createRouteMatcher<T>(routes: readonly Route<T>[]) {
  const ordered = routes
    .map((route) => ({ ...route, rank: specificity(route.path), isAny: route.method === 'ANY' }))
    .sort((a, b) => (a.rank === b.rank ? Number(a.isAny) - Number(b.isAny) : a.rank < b.rank ? -1 : 1));
  return (method: string, rawPath: string): Match<T> | undefined => {
    const requested = segmentsOf(rawPath).map(decodePath);
    for (const route of ordered) {
      if (route.method !== method && !route.isAny) continue;
      const pathParameters = parametersOf(route.path, requested);
      if (pathParameters) return { route, pathParameters };
    }
    return undefined;
  };
}
