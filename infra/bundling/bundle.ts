import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildResult, build } from 'esbuild';
import { withoutJsonSchema } from './json-schema.ts';
import { leanPackages } from './lean-packages.ts';
import { nativePackages } from './native-packages.ts';
import { bundledStyleSheets } from './style-sheets.ts';

const repository = join(import.meta.dirname, '../..');
const ZIP_TABLE = 'shared/geography/zip-table.br';
/** The function that returns the contract as an OpenAPI document. */
const OPENAPI_ENTRY = 'functions/api/reference/handler.ts';
const zipReader = 'shared/geography/zip-table.ts';

export type Bundle = {
  /** The files by their names in the bundle's folder. */
  files: Record<string, { bytes: number; inputs: Record<string, number> }>;
  /**
   * The files that the function loads at its start: `index.mjs` and its static imports. It loads the others when a call
   * needs them.
   */
  atStart: string[];
  /** Data files that the function reads from its folder. */
  data: string[];
};

type Metafile = NonNullable<BuildResult['metafile']>;

/** Returns the outputs of a build as a bundle. `first` is the output that starts it. */
const read = ({ outputs }: Metafile, first: string): Bundle => {
  const code = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output] as const));
  const reach = (reached: Set<string>, name: string, alsoLater: boolean): Set<string> => {
    if (reached.has(name)) return reached;
    reached.add(name);
    for (const { path, kind, external } of code.get(name)?.imports ?? []) {
      if (!external && (alsoLater || kind === 'import-statement')) reach(reached, basename(path), alsoLater);
    }
    return reached;
  };
  const files = Object.fromEntries(
    [...reach(new Set(), first, true)].map((name) => {
      const { bytes = 0, inputs = {} } = code.get(name) ?? {};
      const kept = Object.entries(inputs).map(([path, { bytesInOutput }]) => [path, bytesInOutput] as const);
      return [name, { bytes, inputs: Object.fromEntries(kept.filter(([, size]) => size > 0)) }];
    }),
  );
  const readsZips = Object.values(files).some(({ inputs }) => zipReader in inputs);
  return { files, atStart: [...reach(new Set(), first, false)], data: readsZips ? [ZIP_TABLE] : [] };
};

const run = async (entryPoints: Record<string, string>, outDir: string, tellsContract: boolean): Promise<Metafile> => {
  const { metafile } = await build({
    absWorkingDir: repository,
    entryPoints,
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    minify: true,
    legalComments: 'none',
    // The deployment removes them from here (infra/deploy/collect-source-maps.ts).
    sourcemap: 'external',
    sourcesContent: false,
    // CommonJS packages call require() for modules of Node.
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    external: [...nativePackages],
    plugins: [leanPackages, bundledStyleSheets, ...(tellsContract ? [] : [withoutJsonSchema])],
    metafile: true,
    logLevel: 'error',
  });
  return metafile;
};

/** Bundles a function into a folder: `index.mjs`, the parts that it loads when a call needs them, and its data. */
export async function bundle(entry: string, outDir: string): Promise<Bundle> {
  const made = read(await run({ index: entry }, outDir, entry === OPENAPI_ENTRY), 'index.mjs');
  for (const path of made.data) copyFileSync(join(repository, path), join(outDir, basename(path)));
  return made;
}

/** Bundles several functions in one build, as `<name>.mjs` each with shared chunks, in a tenth of the time. */
export async function bundleTogether(entries: Record<string, string>, outDir: string): Promise<Map<string, Bundle>> {
  const telling = Object.entries(entries).filter(([, entry]) => entry === OPENAPI_ENTRY);
  const others = Object.entries(entries).filter(([, entry]) => entry !== OPENAPI_ENTRY);
  const made = new Map<string, Bundle>();
  for (const part of [telling, others]) {
    if (!part.length) continue;
    const metafile = await run(Object.fromEntries(part), outDir, part === telling);
    for (const [name] of part) made.set(name, read(metafile, `${name}.mjs`));
  }
  for (const path of new Set([...made.values()].flatMap(({ data }) => data))) {
    copyFileSync(join(repository, path), join(outDir, basename(path)));
  }
  return made;
}
