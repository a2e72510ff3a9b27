import { globSync, readFileSync } from 'node:fs';
import { errors } from '@plumbline/shared/errors';
import { jobBenefits } from '@plumbline/shared/options/jobs/benefits';
import { positionTypes } from '@plumbline/shared/options/jobs/position-types';
import { expect, it } from 'vitest';
import es from './es.json' with { type: 'json' };
import { translator } from './translate.ts';

const spanish: Record<string, string> = es;
const root = new URL('../../../..', import.meta.url).pathname;
const read = (file: string) => readFileSync(file, 'utf8');

it('the catalog of the public pages has no Spanish text that no page uses', () => {
  const source = globSync('functions/api/public/**/*.{ts,tsx}', { cwd: root })
    .map((file) => read(`${root}/${file}`))
    .join('\n')
    .replaceAll("\\'", "'");
  const known = [...positionTypes, ...jobBenefits, ...Object.values(errors).map(({ message }) => message)] as string[];
  const unsaid = Object.keys(es).filter((text) => !known.includes(text) && !source.includes(text));
  expect(unsaid).toEqual([]);
});

it('the catalog of the public pages has the same Spanish texts as the app', () => {
  const app: Record<string, string> = Object.assign(
    {},
    ...globSync('web/src/locales/es/**/*.json', { cwd: root }).map((file) => JSON.parse(read(`${root}/${file}`))),
  );
  const different = Object.keys(es).filter((text) => app[text] !== undefined && app[text] !== spanish[text]);
  expect(different).toEqual([]);
});

it('the catalog of the public pages keeps every placeholder of a text', () => {
  const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
  for (const [key, text] of Object.entries(es)) expect(names(text), key).toEqual(names(key));
});

it('the catalog of the public pages keeps a name that is in no list', () => {
  expect(translator('es').name('Full-Time')).toBe('Tiempo completo');
  expect(translator('es').name('Boat Building')).toBe('Boat Building');
});
