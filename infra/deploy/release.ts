import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The name of a deployment: its commit, marked when files differ from it. */
export const currentRelease = (): string => {
  const commit = git('rev-parse', '--short=12', 'HEAD');
  return git('status', '--porcelain') ? `${commit}-changed` : commit;
};
