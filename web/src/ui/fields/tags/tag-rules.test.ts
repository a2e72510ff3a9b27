import { expect, it } from 'vitest';
import { addTag, searchOptions } from './tag-rules.ts';

it('[SHL-30] adds free text, but neither blanks nor duplicates', () => {
  expect(addTag(['OSHA 10'], ' Reads plans ')).toEqual(['OSHA 10', 'Reads plans']);
  expect(addTag(['OSHA 10'], '   ')).toEqual(['OSHA 10']);
  expect(addTag(['OSHA 10'], 'osha 10')).toEqual(['OSHA 10']);
});

it('[SHL-30] takes the option when its label was typed', () => {
  const options = [{ value: 'ft', label: 'Full-Time' }];
  expect(addTag([], 'full-time', options)).toEqual(['ft']);
  expect(addTag(['ft'], 'Full-Time', options)).toEqual(['ft']);
});

it('finds options by the beginning of another word of theirs, accents or not, after those the label finds', () => {
  const pipes = { value: 'Plumbing', label: 'Plumbing', alsoFoundBy: ['plumber', 'plomería'] };
  const lumber = { value: 'Lumber', label: 'Lumber and plomeria' };
  expect(searchOptions([pipes, lumber], 'plumber')).toEqual([pipes]);
  expect(searchOptions([pipes, lumber], 'PLOMERI')).toEqual([lumber, pipes]);
  expect(searchOptions([pipes, lumber], 'lomería')).toEqual([lumber]);
});

it('finds options by any part of their label, best beginnings first', () => {
  expect(searchOptions(['Metal Roofing', 'Roofing', 'Siding'], 'roof')).toEqual(['Roofing', 'Metal Roofing']);
});
