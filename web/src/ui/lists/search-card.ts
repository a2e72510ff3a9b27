import { chakra, defineRecipe } from '@chakra-ui/react';

/**
 * The form card of a search, above its results. On a phone `data-folded` hides it, and a summary line shows instead.
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

/** The height of a field's label. A button with this margin is level with the fields' controls. */
export const BESIDE_CONTROLS = '25px';
