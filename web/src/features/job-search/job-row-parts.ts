import { chakra, defineRecipe } from '@chakra-ui/react';

/** The widths at which the actions are one above the other and the terms are under the name. */
const NARROW = '@media (min-width: 768px) and (max-width: 1180px)';
const WIDE = '@media (min-width: 1181px)';

/**
 * A row with distance, job, terms and actions side by side. On a phone the distance is in the corner, and the rest is
 * one below the other.
 */
export const Row = chakra(
  'li',
  defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: { base: '3', md: '4' },
      rowGap: { base: '2', md: '1' },
      alignItems: { base: 'start', md: 'center' },
      px: { base: '4', md: '5' },
      pt: { base: '4.5', md: '4' },
      pb: '4',
      [NARROW]: { gridTemplateColumns: '66px minmax(0, 1fr) auto' },
      [WIDE]: { gridTemplateColumns: '62px minmax(0, 1.04fr) minmax(0, 1fr) auto' },
    },
  }),
);

export const Distance = chakra(
  'p',
  defineRecipe({
    base: {
      color: 'brass',
      textAlign: 'right',
      mdDown: { gridColumn: 2, gridRow: 1 },
      '& b': { fontSize: '1.875rem' },
    },
  }),
);

export const JobHeading = chakra(
  'div',
  defineRecipe({
    base: {
      minWidth: 0,
      mdDown: { gridColumn: 1, gridRow: 1 },
      '& h3': { fontSize: 'h3l' },
      '& a': { textDecoration: 'none', _hover: { textDecoration: 'underline' } },
      '& h3 a': { color: 'text' },
      '& p': { marginTop: '3px', fontSize: 'control' },
      '& .separator': { color: 'muted', mdDown: { display: 'none' } },
      '& .place': { color: 'muted', whiteSpace: 'nowrap', mdDown: { display: 'block' } },
    },
  }),
);

export const Terms = chakra(
  'div',
  defineRecipe({
    base: {
      mdDown: { gridColumn: '1 / -1' },
      [NARROW]: { gridColumn: 2, gridRow: 2 },
      '& > p': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2.5' },
      '& > div': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '2',
        rowGap: '1',
        marginTop: '5px',
      },
    },
  }),
);

/** The place of the line of facts: below the name and the terms, and on a phone above the actions. */
export const FACTS_PLACE = {
  gridColumn: '1 / -1',
  [NARROW]: { gridColumn: '2 / -1', gridRow: 3 },
  [WIDE]: { gridColumn: '2 / -1', gridRow: 2 },
};

export const Actions = chakra(
  'div',
  defineRecipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      '& [data-ui=button]': { px: '2', md: { minWidth: '108px' } },
      [NARROW]: { gridColumn: 3, gridRow: '1 / 3', flexDirection: 'column' },
      mdDown: {
        gridColumn: '1 / -1',
        marginTop: '1.5',
        '& [data-ui=button]': { flex: '1', borderColor: 'border-strong', _disabled: { borderColor: 'border' } },
      },
    },
  }),
);
