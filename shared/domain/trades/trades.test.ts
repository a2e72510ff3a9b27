import { describe, expect, it } from 'vitest';
import { tradeCategoryNames } from '../../options/trades/trade-categories.ts';
import { tradeNamesEs } from '../../options/trades/trade-names-es.ts';
import { tradeWordsEn } from '../../options/trades/trade-words-en.ts';
import { tradeWordsEs } from '../../options/trades/trade-words-es.ts';
import { findTrades, tradesToAdd } from './find-trades.ts';
import { resolveTrade, resolveTrades, tradeMeant, tradeTerms } from './resolve-trade.ts';

const own = tradeTerms().filter(({ shared }) => !shared);
const best = (text: string) => findTrades(text)[0];

describe('the words of the trades', () => {
  it('have a word for the worker of every trade in English and in Spanish', () => {
    for (const words of [tradeWordsEn, tradeWordsEs]) {
      for (const name of tradeCategoryNames) expect(words[name].split(', ')[0], name).toMatch(/^[^+]{3,}/);
    }
  });

  it('mean one trade each, so that the result is never ambiguous', () => {
    const wrong = own.filter(({ trade, text }) => tradeMeant(text) !== trade);
    expect(wrong).toEqual([]);
  });

  it('find a near trade only by words that mean another trade first', () => {
    const wrong = tradeTerms().filter(
      ({ trade, text, shared }) => shared && [undefined, trade].includes(tradeMeant(text)),
    );
    expect(wrong).toEqual([]);
  });

  it('have a different Spanish name for every trade', () => {
    expect(new Set(Object.values(tradeNamesEs)).size).toBe(tradeCategoryNames.length);
  });
});

const plain = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');

/** Returns the plural of one word. A word that ends in s is already plural, and short words are abbreviations. */
const pluralEn = (word: string) =>
  /s$/i.test(word) || word.length < 4
    ? word
    : word
        .replace(/(?<=[^aeiou])y$/, 'ie')
        .replace(/(?:[cs]h|x)$/, '$&e')
        .concat('s');
const pluralEs = (word: string) =>
  word.length < 4 || !/[aeiouáéíóúrlnz]$/.test(word)
    ? word
    : word.replace(/z$/, 'c').concat(/[aeiouáéíóú]$/.test(word) ? 's' : 'es');

const spellings: [name: string, change: (text: string) => string][] = [
  ['in capital letters', (text) => text.toUpperCase()],
  ['without accents', plain],
  ['with accents that are characters of their own', (text) => text.normalize('NFD')],
  ['with a period and spaces around it', (text) => `  ${text}. `],
  ['with hyphens for spaces', (text) => text.replaceAll(' ', '-')],
  ['with two words written as one', (text) => (text.split(' ').length === 2 ? text.replace(' ', '') : text)],
  ['in the English plural', (text) => text.replace(/\w+$/, pluralEn)],
];

describe('a synonym', () => {
  it.each(spellings)('means its trade %s', (_, change) => {
    const wrong = own.filter(({ trade, text }) => tradeMeant(change(text)) !== trade).map(({ text }) => change(text));
    expect(wrong).toEqual([]);
  });

  it('means its trade in the Spanish plural', () => {
    const isEnglish = (text: string, words: string) => words.split(', ').includes(text);
    const wrong = own
      .filter(({ trade, text }) => text !== trade && !isEnglish(text, tradeWordsEn[trade]))
      .map(({ trade, text }) => ({ trade, text: text.replace(/^\S+/, pluralEs) }))
      .filter(({ trade, text }) => tradeMeant(text) !== trade);
    expect(wrong).toEqual([]);
  });

  it('has its trade as the best hit', () => {
    const wrong = own.filter(({ trade, text }) => best(plain(text).toUpperCase()) !== trade).map(({ text }) => text);
    expect(wrong).toEqual([]);
  });

  it('means its trade with a level, a license or a kind of work around it', () => {
    const around = [
      'licensed * ',
      'Journeyman *',
      '* contractor',
      'residential *s',
      'maestro *',
      'ayudante de *',
      '* con experiencia',
    ];
    for (const [word, trade] of [
      ['plumber', 'Plumbing & Pipefitting'],
      ['electrician', 'Electrical'],
      ['roofer', 'Roofing'],
      ['soldador', 'Welding'],
      ['tile setter', 'Tile'],
    ] as const)
      for (const each of around) expect(tradeMeant(each.replace('*', word)), each).toBe(trade);
  });
});

const typed: [text: string, trade: string][] = [
  ['plomero', 'Plumbing & Pipefitting'],
  ['fontanera', 'Plumbing & Pipefitting'],
  ['pipefitter', 'Plumbing & Pipefitting'],
  ['electrician', 'Electrical'],
  ['electricistas', 'Electrical'],
  ['soldadora', 'Welding'],
  ['Welders', 'Welding'],
  ['HVAC', 'Heating & A/C'],
  ['h.v.a.c. tech', 'Heating & A/C'],
  ['A/C', 'Heating & A/C'],
  ['AC technician', 'Heating & A/C'],
  ['carpenter', 'Carpentry'],
  ['roofer', 'Roofing'],
  ['techador', 'Roofing'],
  ['rufero', 'Roofing'],
  ['albañil', 'Masonry'],
  ['ALBANILES', 'Masonry'],
  ['bricklayer', 'Bricklaying'],
  ['sheet-rock', 'Drywall'],
  ['tablaroquero', 'Drywall'],
  ['yesero', 'Drywall'],
  ['pintores', 'Painting'],
  ['herrero', 'Ironwork'],
  ['iron worker', 'Ironwork'],
  ['operadora', 'Heavy Equipment Operation'],
  ['concrete', 'Concrete'],
  ['concrete finishers', 'Concrete Finishing'],
  ['tile setter', 'Tile'],
  ['framers', 'Framing'],
  ['jardinero', 'Landscaping'],
  ['laborers', 'General Labor'],
  ['peón', 'General Labor'],
  ['ayudante', 'General Labor'],
];

describe('a search for trades', () => {
  it.each(typed)("returns for '%s' %s first, as a profile with those words is stored", (text, trade) => {
    expect(best(text)).toBe(trade);
    expect(resolveTrade(text)).toBe(trade);
  });

  it.each([
    ['electrisian', 'Electrical'],
    ['plummer', 'Plumbing & Pipefitting'],
    ['carpentero', 'Carpentry'],
    ['solador electrico', undefined],
    ['drywal', 'Drywall'],
    ['weldre', 'Welding'],
    ['aire acondisionado', 'Heating & A/C'],
  ])("forgives the spelling of '%s', but stores no guess", (text, trade) => {
    if (trade) expect(best(text)).toBe(trade);
    if (text !== 'drywal') expect(resolveTrade(text)).toBe(text);
  });

  it('tolerates no misspelling where the exact text matches', () => {
    expect(findTrades('roof')).not.toContain('Doors & Frames');
    expect(findTrades('Roofing')[0]).toBe('Roofing');
    expect(findTrades('tile').slice(0, 1)).toEqual(['Tile']);
  });

  it('ranks the trade that a word means before names that start with it', () => {
    expect(findTrades('electrician').slice(0, 2)).toEqual(['Electrical', 'Industrial Electrical']);
    expect(findTrades('electrician')).toContain('Electrician Helper');
    expect(findTrades('mason').slice(0, 2)).toEqual(['Masonry', 'Bricklaying']);
  });

  it('returns nothing for unknown words, and every trade for an empty text', () => {
    expect(findTrades('xyzzy')).toEqual([]);
    expect(findTrades('???')).toEqual([]);
    expect(findTrades(' ')).toEqual(tradeCategoryNames);
  });
});

describe('free text', () => {
  it('stays unchanged when it means no trade', () => {
    for (const text of [
      'Boat Building',
      'Reads plans',
      'Señor 火',
      '',
      'technician',
      'experienced',
      '🚧',
      'a',
      'x'.repeat(500),
    ])
      expect(resolveTrade(text)).toBe(text);
    expect(tradesToAdd(' Boat Building ')).toEqual(['Boat Building']);
    expect(tradesToAdd('  ')).toEqual([]);
  });

  it('becomes each of several trades that are written in one line', () => {
    for (const text of ['plumber, welder', 'plomero y soldador', 'Plumber/Welder', 'plumber & welder'])
      expect(tradesToAdd(text)).toEqual(['Plumbing & Pipefitting', 'Welding']);
  });

  it('is one trade once, however many words say it', () => {
    expect(resolveTrades(['plumber', 'Boat Building', 'plomero', 'Plumbing & Pipefitting'])).toEqual([
      'Plumbing & Pipefitting',
      'Boat Building',
    ]);
  });
});
