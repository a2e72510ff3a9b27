/** A parameter as CloudFront gives it to a function: not decoded, with all values of a repeated one. */
type Parameter = { value: string; multiValue?: { value: string }[] };
export type QueryString = Record<string, Parameter>;

/** Reads '?a=1&b=2' into the form of a CloudFront function's request. */
export const readQuery = (query: string): QueryString => {
  const found: QueryString = {};
  for (const pair of query.replace(/^\?/, '').split('&')) {
    if (pair === '') continue;
    const [name = '', ...rest] = pair.split('=');
    const value = rest.join('=');
    const known = found[name];
    found[name] = known
      ? { value: known.value, multiValue: [...(known.multiValue ?? [{ value: known.value }]), { value }] }
      : { value };
  }
  return found;
};

/** Writes the parameters of the query that a function kept. */
export const writeQuery = (query: QueryString): string => {
  const pairs = Object.entries(query).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((each) => `${name}=${each.value}`),
  );
  return pairs.length ? `?${pairs.join('&')}` : '';
};
