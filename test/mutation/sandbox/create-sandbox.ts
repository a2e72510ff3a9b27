import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Source } from './instrument.ts';

/** Packages of this repository, which have to be those of the sandbox. */
const OWN_PACKAGES = '@plumbline';
/** Folders of tool caches, which each sandbox has for itself. */
const PRIVATE = /^\.(?!bin$)/;

/** The files of the repository that git tracks or would track. */
export const listFiles = (repository: string): string[] => {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  return [...new Set(listed)].filter((file) => file && existsSync(join(repository, file)));
};

/** Links each package by itself, so that the sandbox has caches and own packages apart from the repository's. */
const linkPackages = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (PRIVATE.test(name) || name === OWN_PACKAGES) continue;
    symlinkSync(join(from, name), join(to, name));
  }
  const own = join(from, OWN_PACKAGES);
  if (!existsSync(own)) return;
  mkdirSync(join(to, OWN_PACKAGES), { recursive: true });
  for (const name of readdirSync(own)) symlinkSync(readlinkSync(join(own, name)), join(to, OWN_PACKAGES, name));
};

/** Makes a copy of the repository in which the given sources take the place of the original ones. */
export const createSandbox = (repository: string, sandbox: string, instrumented: readonly Source[]): void => {
  rmSync(sandbox, { recursive: true, force: true });
  const files = listFiles(repository);
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    mkdirSync(join(sandbox, folder), { recursive: true });
  }
  for (const file of files) copyFileSync(join(repository, file), join(sandbox, file));
  for (const { file, text } of instrumented) writeFileSync(join(sandbox, file), text);
  for (const folder of ['', 'functions', 'web', 'infra', 'infra/local', 'shared']) {
    const packages = join(repository, folder, 'node_modules');
    if (existsSync(packages)) linkPackages(packages, join(sandbox, folder, 'node_modules'));
  }
};
