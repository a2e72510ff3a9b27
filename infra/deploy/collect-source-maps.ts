import { copyFileSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const repository = join(import.meta.dirname, '../..');

export type SourceMapOptions = {
  /**
   * The build of the maps. Maps of the web app are stored by the build's version, those of functions by the release.
   */
  kind: 'web' | 'functions';
  release: string;
  root?: string;
};

const SOURCES = { web: 'web/dist', functions: 'cdk.out/functions' } as const;

/**
 * Collects the source maps of a build in a folder and returns its path. Those of the web app are moved, so that they
 * aren't uploaded with the site. Those of the functions stay, because CDK still needs them.
 */
export const collectSourceMaps = ({ kind, release, root = repository }: SourceMapOptions): string => {
  const source = join(root, SOURCES[kind]);
  const all = join(root, 'cdk.out/source-maps');
  const name = kind === 'web' ? JSON.parse(readFileSync(join(source, 'version.json'), 'utf8')).hash : release;
  const target = join(all, kind, name);
  rmSync(target, { recursive: true, force: true });
  for (const file of globSync('**/*.map', { cwd: source, exclude: (path) => path.includes('node_modules') })) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    if (kind === 'web') renameSync(join(source, file), join(target, file));
    else copyFileSync(join(source, file), join(target, file));
  }
  return all;
};
