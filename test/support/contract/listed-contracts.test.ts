import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endpoints } from '@plumbline/shared/contracts/index';
import { expect, it } from 'vitest';

const contracts = join(import.meta.dirname, '../../../shared/contracts');
const isEndpoint = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'group' in value && 'method' in value && 'path' in value;

/** The endpoints that the files of shared/contracts declare, as `projects/plans.ts listPlanOpenings`. */
const readDeclared = async (): Promise<string[]> => {
  const files = globSync('*/*.ts', { cwd: contracts }).filter((file) => !file.endsWith('.test.ts'));
  const declared = files.map(async (file) => {
    const module = (await import(pathToFileURL(join(contracts, file)).href)) as Record<string, unknown>;
    return Object.values(module)
      .filter(isEndpoint)
      .map(({ name }) => `${file} ${name}`);
  });
  return (await Promise.all(declared)).flat();
};

it('the contract has every endpoint that a file of shared/contracts declares', async () => {
  const known = new Set(endpoints.map(({ name }) => name));
  const declared = await readDeclared();
  expect(declared.length).toBeGreaterThanOrEqual(endpoints.length);
  const help = 'Import the file in shared/contracts/index.ts and add it to `modules`';
  expect(
    declared.filter((each) => !known.has(each.replace(/.* /, ''))),
    help,
  ).toEqual([]);
});
