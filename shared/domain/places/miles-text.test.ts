import { expect, it } from 'vitest';
import { milesText } from './miles-text.ts';

it.each([
  [0, 'under 1 mile', 'menos de 1 milla'],
  [0.94, 'under 1 mile', 'menos de 1 milla'],
  // A row has 1.0 miles then.
  [0.95, '1 mile', '1 milla'],
  [1, '1 mile', '1 milla'],
  [1.49, '1 mile', '1 milla'],
  [1.5, '2 miles', '2 millas'],
  [12.4, '12 miles', '12 millas'],
])('the distance of %s miles is a text in each language', (miles, english, spanish) => {
  expect([milesText(miles, 'en'), milesText(miles, 'es')]).toEqual([english, spanish]);
});
