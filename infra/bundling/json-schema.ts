import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const refuse = `const refuse = () => { throw new Error('This bundle writes no JSON Schema'); };`;

/** Replaces the functions of a zod module by stubs that throw. Code before the first of these functions stays. */
const refusing = (path: string, first: string): string => {
  const source = readFileSync(path, 'utf8');
  const at = source.indexOf(first);
  if (at < 0) throw new Error(`${path} has no '${first}'`);
  const names = source.slice(at).matchAll(/^export (?:const|function) (\w+)|^export \{ (\w+) as (\w+) \}/gm);
  const exported = [...names].map(([, own, , renamed]) => `refuse as ${own ?? renamed}`);
  return `${source.slice(0, at)}\n${refuse}\nexport { ${exported.join(', ')} };`;
};

/** Omits zod's converter to JSON Schema. Every schema refers to it, but only the OpenAPI document uses it. */
export const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  setup(build) {
    build.onLoad({ filter: /zod\/v4\/core\/to-json-schema\.js$/ }, ({ path }) => ({
      contents: refusing(path, 'export function initializeContext'),
    }));
    build.onLoad({ filter: /zod\/v4\/core\/json-schema-processors\.js$/ }, ({ path }) => ({
      contents: refusing(path, 'export const stringProcessor'),
    }));
  },
};
