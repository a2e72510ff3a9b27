import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, repository, writeJson } from '../state.ts';
import { hashSources } from './source-hash.ts';

const sources = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/build',
  'web/package.json',
  'shared',
  'package-lock.json',
];

const runBuild = () =>
  new Promise<void>((resolve, reject) => {
    const build = spawn('npm', ['run', 'build', '-w', 'web', '--silent', '--', '--logLevel', 'warn'], {
      cwd: repository,
      stdio: 'inherit',
      // Tests run with NODE_ENV=test, which would build a different site.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    build.once('error', reject);
    build.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The web app does not build'))));
  });

/** Builds the site unless web/dist was built from the current sources. */
export async function buildSiteIfStale(localDir: string, say: (line: string) => void): Promise<void> {
  const noted = join(localDir, 'site-build.json');
  const { LEGAL_NAME = '', POSTAL_ADDRESS = '' } = process.env;
  const hash = [hashSources(sources), LEGAL_NAME, POSTAL_ADDRESS].join(' ').trim();
  const isFresh = readJson(noted, { hash: '' }).hash === hash && existsSync(join(repository, 'web/dist/index.html'));
  if (isFresh) return;
  say('Building the web app...');
  await runBuild();
  writeJson(noted, { hash });
}
