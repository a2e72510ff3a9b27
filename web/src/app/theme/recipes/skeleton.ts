import { defineRecipe } from '@chakra-ui/react';

/** A skeleton shows only after this delay, so that quick responses don't flicker. */
const DELAY = '200ms';

/** A gray box where loading content will be. */
export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    maxWidth: 'full',
    height: '14px',
    borderRadius: 's',
    bg: 'sunken',
    animation: `appear 1ms ${DELAY} backwards, breathe 1.4s ${DELAY} ease-in-out infinite alternate`,
  },
  variants: {
    shape: {
      avatar: { flex: 'none', width: '44px', height: '44px', borderRadius: 'full' },
      icon: { flex: 'none', width: '20px', height: '20px', borderRadius: 'full' },
      heading: { height: '22px' },
      figure: { width: '44px', height: '29px', my: '5px' },
      pill: { width: '92px', height: '24px' },
      button: { width: '108px', height: '44px' },
    },
  },
});
