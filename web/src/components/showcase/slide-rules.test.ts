import { CAROUSEL_SPEED_MS } from '@plumbline/shared/options/limits';
import { expect, it } from 'vitest';
import { emblaDuration, slideWidths } from './slide-rules.ts';

it('[FIL-08] the showcase shows six slides on the widest screens and one on a phone', () => {
  expect(slideWidths).toEqual({
    '@media (min-width: 1px)': { flexBasis: 'calc(100% / 1)' },
    '@media (min-width: 481px)': { flexBasis: 'calc(100% / 2)' },
    '@media (min-width: 791px)': { flexBasis: 'calc(100% / 3)' },
    '@media (min-width: 1101px)': { flexBasis: 'calc(100% / 4)' },
    '@media (min-width: 1351px)': { flexBasis: 'calc(100% / 5)' },
    '@media (min-width: 1769px)': { flexBasis: 'calc(100% / 6)' },
  });
  // CSS applies the last matching rule, so the widest screen must come last.
  expect(Object.keys(slideWidths).at(-1)).toContain('1769');
});

it('[FIL-08] the showcase moves a slide into place in 500 ms', () => {
  const duration = emblaDuration(CAROUSEL_SPEED_MS);
  // Embla's own formula: the speed grows with the remaining distance and shrinks by its friction.
  let place = 0;
  let speed = 0;
  const after = (ms: number) => {
    for (let frame = 0; frame < ms / (1000 / 60); frame += 1) {
      speed = (speed + (1 - place) / duration) * 0.68;
      place += speed;
    }
    return place;
  };
  expect(after(100)).toBeLessThan(0.8);
  expect(after(400)).toBeCloseTo(1, 1);
});
