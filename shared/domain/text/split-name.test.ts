import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.each([
  ['Dana Yoder', 'Dana', 'Yoder'],
  ['Mary Ann Yoder', 'Mary Ann', 'Yoder'],
  ['  Dana  ', 'Dana', ''],
  ['D Yoder', 'D Yoder', ''],
  ["Séamus O'Brien", 'Séamus', "O'Brien"],
])('the name %j has the first name %j and the last name %j [ACC-30]', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
