import { expect, it } from 'vitest';
import { fitsSearch } from './applicant-search.ts';

const travis = { name: 'José', lastName: 'Yoder', city: 'Warsaw', state: 'IN', trades: ['Rough Carpentry', 'Roofing'] };

it.each(['', ' ', 'jose', 'YODER', 'jos yod', 'carpentry', 'roof warsaw', 'warsaw, in', 'Yoder (Roofing)'])(
  'the search of applicants finds an applicant by %j',
  (search) => {
    expect(fitsSearch(travis, search)).toBe(true);
  },
);

it.each(['masonry', 'jose masonry', 'yoderr', 'joseyoder'])(
  'the search of applicants does not find an applicant by %j',
  (search) => {
    expect(fitsSearch(travis, search)).toBe(false);
  },
);

it('the search of applicants searches only the name, the trades and the city', () => {
  const more = { ...travis, email: 'secret@example.test', phoneNumber: '5745550142', reason: 'Master' };
  for (const search of ['secret', '5745550142', 'master']) expect(fitsSearch(more, search)).toBe(false);
});
