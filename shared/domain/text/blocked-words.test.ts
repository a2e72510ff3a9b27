import { describe, expect, it } from 'vitest';
import { blockedWordsIn, isLink, withoutBlockedWords } from './blocked-words.ts';

const entries = ['crypto', 'cash only', 'dinero fácil', 't.me', 'example.com/join'];

describe('the blocked words in a text', () => {
  it.each([
    ['Paid in Crypto.', ['crypto']],
    ['CRYPTO, c\u200brypto, crÿpto', ['crypto']],
    ['Cash\n only!', ['cash only']],
    ['Cash is not the only way', []],
    ['Dinero facil', ['dinero fácil']],
    ['dinero fácil', ['dinero fácil']],
    ['cryptography', []],
    ['precrypto', []],
    ['pre-crypto', ['crypto']],
    ['Write to t.me/boss', ['t.me']],
    ['https://sub.t.me?x=1 and me@t.me', ['t.me']],
    ['part.me, t.mex, t.me.example', []],
    ['See t.me.', ['t.me']],
    ['See t.me.Then call, or t.me-', ['t.me']],
    ['cash-only, cash_only', ['cash only']],
    ['example.com and example.com/about', []],
    ['https://www.example.com/join?from=job', ['example.com/join']],
    ['', []],
  ])('are found in "%s": %j', (text, found) => {
    expect(blockedWordsIn(text, entries)).toEqual(found);
  });

  it.each([
    ['Paid in crypto, weekly', 'Paid in, weekly'],
    ['Crypto crypto', ''],
    ['We pay crypto every week', 'We pay every week'],
    ['Write to https://sub.t.me/boss?x=1, then wait', 'Write to, then wait'],
    ['Mail me@t.me today', 'Mail today'],
    ['Carpintería y dinero fácil', 'Carpintería y'],
    ['  Nothing  to remove ', '  Nothing  to remove '],
  ])('are removed from "%s"', (text, left) => {
    expect(withoutBlockedWords(text, entries)).toBe(left);
  });

  it('are no longer found in a text from which they were removed, however they are combined', () => {
    const parts = [
      'crypto',
      'cash only',
      'Dinero Facil',
      't.me/x',
      'example.com/join',
      '-',
      '.',
      ' ',
      'cryp',
      'to',
      'cash',
    ];
    for (const first of parts) {
      for (const second of parts) {
        for (const third of parts) {
          const text = withoutBlockedWords(`${first}${second} ${third}`, entries);
          const rest = withoutBlockedWords(text, entries);
          expect(blockedWordsIn(rest, entries)).toEqual([]);
        }
      }
    }
  });

  it.each([...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])('are found with the character %s in them', (sign) => {
    expect(blockedWordsIn(`Ask for ab${sign}cd now`, [`ab${sign}cd`])).toEqual([`ab${sign}cd`]);
  });

  it('are searched in a long text of dots and letters without long backtracking', () => {
    expect(
      blockedWordsIn(
        'a.'.repeat(20_000),
        Array.from({ length: 200 }, (_, index) => `a.b${index}`),
      ),
    ).toEqual([]);
  });

  it.each([
    ['t.me', true],
    ['example.com/join', true],
    ['sub.example.com', true],
    ['crypto', false],
    ['St. Louis', false],
    ['.com', false],
  ])('are told apart as links and words: %s', (entry, link) => {
    expect(isLink(entry)).toBe(link);
  });
});
