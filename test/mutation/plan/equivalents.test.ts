import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import entries from '../equivalent.json' with { type: 'json' };
import scope from '../scope.json' with { type: 'json' };
import { type Equivalent, equivalentProblems, separateEquivalents } from './equivalents.ts';
import { isUnder } from './mutant.ts';
import { mutantWith } from './mutants-for-test.ts';

const repository = join(import.meta.dirname, '../../..');
const reason = 'A price of 50 cents is rounded to the same amount.';
const equivalentTo = ({ file, mutator, code, original, replacement }: ReturnType<typeof mutantWith>): Equivalent => ({
  file,
  mutator,
  code,
  original,
  replacement,
  reason,
});

describe('equivalent mutants', () => {
  it('are left out wherever their line has moved', () => {
    const entry = equivalentTo(mutantWith());
    const other = mutantWith({ original: 'cents > 60' });
    const { mutants, stale } = separateEquivalents([mutantWith({ line: 80 }), other], [entry]);
    expect(mutants).toEqual([other]);
    expect(stale).toEqual([]);
  });

  it('are the mutants of all rows of a table when `code` has a star', () => {
    const rows = ["email: 'withheld',", "zip: 'withheld',", "city: 'shown',"].map((code) => mutantWith({ code }));
    const entry = { ...equivalentTo(mutantWith()), code: "*: 'withheld'," };
    const { mutants, stale } = separateEquivalents(rows, [entry]);
    expect(mutants.map(({ code }) => code)).toEqual(["city: 'shown',"]);
    expect(stale).toEqual([]);
  });

  it.each([
    ['a*b*c', 'abc', true],
    ['a*b*c', 'a 1 b 2 c', true],
    ['a*b*c', 'a 1 c 2 b', false],
    ['ab*b', 'ab', false],
    ['a.c', 'abc', false],
  ])('match the pattern %s against the code %s: %s', (pattern, code, isMatch) => {
    const { stale } = separateEquivalents([mutantWith({ code })], [{ ...equivalentTo(mutantWith()), code: pattern }]);
    expect(stale.length === 0).toBe(isMatch);
  });

  it('are stale when the code they name has changed', () => {
    const entry = equivalentTo(mutantWith());
    const { stale } = separateEquivalents([mutantWith({ code: 'if (cents > 50 && isPaid) return;' })], [entry]);
    expect(stale).toEqual([entry]);
  });
});

describe('the form of the list of equivalent mutants', () => {
  const valid = equivalentTo(mutantWith());
  it.each<[string, Partial<Equivalent>[], number]>([
    ['accepts an entry that names code and reason', [valid], 0],
    ['accepts an empty replacement', [{ ...valid, replacement: '' }], 0],
    ['refuses an entry without a mutator', [{ ...valid, mutator: '' }], 1],
    ['refuses an entry without its code', [{ file: valid.file, reason }], 4],
    ['refuses a reason of a word', [{ ...valid, reason: 'equivalent' }], 1],
    ['refuses the same entry twice', [valid, valid], 1],
  ])('%s', (_, list, problems) => {
    expect(equivalentProblems(list)).toHaveLength(problems);
  });

  it('is kept by the list of this repository, whose files exist and are mutated', () => {
    const list = entries as Equivalent[];
    const paths = scope.areas.flatMap((area) => area.paths);
    expect(equivalentProblems(list)).toEqual([]);
    expect(list.filter(({ file }) => !existsSync(join(repository, file)))).toEqual([]);
    expect(list.filter(({ file }) => !paths.some((path) => isUnder(file, path)))).toEqual([]);
  });
});
