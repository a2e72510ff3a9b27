import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderPart } from '../../../app/theme/render-part.tsx';
import { yearChoices, yearDigits } from './year.ts';
import { YearField } from './year-field.tsx';

const Form = () => {
  const { control } = useForm({ defaultValues: { from: '' } });
  return <YearField control={control} name="from" label="From year" />;
};

it('[SHL-27] a year field accepts and offers years in the format YYYY', () => {
  const { container } = renderPart(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('From year');
  expect(field.placeholder).toBe('YYYY');
  fireEvent.change(field, { target: { value: '06/20199' } });
  expect(field.value).toBe('0620');
  fireEvent.change(field, { target: { value: '2019' } });
  expect(field.value).toBe('2019');
  const offered = [...container.querySelectorAll('option')].map(({ value }) => value);
  expect(offered[0]).toBe(String(new Date().getFullYear()));
  expect(offered.every((year) => /^\d{4}$/.test(year))).toBe(true);
});

it('[SHL-27] a year field keeps four digits of a typed year', () => {
  expect(yearDigits('2019')).toBe('2019');
  expect(yearDigits('in 20199')).toBe('2019');
  expect(yearDigits('04/2')).toBe('042');
});

it('[SHL-27] a year field offers years as YYYY, the current one first', () => {
  const years = yearChoices(new Date(2026, 10, 21));
  expect(years.slice(0, 2)).toEqual(['2026', '2025']);
  expect(years).toHaveLength(70);
  expect(years.every((year) => /^\d{4}$/.test(year))).toBe(true);
});
