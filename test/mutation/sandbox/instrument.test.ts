import { describe, expect, it } from 'vitest';
import { readImporters } from './import-graph.ts';
import { instrument } from './instrument.ts';

const file = 'shared/example.ts';
const text = `type Row = { effect: string };
/** A table. */
export const effects = { removed: 'kept' } as const satisfies Record<string, string>;
export const isLarge = (cents: number): boolean => {
  return cents > 50;
};
`;

describe('instrumented sources', () => {
  it('name place, code and change of each mutant', async () => {
    const { mutants } = await instrument([{ file, text }]);
    expect(mutants).toContainEqual(
      expect.objectContaining({
        file,
        line: 5,
        mutator: 'EqualityOperator',
        code: 'return cents > 50;',
        original: 'cents > 50',
        replacement: 'cents >= 50',
      }),
    );
  });

  it('contain mutants of tables that are declared as constants', async () => {
    const { mutants } = await instrument([{ file, text }]);
    expect(mutants.map(({ original, replacement }) => [original, replacement])).toContainEqual(["'kept'", '""']);
  });

  it('behave as before until a mutant is active', async () => {
    const { mutants, sources } = await instrument([{ file, text }]);
    const url = `data:text/javascript,${encodeURIComponent(sources[0]!.text)}`;
    const { isLarge } = (await import(/* @vite-ignore */ url)) as { isLarge: (cents: number) => boolean };
    const globals = globalThis as { __stryker__?: { activeMutant?: string | undefined } };
    const before = isLarge(50);
    globals.__stryker__!.activeMutant = mutants.find(({ replacement }) => replacement === 'cents >= 50')!.id;
    const mutated = isLarge(50);
    globals.__stryker__!.activeMutant = undefined;
    expect([before, mutated, isLarge(50)]).toEqual([false, true, false]);
  });
});

describe('the import graph', () => {
  it('resolves relative imports and imports of packages of this repository', () => {
    const importers = readImporters([
      { file: 'functions/a/b.ts', text: "import { x } from '../c.ts';\nimport type { y } from '@plumbline/shared/d';" },
      { file: 'functions/a/e.ts', text: "const f = await import('../c.ts');\nimport { z } from 'zod';" },
    ]);
    expect(importers).toEqual(
      new Map([
        ['functions/c.ts', ['functions/a/b.ts', 'functions/a/e.ts']],
        ['shared/d.ts', ['functions/a/b.ts']],
      ]),
    );
  });
});
