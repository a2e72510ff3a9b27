import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the options of a mutation run', () => {
  it('are all mutants of the whole scope by default', () => {
    expect(readOptions([])).toMatchObject({ share: 1, seed: 1, folders: [], tests: [], start: 'new', record: false });
  });

  it('take a share, a seed, folders and test files', () => {
    const args = '--share 0.1 --seed 7 --folder functions/payments/ --folder shared/domain --tests test/api --resume';
    expect(readOptions(args.split(' '))).toMatchObject({
      share: 0.1,
      seed: 7,
      folders: ['functions/payments', 'shared/domain'],
      tests: ['test/api'],
      start: 'resume',
    });
  });

  it('choose the survivors of the last run', () => {
    expect(readOptions(['--survivors'])).toMatchObject({ start: 'survivors' });
  });

  it.each(['--share 0', '--share 1.1', '--share much', '--seed 1.5', '--api-files -1', '--unknown'])(
    'are refused: %s',
    (args) => {
      expect(() => readOptions(args.split(' '))).toThrow();
    },
  );
});
