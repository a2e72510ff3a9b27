import { defineRecipe } from '@chakra-ui/react';

/** Quick answers do not flash: a shape shows after so long. */
const DELAY = '200ms';

/** Grey in the box that what is fetched will fill. */
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
