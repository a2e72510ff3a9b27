import { globSync, readFileSync } from 'node:fs';
import { errors } from '@plumbline/shared/errors';
import * as workFacts from '@plumbline/shared/options/jobs/work-facts';
import * as limits from '@plumbline/shared/options/limits';
import { expect, it } from 'vitest';
import { errorKey } from '../lib/api/error-text.ts';
import en from './en.json' with { type: 'json' };
import { es } from './es.ts';

const source = new URL('..', import.meta.url).pathname;
const shared = new URL('../../../shared', import.meta.url).pathname;

/** The first argument of `t(...)` and `msg(...)`, and a placeholder route's title, when they are literals. */
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

it('the Spanish catalog has a Spanish text for every text of the screens', () => {
  expect(keys.size).toBeGreaterThan(100);
  const help = 'Add the Spanish to a file of web/src/locales/es';
  expect(
    [...keys].filter((key) => key !== '' && !has(es, key)),
    help,
  ).toEqual([]);
});

it('the Spanish catalog has a Spanish text for every error of the server, by its code and by its sentence', () => {
  const silent = Object.entries(errors).filter(
    ([code, { message }]) => !es[message] || es[errorKey(code)] !== es[message],
  );
  expect(silent, 'Add the Spanish to web/src/locales/es/errors.json').toEqual([]);
});

/** The sentences of the shared schemas, with the limits in them; those with a parameter depend on the field. */
const constants: Readonly<Record<string, unknown>> = { ...limits, ...workFacts };
const MESSAGE = /(['"`])((?:Please|Each) (?:\\.|(?!\1).)*)\1/g;
const messages = globSync('{contracts,domain}/**/*.ts', { cwd: shared })
  .filter((file) => !/\.test\.ts$/.test(file))
  .flatMap((file) => [...readFileSync(`${shared}/${file}`, 'utf8').matchAll(MESSAGE)])
  .map(([, , text = '']) => text.replace(/\$\{(\w+)\}/g, (whole, name) => String(constants[name] ?? whole)))
  .filter((text) => !text.includes('${'));

it('the Spanish catalog has a Spanish text for every message of the shared schemas', () => {
  expect(messages).toContain('Please enter a number from 1 to 99');
  expect(
    messages.filter((message) => !has(es, message)),
    'Add the Spanish to validation.json',
  ).toEqual([]);
});

const sentenceOf = new Map(Object.entries(errors).map(([code, { message }]) => [errorKey(code), message as string]));

it('the Spanish catalog keeps every placeholder of a text in its translation', () => {
  const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
  for (const [key, text] of Object.entries(es)) expect(names(text), key).toEqual(names(sentenceOf.get(key) ?? key));
});

it('the Spanish catalog has plural forms only in the English file, and each of them in Spanish too', () => {
  for (const key of Object.keys(en)) {
    expect(key).toMatch(/_(one|other)$/);
    expect(es).toHaveProperty([key]);
  }
});

it('the English file has a form for one of everything that Spanish counts', () => {
  const forms = Object.keys(es).filter((key) => key.endsWith('_one'));
  expect(forms.length).toBeGreaterThan(50);
  expect(forms.filter((key) => !(key in en))).toEqual([]);
});

it('the Spanish catalog translates a text the same way everywhere', () => {
  const translations = new Map<string, Set<string>>();
  for (const file of globSync('locales/es/**/*.json', { cwd: source })) {
    const texts: Record<string, string> = JSON.parse(readFileSync(`${source}/${file}`, 'utf8'));
    for (const [key, text] of Object.entries(texts)) {
      translations.set(key, (translations.get(key) ?? new Set()).add(text));
    }
  }
  const different = [...translations].filter(([, found]) => found.size > 1);
  expect(different.map(([key, found]) => [key, ...found])).toEqual([]);
});
