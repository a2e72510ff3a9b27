type Values = Readonly<Record<string, unknown>>;

/** The path with `{name}` replaced; a value never adds a segment. */
export const fillPath = (path: string, params: Values = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Lists become repeated names; undefined values are left out. */
export const toSearch = (query: Values = {}): URLSearchParams => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search;
};
