import { useMediaQuery } from '@chakra-ui/react';
import type { Appearance } from '@stripe/stripe-js';
import { useMemo } from 'react';

const readAppearance = (): Appearance => {
  const tokens = getComputedStyle(document.documentElement);
  const color = (name: string) => tokens.getPropertyValue(`--pl-colors-${name}`).trim();
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: color('accent'),
      colorBackground: color('surface'),
      colorText: color('text'),
      colorTextSecondary: color('muted'),
      colorTextPlaceholder: color('muted'),
      colorDanger: color('danger'),
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '5px',
    },
  };
};

/**
 * Returns the product's colors as values, since the card form is in a frame of its own, where the page's tokens don't
 * exist. They change with the device's light and dark, as the page does.
 */
export const useCardFormAppearance = (): Appearance => {
  const [isDark] = useMediaQuery(['(prefers-color-scheme: dark)']);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens that are read depend on it.
  return useMemo(readAppearance, [isDark]);
};
