import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PluginBuild } from 'esbuild';

const repository = join(import.meta.dirname, '../..');

/** Packages that do nothing when they are imported but do not say so, which keeps esbuild from leaving parts out. */
const PURE = ['dynamodb-toolbox'];

const copies = join(repository, '.local/bundling');

/** A copy with that flag; esbuild reads it only from a package's own manifest. */
const copyOf = (name: string): void => {
  const [from, to] = [join(repository, 'node_modules', name), join(copies, 'node_modules', name)];
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { version: string };
  const inner = join(to, 'dist/esm/package.json');
  const said = JSON.stringify({ ...manifest, sideEffects: false });
  if (existsSync(join(to, 'package.json')) && readFileSync(join(to, 'package.json'), 'utf8') === said) return;
  mkdirSync(to, { recursive: true });
  cpSync(join(from, 'dist/esm'), join(to, 'dist/esm'), { recursive: true });
  if (existsSync(inner)) writeFileSync(inner, JSON.stringify({ type: 'module', sideEffects: false }));
  // Last and in one step, so that a concurrent build finds a whole copy or makes one.
  const written = `${to}/package.${process.pid}.json`;
  writeFileSync(written, said);
  renameSync(written, join(to, 'package.json'));
};

const leaveOutUnused = (build: PluginBuild): void => {
  for (const name of PURE) copyOf(name);
  build.onResolve({ filter: new RegExp(`^(${PURE.join('|')})(/|$)`) }, ({ path, resolveDir, kind }) => {
    if (resolveDir.startsWith(copies)) return undefined;
    return build.resolve(path, { resolveDir: copies, kind });
  });
};

const refused = (what: string) => `() => { throw new Error(${JSON.stringify(what)}); }`;

const replaced: [RegExp, string][] = [
  [/node_modules\/postcss\/lib\/postcss\.m?js$/, `export const parse = ${refused('No style sheet is parsed here')};`],
  [/node_modules\/hono\/dist\/jsx\/intrinsic-element\/components\.js$/, 'export const components_exports = {};'],
  [/node_modules\/mnemonist\/lru-cache\.js$/, 'export default class extends Map { constructor() { super(); } }'],
];

/**
 * What the functions' packages bring along and no function uses:
 * - the SDK's search for credentials in files, sign-ins and metadata servers, a quarter of a client's size;
 * - the manifests of its packages, of which it tells the version;
 * - a parser of style sheets, for styles that are judged before sanitize-html sees them;
 * - a table of recently used endpoints for the SDK's discovery, which stands off and finds room in a Map;
 * - what moves titles, links and scripts from a page's body into its head, where the public pages have them already;
 * - the parts of packages in PURE that no one imports by name.
 */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  setup(build) {
    leaveOutUnused(build);
    build.onResolve({ filter: /^@aws-sdk\/credential-provider-node$/ }, () => ({
      path: join(repository, 'functions/platform/lambda-credentials.ts'),
      sideEffects: false,
    }));
    build.onLoad({ filter: /@(aws-sdk|smithy)\/[^/]+\/package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
    for (const [filter, contents] of replaced) {
      build.onLoad({ filter }, () => ({ contents, loader: 'js' }));
    }
  },
};
