import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it('[SHL-31] the pager shows five pages around the current one', () => {
  expect(pageWindow(1, 12)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(6, 12)).toEqual([4, 5, 6, 7, 8]);
  expect(pageWindow(12, 12)).toEqual([8, 9, 10, 11, 12]);
  expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
});
