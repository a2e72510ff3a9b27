import { expect, it } from 'vitest';
import { writePrices } from './show-prices.ts';

type Cell = { dataset: { prices: string; free: string }; textContent: string };
const cell = (prices: string, textContent: string): Cell => ({ dataset: { prices, free: 'Gratis' }, textContent });
const product = (slug: string, amount: number) => ({ slug, amount, name: slug }) as never;

it("the landing page replaces the prices of the build by the catalog's current ones", () => {
  const cells = [
    cell('job_posting', '$49'),
    cell('a b c', '$29, $49 o $1,079'),
    cell('gone', '$5'),
    cell('', 'Gratis'),
  ];
  const page = { querySelectorAll: () => cells } as never;
  writePrices(page, [product('job_posting', 5950), product('a', 0), product('b', 4900), product('c', 120000)], 'es-US');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['$59.50', 'Gratis, $49 o $1,200', '$5', 'Gratis']);
});
