import { describe, expect, it } from 'vitest';
import { drawMutants } from './draw.ts';
import { mutantWith } from './mutants-for-test.ts';

const mutants = Array.from({ length: 1000 }, (_, index) =>
  mutantWith({
    file: index % 2 ? 'functions/access/decide.ts' : 'shared/domain/money/price.ts',
    code: `line ${index}`,
  }),
);
const draw = (share: number, seed = 7, folders: string[] = []) => drawMutants(mutants, { share, seed, folders });
const keys = (drawn: typeof mutants) => drawn.map(({ key }) => key);

describe('the draw of mutants', () => {
  it('draws about the given share, and all for a share of 1', () => {
    expect(draw(0.1).length).toBeGreaterThan(70);
    expect(draw(0.1).length).toBeLessThan(130);
    expect(keys(draw(1)).toSorted()).toEqual(keys(mutants).toSorted());
  });

  it('is the same for the same seed and different for another seed', () => {
    expect(keys(draw(0.1))).toEqual(keys(draw(0.1)));
    expect(keys(draw(0.1))).not.toEqual(keys(draw(0.1, 8)));
  });

  it('keeps the mutants of a smaller share in a larger one', () => {
    expect(keys(draw(0.2))).toEqual(expect.arrayContaining(keys(draw(0.1))));
  });

  it('keeps the drawn mutants when the code gets more of them', () => {
    const more = [...mutants, mutantWith({ code: 'a new line' })];
    const drawn = drawMutants(more, { share: 0.1, seed: 7, folders: [] });
    expect(keys(drawn)).toEqual(expect.arrayContaining(keys(draw(0.1))));
  });

  it('is restricted to the named folders', () => {
    const files = new Set(draw(1, 7, ['functions/access']).map(({ file }) => file));
    expect([...files]).toEqual(['functions/access/decide.ts']);
  });
});
