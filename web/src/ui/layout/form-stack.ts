import { chakra, defineRecipe } from '@chakra-ui/react';

/** A form in one column. */
export const FormStack = chakra('form', defineRecipe({ base: { display: 'grid', gap: '4.5' } }));
