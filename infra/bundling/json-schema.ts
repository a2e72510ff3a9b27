import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const refuse = `const refuse = () => { throw new Error('This bundle writes no JSON Schema'); };`;

/** Stubs for the functions of a zod module that throw when called; code before the first stubbed function stays. */
const refusing = (path: string, first: string): string => {
  const source = readFileSync(path, 'utf8');
  const at = source.indexOf(first);
  if (at < 0) throw new Error(`${path} has no '${first}'`);
  const names = source.slice(at).matchAll(/^export (?:const|function) (\w+)|^export \{ (\w+) as (\w+) \}/gm);
  const exported = [...names].map(([, own, , renamed]) => `refuse as ${own ?? renamed}`);
  return `${source.slice(0, at)}\n${refuse}\nexport { ${exported.join(', ')} };`;
};

/** Leaves zod's writer of JSON Schema out, which every schema refers to and only the OpenAPI document uses. */
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
