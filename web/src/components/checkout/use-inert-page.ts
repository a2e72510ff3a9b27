import { useEffect } from 'react';

/**
 * Makes the page behind the checkout inert, without a focus trap. A bank's confirmation stays usable, because the
 * payment provider adds it to the document outside of the app. Afterwards the focus returns to where it was.
 */
export const useInertPage = () => {
  useEffect(() => {
    const root = document.getElementById('root');
    const before = document.activeElement;
    root?.setAttribute('inert', '');
    return () => {
      root?.removeAttribute('inert');
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
};
