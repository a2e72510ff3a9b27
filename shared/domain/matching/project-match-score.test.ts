import { describe, expect, it } from 'vitest';
import { scoreProjectMatch } from './project-match-score.ts';

describe('the score of a project and a company', () => {
  it('puts more shared trades first, then the nearer one', () => {
    const scores = [
      scoreProjectMatch(['Framing', 'Siding'], 180),
      scoreProjectMatch(['Framing'], 2),
      scoreProjectMatch(['Framing'], 2.2),
      scoreProjectMatch(['Framing'], 200),
    ].map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted().toReversed());
    expect(new Set(scores).size).toBe(4);
  });

  it('names the first shared trade and whole miles', () => {
    expect(scoreProjectMatch(['Siding', 'Framing'], 10.6).reason).toEqual({ category: 'Framing', miles: 11 });
  });
});
