import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { setLanguage } from '../../lib/i18n.ts';
import { MatchFilters } from './match-filters.tsx';

afterEach(() => setLanguage('en'));

const show = (onChange = vi.fn()) => {
  const filter = { trade: '', rating: '', license: 'true', order: 'fit' } as const;
  renderPart(
    <MatchFilters filter={filter} trades={['Carpentry']} allTrades="All trades you need" onChange={onChange} />,
  );
  return onChange;
};

it("the folded filters of matches name the driver's license in full, without its label", async () => {
  show();
  screen.getByText("Any rating, Has a driver's license, Best match first");
});

it("the folded filters of matches name the driver's license in full in Spanish", async () => {
  await setLanguage('es');
  show();
  screen.getByText(/, Con licencia de conducir, /);
});

it("the filter by driver's license has short choices below its label", () => {
  const onChange = show();
  const choice = screen.getByLabelText<HTMLSelectElement>("Driver's license");
  expect([...choice.options].map(({ text }) => text)).toEqual(['Any', 'Yes']);
  fireEvent.change(choice, { target: { value: '' } });
  expect(onChange).toHaveBeenCalledWith({ license: '' });
});
