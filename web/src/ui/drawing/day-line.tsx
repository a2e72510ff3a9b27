import { chakra } from '@chakra-ui/react';

/** The width of the drawing in its own units. The drawing is stretched to its place. */
const WIDTH = 290;
const HEIGHT = 62;
const TOP = 3;
const WEEK = 7;

const Line = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: '68px',
    overflow: 'visible',
    '& path': { fill: 'none', vectorEffect: 'non-scaling-stroke' },
    '& [data-line]': { stroke: 'border-strong' },
    '& [data-tick]': { stroke: 'border-strong' },
    '& [data-values]': { stroke: 'accent', strokeWidth: '2', strokeLinejoin: 'round' },
    // The dot is a line of length zero with round ends, because stretching doesn't deform line ends into an ellipse.
    '& [data-today]': { stroke: 'accent', strokeWidth: '7', strokeLinecap: 'round' },
  },
});

type DayLineProps = {
  /** The values, one for each day; the last one is today's. */
  values: readonly number[];
  /** The value at the line's top. */
  most: number;
  /** The line as text. */
  label: string;
};

/** A small line of days on a ruler, every seventh day with a longer tick. */
export const DayLine = ({ values, most, label }: DayLineProps) => {
  const x = (at: number) => (at * WIDTH) / Math.max(1, values.length - 1);
  const y = (value: number) => HEIGHT - (value / Math.max(1, most)) * (HEIGHT - TOP);
  const points = values.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`);
  const ticks = values.map((_, at) => `M${x(at).toFixed(1)} ${HEIGHT}v${(values.length - 1 - at) % WEEK ? 3 : 6}`);
  return (
    <Line viewBox={`0 0 ${WIDTH} ${HEIGHT + 6}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path data-line d={`M0 ${TOP}H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
      <path data-tick d={ticks.join('')} />
      <path data-values d={`M${points.join('L')}`} />
      <path data-today d={`M${points.at(-1)}h.01`} />
    </Line>
  );
};
