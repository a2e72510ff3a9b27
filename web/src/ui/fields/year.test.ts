import { expect, it } from 'vitest';
import { yearChoices, yearDigits } from './year.ts';

it('[SHL-27] keeps four digits of what is typed as a year', () => {
  expect(yearDigits('2019')).toBe('2019');
  expect(yearDigits('in 20199')).toBe('2019');
  expect(yearDigits('04/2')).toBe('042');
});

it('[SHL-27] offers years as YYYY, the present one first', () => {
  const years = yearChoices(new Date(2026, 10, 21));
  expect(years.slice(0, 2)).toEqual(['2026', '2025']);
  expect(years).toHaveLength(70);
  expect(years.every((year) => /^\d{4}$/.test(year))).toBe(true);
});
