import { useEffect } from 'react';

/**
 * Makes the page behind the checkout inert, without a focus trap: a bank's confirmation, which the payment provider
 * adds to the document outside the app, stays usable. The focus returns to where it was.
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
