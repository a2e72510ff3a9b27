import { chakra, defineRecipe } from '@chakra-ui/react';

/**
 * The card of a search above its results; on a phone `data-folded` hides it behind the line that summarizes the search.
 */
export const SearchCard = chakra(
  'form',
  defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '132px minmax(0, 1fr) auto' },
      gap: { base: '3.5', md: '4' },
      alignItems: 'start',
      p: { base: '4', md: '5' },
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'm',
      mdDown: { '&[data-folded]': { display: 'none' } },
    },
  }),
);

/** The field labels are above; the button is level with the controls. */
export const BESIDE_CONTROLS = '25px';
