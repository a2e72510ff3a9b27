import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { addTag, searchOptions } from './tag-rules.ts';

const spanish: Record<string, string> = { Bonus: 'Bono', 'Full-Time': 'Tiempo completo' };
const t = ((text: string) => spanish[text] ?? text) as TFunction;

it('[SHL-30] the tag field adds free text, but neither blanks nor duplicates', () => {
  expect(addTag(['OSHA 10'], ' Reads plans ', [], t)).toEqual(['OSHA 10', 'Reads plans']);
  expect(addTag(['OSHA 10'], '   ', [], t)).toEqual(['OSHA 10']);
  expect(addTag(['OSHA 10'], 'osha 10', [], t)).toEqual(['OSHA 10']);
});

it('[SHL-30] the tag field chooses the option when its label was typed', () => {
  const options = [{ value: 'ft', label: 'Full-Time' }];
  expect(addTag([], 'full-time', options, t)).toEqual(['ft']);
  expect(addTag(['ft'], 'Full-Time', options, t)).toEqual(['ft']);
});

it('[SHL-30] the tag field chooses the option when its label was typed in the language of the screen, accents or not', () => {
  expect(addTag([], 'bono', ['PTO', 'Bonus'], t)).toEqual(['Bonus']);
  expect(addTag([], 'Bónus', ['PTO', 'Bonus'], t)).toEqual(['Bonus']);
});

it('the tag field finds options by any part of their label in either language, exact matches first, then the best starts', () => {
  const options = ['Metal Roofing', 'Roofing', 'Roof'];
  expect(searchOptions(options, 'roof', t)).toEqual(['Roof', 'Roofing', 'Metal Roofing']);
  expect(searchOptions(['Part-Time', 'Full-Time'], 'COMPLETO', t)).toEqual(['Full-Time']);
  expect(searchOptions(['Part-Time', 'Full-Time'], 'full', t)).toEqual(['Full-Time']);
});
