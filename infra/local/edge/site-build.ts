import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, repository, writeJson } from '../state.ts';
import { hashSources } from './source-hash.ts';

/** The sources of the site's build. */
const siteSources = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/build',
  'web/package.json',
  'shared',
  'package-lock.json',
];

/**
 * Returns the sources of the gallery's build. Its folder is read again, because files come and go while the cloud runs.
 */
const gallerySources = (): string[] => [
  ...siteSources.filter((path) => path !== 'web/public'),
  ...readdirSync(join(repository, 'web/gallery'))
    .filter((name) => name !== 'dist')
    .map((name) => `web/gallery/${name}`),
];

const runBuild = (script: 'build' | 'gallery') =>
  new Promise<void>((resolve, reject) => {
    const build = spawn('npm', ['run', script, '-w', 'web', '--silent', '--', '--logLevel', 'warn'], {
      cwd: repository,
      stdio: 'inherit',
      // Tests run with NODE_ENV=test, which would build a different site.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    build.once('error', reject);
    build.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`'npm run ${script} -w web' failed`))));
  });

/** Builds the site unless web/dist was built from the current sources. */
export async function buildSiteIfStale(localDir: string, say: (line: string) => void): Promise<void> {
  const noted = join(localDir, 'site-build.json');
  const { LEGAL_NAME = '', POSTAL_ADDRESS = '' } = process.env;
  const hash = [hashSources(siteSources), LEGAL_NAME, POSTAL_ADDRESS].join(' ').trim();
  const isFresh = readJson(noted, { hash: '' }).hash === hash && existsSync(join(repository, 'web/dist/index.html'));
  if (isFresh) return;
  say('Building the web app...');
  await runBuild('build');
  writeJson(noted, { hash });
}

/** The built gallery, and the hash of the sources that it was built from. */
export const galleryFolder: string = join(repository, 'web/gallery/dist');
const galleryHash = join(galleryFolder, 'sources.json');

/** Builds the gallery unless it was built from the current sources. */
export async function buildGalleryIfStale(): Promise<void> {
  const hash = hashSources(gallerySources());
  if (readJson(galleryHash, { hash: '' }).hash === hash) return;
  await runBuild('gallery');
  writeJson(galleryHash, { hash });
}
