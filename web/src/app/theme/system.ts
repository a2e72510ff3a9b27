import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colors, shadows } from './colors.ts';
import { input } from './input-recipe.ts';
import * as scales from './scales.ts';
import { slotRecipes } from './slot-recipes/index.ts';

const { breakpoints, durations, easings, fonts, fontSizes, fontWeights, radii, sizes, spacing, textStyles, zIndex } =
  scales;

/**
 * The theme: Chakra's conditions and utilities with this product's tokens and only the slot recipes in use.
 * Recipes of single elements (button, pill) stand with their components.
 */
const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'pl',
  conditions: {
    dark: '@media (prefers-color-scheme: dark)',
    forcedLight: ':root[data-theme="light"]',
    forcedDark: ':root[data-theme="dark"]',
  },
  theme: {
    breakpoints,
    tokens: { durations, easings, fonts, fontSizes, fontWeights, radii, sizes, spacing, zIndex },
    semanticTokens: { colors, shadows },
    textStyles,
    keyframes: {
      rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
      fade: { from: { opacity: '0' } },
      leave: { to: { opacity: '0' } },
      breathe: { to: { opacity: '.5' } },
      appear: { from: { opacity: '0' } },
    },
    recipes: { input, textarea: input },
    slotRecipes,
  },
});

export const system = createSystem(defaultBaseConfig, config);
