/** Focuses an element that can't be reached by Tab. */
export const focusPlace = (place: HTMLElement): void => {
  if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
};

/**
 * Moves the focus to a page's h1, so that a screen reader says the title instead of the whole content. Until the page
 * has one, its main element has the focus. Returns the function that stops waiting for the h1.
 */
export const focusPage = (main: HTMLElement): (() => void) => {
  const takeHeading = (): boolean => {
    const heading = main.querySelector('h1');
    if (heading) focusPlace(heading);
    return heading !== null;
  };
  focusPlace(main);
  if (takeHeading()) return () => {};
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || takeHeading()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
};
