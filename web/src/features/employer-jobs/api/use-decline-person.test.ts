import { expect, it } from 'vitest';
import { person } from '../../../app/component-tests/own-jobs.ts';
import { withoutPerson } from './use-decline-person.ts';

const [FIRST, SECOND, THIRD] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string];
const people = {
  pages: [
    { results: [person({ id: FIRST })], total: 2, cursor: 'next' },
    { results: [person({ id: SECOND })], total: 2 },
  ],
  pageParams: [undefined, 'next'],
};

it('a declined person is removed from the pages of a list, and from its number', () => {
  const left = withoutPerson(people, SECOND);
  expect(left?.pages.map(({ results, total }) => [results.map(({ id }) => id), total])).toEqual([
    [[FIRST], 1],
    [[], 1],
  ]);
});

it('a list without the declined person keeps its number', () => {
  expect(withoutPerson(people, THIRD)).toEqual(people);
  expect(withoutPerson(undefined, THIRD)).toBeUndefined();
});
