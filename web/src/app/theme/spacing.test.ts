import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sizes, spacing } from './scales.ts';

const source = new URL('../..', import.meta.url).pathname;

/** A property that takes a step of the scale of spaces, with a number as its value. */
const SPACE =
  /(?<![\w-])(?:[pm][xytblrse]?|padding\w*|margin\w*|gap|rowGap|columnGap|inset\w*)(?:=\{?|: )["'](-?\d+(?:\.\d+)?)["']/g;

it('styles name only spaces that the theme has, because an unknown one leaves the element without any', () => {
  const steps = new Set([...Object.keys(spacing), ...Object.keys(sizes)]);
  const used = globSync('**/*.{ts,tsx}', { cwd: source }).flatMap((file) =>
    [...readFileSync(`${source}/${file}`, 'utf8').matchAll(SPACE)].map(([whole, step = '']) => ({ file, whole, step })),
  );
  expect(used.length).toBeGreaterThan(500);
  expect(used.filter(({ step }) => !steps.has(step.replace(/^-/, '')))).toEqual([]);
});
