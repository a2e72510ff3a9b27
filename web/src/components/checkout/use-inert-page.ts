import { useEffect } from 'react';

/**
 * Keeps the page behind the checkout from being used, without a focus trap: a bank's confirmation, which the payment
 * provider puts beside the app in the document, stays usable. The focus returns to where it was.
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
