import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PluginBuild } from 'esbuild';

const repository = join(import.meta.dirname, '../..');

/** Packages without side effects that don't declare it, so that esbuild would keep their unused parts. */
const PURE = ['dynamodb-toolbox'];

const copies = join(repository, '.local/bundling');

/** Copies a package with `sideEffects: false` in its manifest, because esbuild reads the flag only from there. */
const copyOf = (name: string): void => {
  const [from, to] = [join(repository, 'node_modules', name), join(copies, 'node_modules', name)];
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { version: string };
  const inner = join(to, 'dist/esm/package.json');
  const said = JSON.stringify({ ...manifest, sideEffects: false });
  if (existsSync(join(to, 'package.json')) && readFileSync(join(to, 'package.json'), 'utf8') === said) return;
  mkdirSync(to, { recursive: true });
  cpSync(join(from, 'dist/esm'), join(to, 'dist/esm'), { recursive: true });
  if (existsSync(inner)) writeFileSync(inner, JSON.stringify({ type: 'module', sideEffects: false }));
  // The manifest is written last, by a rename, so that a concurrent build sees a complete copy or makes one itself.
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
 * Omits parts of packages that no function uses:
 * - the AWS SDK's search for credentials in files, sign-ins and metadata servers, a quarter of a client's size;
 * - the manifests of AWS SDK packages, except for the version;
 * - the style sheet parser of sanitize-html, because styles are checked before;
 * - the AWS SDK's cache of discovered endpoints, which is replaced by a Map;
 * - the code of hono/jsx that moves titles, links and scripts to the head, where the public pages already have them;
 * - unused parts of the packages in PURE.
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
