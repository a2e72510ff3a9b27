import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';

const END = SEARCH_RADIUS_MILES;
const BOB = 'M4.4 0h3.2v3H4.4zM1 3.6h10v1.6c0 4.6-3 9-5 14.8C4 14.2 1 9.8 1 5.2z';
const NUMBERS = [0, 10, 20, 30, 40, END] as const;

const anchorOf = (mile: number): string => {
  if (mile === 0) return 'start';
  return mile === END ? 'end' : 'middle';
};

const tickOf = (mile: number, width: number): string =>
  `M${((mile / END) * width).toFixed(1)} 14v${mile % 10 === 0 ? 12 : mile % 5 === 0 ? 9 : 6}`;

const rulerOf = (width: number): string =>
  `M0 14h${width}${Array.from({ length: END + 1 }, (_, mile) => tickOf(mile, width)).join('')}`;

type TapeProps = {
  /** The distances in miles. A farther one is at the end. */
  miles: readonly number[];
  /** The picture as text. */
  label: string;
  /** The width of the drawing. A wider one has smaller numbers in the same space. */
  width: number;
  kind?: 'wide' | 'slim';
};

/** A tape of fifty miles with a bob for each distance. */
export const Tape = ({ miles, label, width, kind }: TapeProps) => {
  const positionOf = (mile: number) => (Math.min(mile, END) / END) * width;
  return (
    <svg
      class={['tape num', kind].filter(Boolean).join(' ')}
      viewBox={`-5 0 ${width + 10} 48`}
      role="img"
      aria-label={label}
    >
      <path d={rulerOf(width)} fill="none" />
      {[...new Set(miles)].map((mile) => (
        <path
          key={mile}
          class="bob"
          transform={`translate(${(positionOf(mile) - 4).toFixed(1)} 0) scale(.66)`}
          d={BOB}
        />
      ))}
      {NUMBERS.map((mile) => (
        <text key={mile} x={positionOf(mile)} y="42" text-anchor={anchorOf(mile)}>
          {mile === END ? `${END} mi` : mile}
        </text>
      ))}
    </svg>
  );
};
