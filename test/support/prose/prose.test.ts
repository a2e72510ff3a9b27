import { describe, expect, it } from 'vitest';
import { commentsOf, titlesOf, withoutQuotes } from './passages.ts';
import { proseRules, titleRules } from './rules.ts';

describe('the rules for prose', () => {
  it.each([...proseRules, ...titleRules])('catch "$caught"', ({ pattern, caught }) => {
    expect(caught).toMatch(pattern);
  });

  it('accept correct uses of the same words', () => {
    const correct = [
      'A server answers a call.',
      'Returns the answers in the order of the questions.',
      'The standard library is fast.',
      'A test covers every endpoint.',
      'Shows who declined a report and why.',
      'Continues after the first failed record.',
    ];
    for (const sentence of correct) for (const { pattern } of proseRules) expect(sentence).not.toMatch(pattern);
  });

  it('skip code and quoted texts of the product', () => {
    expect(withoutQuotes("Shows 'Nobody found' for `whoever` at once")).toBe('Shows … for … at once');
  });
});

describe('the passages of a source', () => {
  const source = [
    '/** A doc comment',
    ' * of two lines. */',
    "const url = 'https://example.com'; // A remark.",
    "it('returns 404', () => {",
    '  // Two lines',
    '  // of one comment.',
    '});',
  ].join('\n');

  it('include block comments, line comments and comments after code, with their lines', () => {
    expect(commentsOf(source).map(({ line, text }) => [line, text])).toEqual([
      [1, 'A doc comment of two lines.'],
      [3, 'A remark.'],
      [5, 'Two lines of one comment.'],
    ]);
  });

  it('include the titles of tests', () => {
    expect(titlesOf(source).map(({ text }) => text)).toEqual(['returns 404']);
  });
});
