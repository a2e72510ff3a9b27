import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as workFacts from '@plumbline/shared/options/jobs/work-facts';
import * as limits from '@plumbline/shared/options/limits';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const constants: Readonly<Record<string, unknown>> = { ...limits, ...workFacts };

/** The sources of the app's texts, with constants in place of their names, and without escapes in strings. */
const sources = ['web/src/**/*.{ts,tsx}', 'shared/**/*.ts', 'functions/api/**/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !/\.test\.tsx?$|node_modules/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
  .replace(/\$\{(\w+)\}/g, (whole, name) => String(constants[name] ?? whole))
  .replace(/\\(['"`])/g, '$1');

const keys = globSync('web/src/locales/es/**/*.json', { cwd: root }).flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8'))),
);

/** The messages of schemas with parameters, as patterns. */
const patterns = [...sources.matchAll(/`(Please [^`]*\$\{[^`]*)`/g)].map(
  ([, text = '']) =>
    new RegExp(
      `^${text
        .split(/\$\{[^}]*\}/)
        .map(RegExp.escape)
        .join('.+')}$`,
    ),
);

/** Stripe's sentences about a card, and the country of stored addresses. */
const FROM_ELSEWHERE = /^Your card('s security code)? (was|has|is) |^United States$/;

const isUsed = (text: string): boolean =>
  ["'", '"', '`'].some((quote) => sources.includes(quote + text + quote)) ||
  patterns.some((pattern) => pattern.test(text)) ||
  FROM_ELSEWHERE.test(text);

it('each text of the Spanish catalog is used by a source', () => {
  const texts = new Set(keys.map((key) => key.replace(/_(one|many|other)$/, '')));
  expect(texts.size).toBeGreaterThan(2000);
  expect(
    [...texts].filter((text) => !isUsed(text)),
    'Delete these texts, or correct their English',
  ).toEqual([]);
});
