import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Returns the name of a release: the commit, with a mark when files differ from it. */
export const currentRelease = (): string => {
  const commit = git('rev-parse', '--short=12', 'HEAD');
  return git('status', '--porcelain') ? `${commit}-changed` : commit;
};
