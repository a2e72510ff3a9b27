type Values = Readonly<Record<string, unknown>>;

/** Replaces each `{name}` in a path. A value never adds a segment. */
export const fillPath = (path: string, params: Values = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Builds a query. Lists become repeated names, and undefined values are left out. */
export const toSearch = (query: Values = {}): URLSearchParams => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search;
};
