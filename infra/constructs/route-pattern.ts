type Branch = { ends: boolean; next: Map<string, Branch> };

const newBranch = (): Branch => ({ ends: false, next: new Map() });

/** The segments of a route: `:id` is any text, `:type?` may be missing. */
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
 * The source of a regular expression that matches exactly the addresses of routes, with or without a slash at the end.
 */
export const routePattern = (routes: readonly string[]): string => {
  const root = newBranch();
  for (const route of routes) addRoute(root, route);
  return `^${sourceOf(root)}\\/?$`;
};
