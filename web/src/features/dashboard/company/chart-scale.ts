/** The width of the drawing in its own units. The drawing is scaled to the card. */
export const WIDTH = 560;
export const HEIGHT = 184;
const LEFT = 34;
const RIGHT = 552;
export const BASE = 156;
const TOP = 8;
const LINES = 3;
/** Readable steps between two lines, to be multiplied by powers of ten. */
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10];

/** Returns the smallest readable step that reaches `most` with three lines. */
export const stepFor = (most: number): number => {
  for (let power = 1; ; power *= 10) {
    const step = STEPS.find((each) => each * power * LINES >= most);
    if (step) return step * power;
  }
};

/** The values at which lines are drawn, from 0 up. */
export const linesFor = (most: number): number[] => {
  const step = stepFor(most);
  return Array.from({ length: LINES + 1 }, (_, at) => at * step);
};

export const createScale = (count: number, most: number) => {
  const top = stepFor(most) * LINES;
  return {
    left: LEFT,
    x: (at: number): number => LEFT + (at * (RIGHT - LEFT)) / Math.max(1, count - 1),
    y: (value: number): number => BASE - (value / top) * (BASE - TOP),
  };
};

/** Every seventh day, counted back from the last one, has a long tick and its date. */
export const isWeekMark = (at: number, count: number): boolean => (count - 1 - at) % 7 === 0;
