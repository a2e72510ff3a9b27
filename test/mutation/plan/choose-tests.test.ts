import { describe, expect, it } from 'vitest';
import { type Baseline, filesToRecord } from './baseline.ts';
import { chooseTests, type Importers } from './choose-tests.ts';
import { baselineWith, mutantWith, runWith } from './mutants-for-test.ts';

const noKills = () => 0;
const noImporters: Importers = new Map();
const mutant = mutantWith({ file: 'functions/payments/refund.ts' });
const { key } = mutant;
const other = mutantWith({ file: 'functions/payments/history.ts' });
const choose = (
  baseline: Baseline,
  importers = noImporters,
  killsOf: (test: string, source: string) => number = noKills,
) => chooseTests(mutant, { baseline, importers, killsOf });

describe('the choice of test files for a mutant', () => {
  it('returns files whose tests evaluate it, the cheapest first, each in its project', () => {
    const baseline = baselineWith(
      [mutant, other],
      [
        runWith('test/api/slow.test.ts', { ms: 900, runtime: { [key]: 1 } }),
        runWith('test/api/quick.test.ts', { ms: 100, runtime: { [key]: 5 } }),
        runWith('test/api/elsewhere.test.ts', { runtime: { [other.key]: 5 } }),
        runWith('functions/payments/refund.test.ts', { runtime: { [key]: 2 } }),
      ],
    );
    expect(choose(baseline)).toEqual({
      unit: ['functions/payments/refund.test.ts'],
      api: ['test/api/quick.test.ts', 'test/api/slow.test.ts'],
      needsNewCloud: false,
      hits: 8,
    });
  });

  it('starts with files that killed mutants of the same source', () => {
    const runs = ['test/api/quick.test.ts', 'test/api/slow.test.ts'].map((file, index) =>
      runWith(file, { ms: index, runtime: { [key]: 1 } }),
    );
    const kills = (test: string) => (test.includes('slow') ? 3 : 0);
    expect(choose(baselineWith([mutant], runs), noImporters, kills).api[0]).toBe('test/api/slow.test.ts');
  });

  it('continues with files whose names are about the subject of the source', () => {
    const runs = [
      'test/api/jobs/quick.test.ts',
      'test/api/payments/refunds.test.ts',
      'test/api/payments/cards.test.ts',
    ];
    const baseline = baselineWith(
      [mutant],
      runs.map((file, index) => runWith(file, { ms: index, runtime: { [key]: 1 } })),
    );
    expect(choose(baseline).api).toEqual([runs[1], runs[2], runs[0]]);
  });

  it('leaves out files that fail without a mutant', () => {
    const run = runWith('test/api/broken.test.ts', { passed: false, runtime: { [key]: 1 } });
    expect(choose(baselineWith([mutant], [run])).api).toEqual([]);
  });

  it('returns readers of a table that is evaluated on import, in its module and in those that import it', () => {
    const [own, reader, stranger] = ['own.ts', 'reader.ts', 'stranger.ts'].map((file) => mutantWith({ file }));
    const table = mutantWith({ file: 'own.ts', code: "removed: 'kept'," });
    const runs = [
      runWith('a.test.ts', { imported: [table.key], runtime: { [own!.key]: 1 } }),
      runWith('b.test.ts', { imported: [table.key], runtime: { [reader!.key]: 1 } }),
      runWith('c.test.ts', { imported: [table.key], runtime: { [stranger!.key]: 1 } }),
      runWith('d.test.ts', { imported: [table.key] }),
    ];
    const baseline = baselineWith([own!, reader!, stranger!, table], runs);
    const importers = new Map([['own.ts', ['reader.ts', 'd.test.ts']]]);
    const { unit } = chooseTests(table, { baseline, importers, killsOf: noKills });
    expect(unit).toEqual(['a.test.ts', 'b.test.ts', 'd.test.ts']);
  });

  it('includes distant readers when a table has none nearby, and requests a cloud that starts with the mutant', () => {
    const distant = mutantWith({ file: 'distant.ts' });
    const table = mutantWith({ file: 'table.ts' });
    const baseline = baselineWith([distant, table], [runWith('test/api/a.test.ts', { runtime: { [distant.key]: 1 } })]);
    baseline.startup = [table.key];
    const importers = new Map([
      ['table.ts', ['index.ts']],
      ['index.ts', ['middle.ts']],
      ['middle.ts', ['distant.ts']],
    ]);
    const chosen = chooseTests(table, { baseline, importers, killsOf: noKills });
    expect(chosen).toMatchObject({ api: ['test/api/a.test.ts'], needsNewCloud: true });
  });

  it('includes files that reached other code of the file for a mutant that is newer than their run', () => {
    const earlier = mutantWith({ file: mutant.file, code: 'earlier code' });
    const runs = [
      runWith('test/api/refunds.test.ts', { runtime: { [earlier.key]: 1 } }),
      runWith('test/api/elsewhere.test.ts', { runtime: { [other.key]: 1 } }),
    ];
    const chosen = choose(baselineWith([earlier, other], runs));
    expect(chosen).toMatchObject({ api: ['test/api/refunds.test.ts'], needsNewCloud: true });
  });
});

describe('the baseline', () => {
  it('is recorded for test files that are new or have changed', () => {
    const baseline = baselineWith([], [runWith('a.test.ts'), runWith('b.test.ts', { hash: 'of an earlier version' })]);
    const files = ['a.test.ts', 'b.test.ts', 'c.test.ts'].map((file) => ({
      file,
      project: 'unit' as const,
      hash: file,
    }));
    expect(filesToRecord(baseline, files).map(({ file }) => file)).toEqual(['b.test.ts', 'c.test.ts']);
  });
});
