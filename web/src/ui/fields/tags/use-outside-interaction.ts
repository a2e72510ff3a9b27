import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the user leaves the element by a click outside or by focusing another field. A click calls back
 * before the clicked element gets it, so that the layout doesn't move under the pointer.
 */
export const useOutsideInteraction = (
  element: RefObject<HTMLElement | null>,
  active: boolean,
  leave: () => void,
): void => {
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    if (!active) return;
    let pressed = false;
    const isOutside = ({ target }: Event) => target instanceof Node && !element.current?.contains(target);
    const listeners = new AbortController();
    const listen = <K extends keyof DocumentEventMap>(name: K, listener: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(name, listener, { capture: true, signal: listeners.signal });
    listen('pointerdown', (event) => {
      pressed = isOutside(event);
    });
    listen('pointercancel', () => {
      pressed = false;
    });
    listen('click', (event) => {
      pressed = false;
      if (isOutside(event)) onLeave();
    });
    listen('focusin', (event) => {
      if (!pressed && isOutside(event)) onLeave();
    });
    return () => listeners.abort();
  }, [active, element]);
};
