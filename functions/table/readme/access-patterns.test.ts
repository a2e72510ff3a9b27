import { readFileSync } from 'node:fs';
import {
  accountPartitions,
  auditPartition,
  callCountPartition,
  entityNames,
  readPartitions,
} from '@plumbline/shared/table-names';
import { describe, expect, it, vi } from 'vitest';

// The modules are loaded again, because unit tests share modules and another test may have declared patterns.
vi.resetModules();
const { readEntities } = await import('./access-patterns.ts');
const { withTables } = await import('./write-readme.ts');

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

describe('the table', () => {
  it('matches its README; `npm run access-patterns` updates it', async () => {
    expect(await withTables(readme), 'Run `npm run access-patterns`').toBe(readme);
  });

  it('has the entities that the stacks name', async () => {
    const help = 'Add the entity to entityNames in shared/table-names.ts';
    expect(
      (await readEntities()).map(({ name }) => name),
      help,
    ).toEqual(entityNames.toSorted());
  });

  it('declares every partition that the stacks name in a grant', async () => {
    const { accessPatterns } = await import('../core/access-pattern.ts');
    const declared = [...(await readEntities()), ...accessPatterns].map(({ partition }) => partition);
    const named = [...Object.values(readPartitions), ...accountPartitions, auditPartition];
    expect(named.filter((start) => !declared.some((partition) => partition.startsWith(start)))).toEqual([]);
    expect(declared).toContain(`${callCountPartition.split('#')[0]}#{scope}#{key}`);
  });

  it('keeps the data that people sign in with in the partitions that are closed to most functions', async () => {
    const starts = (await readEntities())
      .filter(({ name }) => ['EmailClaim', 'AccountKey', 'PendingAccount'].includes(name))
      .map(({ partition }) => partition.replace(/\{.*/, ''));
    expect([...new Set(starts)].toSorted()).toEqual(accountPartitions.toSorted());
  });
});
