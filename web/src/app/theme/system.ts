import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colors, shadows } from './colors.ts';
import { recipes } from './recipes/index.ts';
import * as scales from './scales.ts';
import { slotRecipes } from './slot-recipes/index.ts';

const { breakpoints, durations, easings, fonts, fontSizes, fontWeights, radii, sizes, spacing, textStyles, zIndex } =
  scales;

/**
 * The theme: Chakra's conditions and utilities with this product's tokens and only the recipes in use. The recipe of an
 * element that isn't Chakra's is in its component's file.
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
    recipes,
    slotRecipes,
  },
});

export const system = createSystem(defaultBaseConfig, config);
