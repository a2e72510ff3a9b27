import { describe, expect, it } from 'vitest';
import { commentsOf, titlesOf, withoutQuotes } from './passages.ts';
import { proseRules, titleRules } from './rules.ts';

describe('the rules for prose', () => {
  it.each([...proseRules, ...titleRules])('catch "$caught"', ({ pattern, caught }) => {
    expect(caught).toMatch(pattern);
  });

  it('catch every phrase that the writing guide replaces', () => {
    const phrases = [
      'Answers the price.',
      'The price stands in the catalog.',
      'It stands behind the button.',
      'A dash stands for no value.',
      'Whoever asks gets it.',
      'Shows it to users who are not signed in.',
      'Somebody was faster.',
      'The conversations of the own profile.',
      'Decides anew.',
      'Reads it once more.',
      'A rule beside the name.',
      'The owner is told of it.',
      'The owner hears of it.',
      'Removes what follows from it.',
      'Shows what waits.',
      'Returns what is left.',
      'The page asks the API.',
      'When the API is asked.',
      'Gives the money back.',
      'Takes it out.',
      'Takes off the mark.',
      'Takes along the query.',
      'Counts at once.',
      'Asks as often for ten rows.',
      'There are so many rows.',
      'What was paid of late.',
      'The file is nowhere to be found.',
      'Shows the way back.',
      'The rooms of a folder.',
      'The shelves of a folder.',
      'The floors of the server.',
    ];
    const missed = phrases.filter((phrase) => !proseRules.some(({ pattern }) => pattern.test(phrase)));
    expect(missed).toEqual([]);
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
