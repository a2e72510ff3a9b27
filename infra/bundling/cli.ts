/** Run by the CDK app for each function: `node infra/bundling/cli.ts <handler.ts> <folder> [package ...]`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { bundle } from './bundle.ts';
import { installCommand, type NativePackage } from './native-packages.ts';

const [entry = '', outDir = '', ...packages] = process.argv.slice(2);
rmSync(outDir, { recursive: true, force: true });
mkdirSync(outDir, { recursive: true });
await bundle(entry, outDir);
if (packages.length) {
  const [command = '', ...given] = installCommand(packages as NativePackage[], outDir);
  execFileSync(command, given, { stdio: ['ignore', 'ignore', 'inherit'] });
}
