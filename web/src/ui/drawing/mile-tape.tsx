import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';

const Tape = chakra(
  'div',
  defineRecipe({
    base: {
      position: 'relative',
      marginTop: { base: '2.5', md: '1.5' },
      marginBottom: '1',
      pb: '22px',
      _before: {
        content: '""',
        display: 'block',
        height: '10px',
        borderTopWidth: '1px',
        borderColor: 'border-strong',
        background: `
          repeating-linear-gradient(90deg, {colors.border-strong} 0 1px, transparent 1px calc((100% - 1px) / 5)) 0 0 / 100% 9px no-repeat,
          repeating-linear-gradient(90deg, {colors.border-strong} 0 1px, transparent 1px calc((100% - 1px) / 50)) 0 0 / 100% 5px no-repeat`,
      },
      '& .bob': { position: 'absolute', top: '-12px', width: '8px', height: '13px', marginLeft: '-4px' },
      '& span': {
        position: 'absolute',
        top: '12px',
        transform: 'translateX(-50%)',
        color: 'muted',
        fontSize: 'pill',
        whiteSpace: 'nowrap',
        '&[data-end=first]': { transform: 'none' },
        '&[data-end=last]': { transform: 'translateX(-100%)' },
      },
    },
  }),
);

const FIGURES = [0, 10, 20, 30, 40, 50];
const at = (miles: number) => ({ left: `${(Math.min(miles, SEARCH_RADIUS_MILES) / SEARCH_RADIUS_MILES) * 100}%` });

type MileTapeProps = {
  /** The distance of each result on the page, in miles. */
  miles: readonly number[];
  /** The picture as text: 'Jobs by distance, from 3 to 38 miles'. */
  label: string;
};

/** A tape of 50 miles with one bob for each result. */
export const MileTape = ({ miles, label }: MileTapeProps) => (
  <Tape className="num" role="img" aria-label={label}>
    {[...new Set(miles)].map((mile) => (
      <i key={mile} className="bob" style={at(mile)} />
    ))}
    <Box aria-hidden>
      {FIGURES.map((mile, index) => (
        <span
          key={mile}
          style={at(mile)}
          data-end={index === 0 ? 'first' : index === FIGURES.length - 1 ? 'last' : undefined}
        >
          {mile === SEARCH_RADIUS_MILES ? `${mile} mi` : mile}
        </span>
      ))}
    </Box>
  </Tape>
);
