import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages with native code, which can't be bundled. They are installed next to the bundle. */
export const nativePackages = ['sharp'] as const;
export type NativePackage = (typeof nativePackages)[number];

/**
 * Returns the command that installs packages for the Lambda platform, in the versions that the product is tested with.
 */
export function installCommand(packages: readonly NativePackage[], outputDir: string): string[] {
  const manifest = readFileSync(join(import.meta.dirname, '../../functions/package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const wanted = packages.map((name) => `${name}@${dependencies[name]}`);
  const machine = ['--os=linux', '--cpu=arm64', '--libc=glibc'];
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  return ['npm', 'install', '--prefix', outputDir, ...quiet, ...machine, ...wanted];
}
