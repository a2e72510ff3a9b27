import { chakra, defineRecipe } from '@chakra-ui/react';

/** The width of the pages before the signed-in area: 1128 px of content. */
export const Wrap = chakra(
  'div',
  defineRecipe({ base: { maxWidth: '1192px', mx: 'auto', px: { base: '4', lg: '8' }, width: 'full' } }),
);
