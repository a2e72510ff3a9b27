import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { mergeParts, type Part } from './merge-parts.ts';
import { FIRST_PAGES, SHELL } from './pages-ahead.ts';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The pages that signed-out visitors open first; one of them is nearly as large as all others. */
const FRONT = /[\\/](landing|sign-in|sign-up|reset-password|public-frame|features[\\/]public)([\\/]|\.)/;
const FRONT_WEIGHT = 100;
/** The pages that signed-in users open first. */
const FIRST_WEIGHT = 40;

const chunksOf = async (config: InlineConfig): Promise<Chunks> => {
  const inner = { ...config, configFile: false, logLevel: 'error', build: { ...config.build, write: false } } as const;
  const built = (await build(inner)) as Rolldown.RolldownOutput;
  return new Map(built.output.flatMap((it) => (it.type === 'chunk' ? [[it.fileName, it] as const] : [])));
};

const withImports = (file: string, chunks: Chunks, files = new Set<string>()): Set<string> => {
  const chunk = chunks.get(file);
  if (!chunk || files.has(file)) return files;
  files.add(file);
  for (const next of chunk.imports) withImports(next, chunks, files);
  return files;
};

/**
 * What a visit of each page loads: the start of the app, the page, and the shell around signed-in pages. Entries
 * outside the app start by themselves.
 */
const visitsOf = (chunks: Chunks): { files: Set<string>; weight: number }[] => {
  const all = [...chunks.values()];
  const start = all.filter(({ isEntry, name }) => isEntry && name === 'index');
  const alone = all.filter(({ isEntry, name }) => isEntry && name !== 'index');
  const fileOf = (module: string) => all.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/src/${module}`));
  const shell = fileOf(SHELL);
  const visit = (entries: Rolldown.OutputChunk[], weight: number) => {
    const files = new Set<string>();
    for (const { fileName } of entries) withImports(fileName, chunks, files);
    return { files, weight };
  };
  const pages = all.filter(({ isEntry, isDynamicEntry }) => isDynamicEntry && !isEntry);
  return [
    ...alone.map((entry) => visit([entry], FRONT_WEIGHT)),
    ...FIRST_PAGES.filter(({ modules }) => modules.includes(SHELL)).map(({ modules }) =>
      visit([...start, ...modules.flatMap(fileOf)], FIRST_WEIGHT),
    ),
    ...pages.map((page) => {
      const front = FRONT.test(page.facadeModuleId ?? '');
      return visit([...start, page, ...(front ? [] : shell)], front ? FRONT_WEIGHT : 1);
    }),
  ];
};

/**
 * Decides which modules share a file. The bundler alone makes one file for each set of pages, more than a hundred for
 * one page. Files are joined here while the unused bytes of a visit cost less than the saved requests.
 */
export async function planChunks(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  const chunks = await chunksOf(config);
  const visits = visitsOf(chunks);
  const shared = [...chunks.values()].filter(({ isEntry, isDynamicEntry }) => !isEntry && !isDynamicEntry);
  const byFile = new Map<string, Part>();
  for (const { fileName, modules, code } of shared) {
    const loaded = visits.flatMap(({ files }, visit) => (files.has(fileName) ? [visit] : []));
    const bytes = gzipSync(code).length;
    byFile.set(fileName, { modules: Object.keys(modules), bytes, visits: new Set(loaded), imports: new Set() });
  }
  for (const [file, { imports }] of byFile) {
    for (const next of chunks.get(file)!.imports) if (byFile.has(next)) imports.add(byFile.get(next)!);
  }
  const weights = visits.map(({ weight }) => weight);
  const named = new Map<string, string>();
  for (const [at, { modules }] of mergeParts([...byFile.values()], weights).entries()) {
    for (const id of modules) named.set(id, `part-${at}`);
  }
  return [{ debugName: 'planned', name: (id) => named.get(id) ?? null, includeDependenciesRecursively: false }];
}
