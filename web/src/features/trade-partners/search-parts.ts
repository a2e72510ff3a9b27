import { chakra, defineRecipe } from '@chakra-ui/react';

/** The card of a search: ZIP, categories and the button in a row, what is wanted less often below. */
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
    },
  }),
);

/** The field labels stand above; the button is level with the controls. */
export const BESIDE_CONTROLS = '25px';

export const Miles = chakra('p', {
  base: { color: 'brass', whiteSpace: 'nowrap', textAlign: 'right', '& b': { fontSize: '1.5rem' } },
});

export const nearOrWhole = (miles: number): string => (miles < 1 ? '<1' : String(Math.round(miles)));
