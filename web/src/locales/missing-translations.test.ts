import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import en from './en.json' with { type: 'json' };
import { es } from './es.ts';

const source = new URL('..', import.meta.url).pathname;

/** The first argument of `t(...)` and `msg(...)`, and a placeholder route's title, when written out. */
const CALL = /(?<![\w.])(?:t|msg|i18next\.t|soon\([\w.]+,)\(?\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g;

const keysOf = (text: string): string[] =>
  [...text.matchAll(CALL)].map(([, literal = '']) => literal.slice(1, -1).replace(/\\(.)/g, '$1'));

const keys = new Set(
  globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => keysOf(readFileSync(`${source}/${file}`, 'utf8'))),
);

const pluralForms = (key: string) => [`${key}_one`, `${key}_other`];
const has = (texts: object, key: string) => key in texts || pluralForms(key).every((form) => form in texts);

it('has a Spanish text for every text of the screens', () => {
  expect(keys.size).toBeGreaterThan(100);
  expect([...keys].filter((key) => key !== '' && !has(es, key))).toEqual([]);
});

it('keeps every placeholder of a text in its translation', () => {
  const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
  for (const [key, text] of Object.entries(es)) expect(names(text), key).toEqual(names(key));
});

it('holds plural forms only in the English file, and each of them in Spanish too', () => {
  for (const key of Object.keys(en)) {
    expect(key).toMatch(/_(one|other)$/);
    expect(es).toHaveProperty([key]);
  }
});
