import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Manifest } from 'vite';

const root = fileURLToPath(new URL('../../../web', import.meta.url));
const outDir = fileURLToPath(new URL('../../../.local/bench/web', import.meta.url));

export type RouteRow = { route: string; ownKb: number; totalKb: number };

/** JavaScript a page loads, KB brotli: its own chunks, and with what every page loads. */
export const measureRoutes = async (): Promise<RouteRow[]> => {
  rmSync(outDir, { recursive: true, force: true });
  await build({ root, logLevel: 'error', build: { outDir, manifest: true } });
  const manifest = JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8')) as Manifest;
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? brotliCompressSync(readFileSync(`${outDir}/${file}`)).length;
    sizes.set(file, known);
    return known;
  };
  const closure = (key: string, files = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return files;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) closure(next, files);
    return files;
  };
  const kb = (files: Iterable<string>) =>
    Math.round([...files].reduce((sum, file) => sum + sizeOf(file), 0) / 102.4) / 10;

  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const initial = closure(entry);
  const pages = Object.keys(manifest)
    .filter((key) => manifest[key]?.isDynamicEntry && key.startsWith('src/features/'))
    .toSorted();
  return [
    { route: 'every page', ownKb: kb(initial), totalKb: kb(initial) },
    ...pages.map((key) => {
      const files = closure(key);
      const own = [...files].filter((file) => !initial.has(file));
      return { route: key.replace(/^src\/features\/|\.tsx?$/g, ''), ownKb: kb(own), totalKb: kb([...initial, ...own]) };
    }),
  ];
};
