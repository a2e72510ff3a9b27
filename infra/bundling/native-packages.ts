import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages with native parts, which no bundle can hold: they are installed next to it. */
export const nativePackages = ['sharp'] as const;
export type NativePackage = (typeof nativePackages)[number];

/** The command that installs packages for the functions' machine, in the versions the product is tested with. */
export function installCommand(packages: readonly NativePackage[], outputDir: string): string[] {
  const manifest = readFileSync(join(import.meta.dirname, '../../functions/package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const wanted = packages.map((name) => `${name}@${dependencies[name]}`);
  const machine = ['--os=linux', '--cpu=arm64', '--libc=glibc'];
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  return ['npm', 'install', '--prefix', outputDir, ...quiet, ...machine, ...wanted];
}
