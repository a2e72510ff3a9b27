import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { es } from './es.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The text without accents, which verbs have in some forms only. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The words that the glossary replaces, from the last column of its Spanish table. */
const replaced = read('docs/glossary.md')
  .split('## Spanish')[1]!
  .split('\n')
  .filter((line) => /^\| [a-z]/.test(line))
  .flatMap((line) => line.split('|')[3]!.split(','))
  .map((word) => plain(word.trim()))
  .filter((word) => word !== 'not');

/** The Spanish texts of the app, and the files with those of e-mails and public pages, line by line. */
const texts = [
  ...Object.values(es),
  ...['functions/services/emails/words/*es.ts', 'functions/api/public/words/es.json']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .flatMap((file) => read(file).split('\n')),
];

it('the Spanish texts have one word for one thing, that of the glossary', () => {
  expect(replaced.length).toBeGreaterThan(8);
  expect(texts.length).toBeGreaterThan(2000);
  const patterns = replaced.map((word) => {
    const isStem = word.endsWith('-');
    return new RegExp(
      `(?<!\\p{L})${(isStem ? word.slice(0, -1) : word).replace('.', '\\.')}${isStem ? '' : '(?!\\p{L})'}`,
      'iu',
    );
  });
  expect(texts.filter((text) => patterns.some((each) => each.test(plain(text))))).toEqual([]);
});
