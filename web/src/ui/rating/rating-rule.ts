import { chakra, defineRecipe, defineStyle } from '@chakra-ui/react';

/** Four long marks with four short ones between, as on a carpenter's rule. */
export const ratingTicks = defineStyle({
  content: '""',
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '10px',
  background: `
    repeating-linear-gradient(90deg, {colors.border-strong} 0 1px, transparent 1px calc((100% - 1px) / 12)) 0 100% / 100% 5px no-repeat,
    repeating-linear-gradient(90deg, {colors.border-strong} 0 1px, transparent 1px calc((100% - 1px) / 3)) 0 100% / 100% 10px no-repeat`,
});

/** The level's name under the bob. At either end the name stays within the ruler. */
export const RatingLevel = chakra(
  'div',
  defineRecipe({
    base: {
      position: 'relative',
      height: '22px',
      mx: '1.5',
      marginTop: '2px',
      fontSize: 'small',
      fontWeight: 'semibold',
      lineHeight: '22px',
      '& span': {
        position: 'absolute',
        left: 'calc(var(--at) / 3 * 100%)',
        transform: 'translateX(calc(var(--at) / 3 * -100%))',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
