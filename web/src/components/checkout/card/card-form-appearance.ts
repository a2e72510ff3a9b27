import type { Appearance } from '@stripe/stripe-js';

/** The product's colors as values. The card form is in a frame of its own, where the page's tokens don't exist. */
export const cardFormAppearance = (): Appearance => {
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
