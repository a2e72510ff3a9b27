import { expect, it } from 'vitest';
import { blankSearchForm, readSearchAddress, searchParameters, toSearchAddress } from './search-address.ts';

const search = {
  form: {
    ...blankSearchForm('46590'),
    tradeCategories: ['Carpentry'],
    positionTypes: ['Full-Time' as const],
    paidTrainingFirst: true,
    experienceRequired: false,
    willingToProvidePaidTraining: true,
    payAtLeast: { amount: 3250, unit: 'day' as const },
    radius: 25 as const,
    words: 'framing lakeland',
    postedWithin: 7 as const,
    shifts: ['Day shift' as const, 'Weekend shift' as const],
    startsWithin: 14 as const,
    travel: ['Per diem' as const, 'Lodging paid' as const],
    overtime: ['Some overtime' as const],
    onlyHeldLicenses: true,
  },
  sort: 'newest' as const,
  page: 2,
};

it('[SEE-08] the job search writes the whole search into the address and reads it back', () => {
  const address = toSearchAddress(search);
  expect(String(address)).toBe(
    'zip=46590&trade=Carpentry&type=Full-Time&shift=Day+shift&shift=Weekend+shift&travel=Per+diem' +
      '&travel=Lodging+paid&overtime=Some+overtime&q=framing+lakeland&first=paid-training&experience=no&training=yes' +
      '&pay=32.5&per=day&posted=7&start=14&licenses=held&distance=25&sort=newest&page=3',
  );
  expect(readSearchAddress(address, '46982')).toEqual(search);
  expect([...new Set(address.keys())].toSorted()).toEqual([...searchParameters].toSorted());
});

it('[SEE-08] the job search leaves values that no field offers out of an address', () => {
  const odd = new URLSearchParams(
    'trade=&type=Sometimes&experience=maybe&pay=lots&per=job&distance=3&posted=2&shift=Tea&q=+' +
      '&start=3&travel=Lunch&overtime=Night&licenses=all&sort=dearest&page=-4',
  );
  expect(readSearchAddress(odd, '46982')).toEqual({ form: blankSearchForm('46982'), sort: 'nearest', page: 0 });
});

it('the job search keeps the trades of an address as they are written, each once: the field and the server resolve them', () => {
  const address = new URLSearchParams('trade=plomero&trade=%20Wizardry%20&trade=wizardry&trade=&trade=Roofing');
  expect(readSearchAddress(address, '46982').form.tradeCategories).toEqual(['plomero', 'Wizardry', 'Roofing']);
  const many = new URLSearchParams(Array.from({ length: 30 }, (_, at): [string, string] => ['trade', `Trade ${at}`]));
  expect(readSearchAddress(many, '46982').form.tradeCategories).toHaveLength(20);
  expect(readSearchAddress(new URLSearchParams({ trade: 'x'.repeat(61) }), '46982').form.tradeCategories).toEqual([]);
});

it('the job search reads the distance of a bookmark from 0.3.0', () => {
  expect(readSearchAddress(new URLSearchParams('miles=10')).form.radius).toBe(10);
});
