import { expect, it } from 'vitest';
import { createScale, isWeekMark, linesFor, stepFor } from './chart-scale.ts';

it('[SHL-03] the chart draws four lines at readable numbers up to the highest day', () => {
  expect(linesFor(21)).toEqual([0, 8, 16, 24]);
  expect(linesFor(0)).toEqual([0, 1, 2, 3]);
  expect(linesFor(95)).toEqual([0, 40, 80, 120]);
  for (let most = 0; most < 2000; most += 7) expect(stepFor(most) * 3).toBeGreaterThanOrEqual(most);
});

it('[SHL-03] the chart spreads the days over the whole width, values from the base line to the top', () => {
  const { x, y } = createScale(30, 24);
  expect([x(0), x(29), y(0), y(24)]).toEqual([34, 552, 156, 8]);
});

it('[SHL-03] the chart dates every seventh day back from the present one', () => {
  expect(Array.from({ length: 30 }, (_, at) => at).filter((at) => isWeekMark(at, 30))).toEqual([1, 8, 15, 22, 29]);
});
