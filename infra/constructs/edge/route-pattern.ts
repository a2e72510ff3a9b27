type Branch = { ends: boolean; next: Map<string, Branch> };

const newBranch = (): Branch => ({ ends: false, next: new Map() });

/** Adds the segments of a route. `:id` matches any text, and `:type?` is optional. */
const addRoute = (root: Branch, route: string): void => {
  let branches = [root];
  for (const segment of route.split('/').filter(Boolean)) {
    const name = segment.startsWith(':') ? ':' : segment;
    const reached = branches.map((branch) => {
      const next = branch.next.get(name) ?? newBranch();
      branch.next.set(name, next);
      return next;
    });
    branches = segment.endsWith('?') ? [...branches, ...reached] : reached;
  }
  for (const branch of branches) branch.ends = true;
};

const sourceOf = ({ ends, next }: Branch): string => {
  const alternatives = [...next].map(([name, branch]) => `\\/${name === ':' ? '[^/]+' : name}${sourceOf(branch)}`);
  if (!alternatives.length) return '';
  return `(${alternatives.join('|')})${ends ? '?' : ''}`;
};

/**
 * Returns the source of a regular expression that matches the addresses of the routes, with or without a trailing
 * slash.
 */
export const routePattern = (routes: readonly string[]): string => {
  const root = newBranch();
  for (const route of routes) addRoute(root, route);
  return `^${sourceOf(root)}\\/?$`;
};
