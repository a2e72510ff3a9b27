import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * Makes a toolbar one Tab stop: the arrow keys, Home and End move the focus between its buttons and selects, and Tab
 * leaves it. The stop is the control that had the focus last.
 */
export const useRovingFocus = () => {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const controls = () => [...(bar.current?.querySelectorAll<HTMLElement>('button, select') ?? [])];
  useLayoutEffect(() => {
    const all = controls();
    const last = Math.min(stop, all.length - 1);
    all.forEach((control, index) => {
      control.tabIndex = index === last ? 0 : -1;
    });
  });
  const onFocus = ({ target }: FocusEvent) => setStop(controls().indexOf(target as HTMLElement));
  const onKeyDown = (event: KeyboardEvent) => {
    const all = controls();
    const index = all.indexOf(event.target as HTMLElement);
    const next = {
      ArrowRight: (index + 1) % all.length,
      ArrowLeft: (index - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return { bar, onFocus, onKeyDown };
};
