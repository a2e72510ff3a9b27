import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

const SOURCES = ['{shared,functions,infra,web,test}/**/*', 'package*.json', 'tsconfig.json', 'vitest.config.ts'];
const GENERATED = /^(node_modules|dist|cdk\.out|coverage|\.local|__pycache__)$/;

/** A hash over the names and contents of all product and test files, in the repository's root folder. */
export const hashSources = (): string => {
  const hash = createHash('sha256');
  const found = globSync(SOURCES, { withFileTypes: true, exclude: ({ name }) => GENERATED.test(name) });
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`);
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
};
