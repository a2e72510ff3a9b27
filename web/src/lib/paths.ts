import { appPaths } from '@plumbline/shared/options/paths';
import { generatePath } from 'react-router-dom';

type QueryValue = string | number | boolean | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/** The arguments of a path, one string for each `:name` in its pattern; `:name?` may be left out. */
type ParamsOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? [...ParamOf<Name>, ...ParamsOf<`/${Rest}`>]
  : P extends `${string}:${infer Name}`
    ? ParamOf<Name>
    : [];
type ParamOf<Name extends string> = Name extends `${string}?` ? [value?: string] : [value: string];

export type Path<P extends string = string> = {
  /** The pattern as the router wants it. */
  readonly pattern: P;
  /** The address for the given parameters, in the pattern's order, and an optional query. */
  readonly path: (...args: [...ParamsOf<P>, query?: Query]) => string;
};

export const withQuery = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
};

const at = <const P extends string>(pattern: P): Path<P> => {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return {
    pattern,
    path: (...args) => {
      const last = args.at(-1);
      const query = typeof last === 'object' ? (last as Query) : undefined;
      const values = (query ? args.slice(0, -1) : args) as (string | undefined)[];
      const params = Object.fromEntries(names.map((name, position) => [name, values[position]]));
      return withQuery(generatePath<string>(pattern, params), query);
    },
  };
};

type PathTree<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends string ? Path<Tree[Name]> : PathTree<Tree[Name]>;
};

type Patterns = { readonly [name: string]: string | Patterns };

const pathsOf = <const Tree extends Patterns>(tree: Tree): PathTree<Tree> =>
  Object.fromEntries(
    Object.entries(tree).map(([name, part]) => [name, typeof part === 'string' ? at(part) : pathsOf(part)]),
  ) as PathTree<Tree>;

/** Every route of the product. */
export const paths = pathsOf(appPaths);
