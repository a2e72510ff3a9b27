import { expect, it } from 'vitest';
import { smallWords } from '../../options/trades/small-words.ts';
import { titleCase } from './title-case.ts';

it('[SHL-37] title case capitalizes words and keeps small words lower case', () => {
  expect(titleCase('lead carpenter for the north yard')).toBe('Lead Carpenter for the North Yard');
  expect(titleCase('Foreman Of The Crew')).toBe('Foreman of the Crew');
  expect(smallWords).toHaveLength(18);
});

it('[SHL-37] title case capitalizes a small word at either end', () => {
  expect(titleCase('the crew to sign up')).toBe('The Crew to Sign Up');
});

it('[SHL-37] title case capitalizes parts of compounds and keeps the rest as typed', () => {
  expect(titleCase("part-time HVAC tech, a/c and carpenter's helper")).toBe(
    "Part-Time HVAC Tech, A/C and Carpenter's Helper",
  );
  expect(titleCase('  ')).toBe('');
});
