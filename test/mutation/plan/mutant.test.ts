import { describe, expect, it } from 'vitest';
import { isUnder, withKeys } from './mutant.ts';
import { mutantWith } from './mutants-for-test.ts';

describe('the key of a mutant', () => {
  it('stays when the line moves and when the run numbers mutants differently', () => {
    expect(mutantWith({ line: 90, id: '7' }).key).toBe(mutantWith().key);
  });

  it('stays when the code is wrapped differently', () => {
    expect(mutantWith({ original: 'cents\n    > 50' }).key).toBe(mutantWith().key);
  });

  it('differs for another file, mutator, line of code, original or replacement', () => {
    const others = [
      mutantWith({ file: 'shared/domain/money/refund.ts' }),
      mutantWith({ mutator: 'ConditionalExpression' }),
      mutantWith({ code: 'return cents > 50;' }),
      mutantWith({ original: 'cents > 5' }),
      mutantWith({ replacement: 'cents <= 50' }),
    ];
    expect(new Set([mutantWith(), ...others].map(({ key }) => key)).size).toBe(6);
  });

  it('tells equal changes in one file apart by their order', () => {
    const [first, second] = withKeys([mutantWith(), mutantWith({ line: 20 })]);
    expect(first?.key).not.toBe(second?.key);
    expect(first?.key).toBe(mutantWith().key);
  });
});

describe('a path', () => {
  it('contains itself and the files below it, and no file whose name only starts the same', () => {
    expect(isUnder('functions/access/decide.ts', 'functions/access')).toBe(true);
    expect(isUnder('infra/permissions.ts', 'infra/permissions.ts')).toBe(true);
    expect(isUnder('functions/access-tokens/handler.ts', 'functions/access')).toBe(false);
  });
});
