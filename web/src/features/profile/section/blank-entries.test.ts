import { expect, it } from 'vitest';
import { blankEntries } from './blank-entries.ts';

const blank = { id: '', name: '', trades: [], current: false, photo: null };

it('blankEntries finds the entries without any value of the user, whatever their ids', () => {
  expect(
    blankEntries(
      [
        { ...blank, id: 'a' },
        { ...blank, name: 'Ada' },
        { ...blank, id: 'b' },
      ],
      blank,
    ),
  ).toEqual([0, 2]);
});

it.each([{ name: 'Ada' }, { trades: ['Roofing'] }, { current: true }, { photo: { id: 'a' } }])(
  'an entry with %j is not blank',
  (value) => {
    expect(blankEntries([{ ...blank, ...value }], blank)).toEqual([]);
  },
);
