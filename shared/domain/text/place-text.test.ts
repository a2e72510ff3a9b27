import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placeText } from './place-text.ts';

const repository = join(import.meta.dirname, '../../..');

it.each([
  [{ city: 'Warsaw', state: 'IN' }, 'Warsaw, IN'],
  [{ city: '', state: 'TX' }, 'TX'],
  [{ state: 'AE' }, 'AE'],
  [{ city: '', state: '' }, ''],
])('the text of a place writes %o as "%s"', (place, text) => {
  expect(placeText(place)).toBe(text);
});

it('the text of a place is used by every text with a city and a state, as the city may be empty', () => {
  const files = globSync(['functions/**/*.{ts,tsx}', 'web/src/**/*.{ts,tsx}', 'shared/**/*.ts'], {
    cwd: repository,
    exclude: (name) => name.includes('node_modules') || name.includes('.test.'),
  });
  expect(files.length).toBeGreaterThan(1000);
  const ownWay = /city\}?[,`} ]*, \$?\{{1,2}[\w. ]*state\}|city, (?:[\w?]+\.)*state\]\s*\.filter/;
  const found = files.filter((file) => ownWay.test(readFileSync(join(repository, file), 'utf8')));
  expect(found).toEqual(['shared/domain/text/place-text.ts']);
});
