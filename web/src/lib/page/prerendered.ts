/** The value of a field when the app takes over, and whether it has the focus. */
export type TypedAhead = { name: string; value: string; focused: boolean };

/** The page that the build rendered, until the app has replaced it. */
export const prerenderedPage = (): HTMLElement | null => document.getElementById('prerendered');

/** The app's own element, once its first page is rendered. */
let drawn: HTMLElement | undefined;
/** The names of the buttons that were pressed, in order, for the app to press. */
const pressed: string[] = [];
let pointerDown = false;
/** How far the page was scrolled, in pixels. */
let scrolled = 0;
/** Renders what listeners change synchronously. While the app renders its first page it does so itself. */
let drawAtOnce = (change: () => void): void => change();
/** Removed with the page. */
const watching = new AbortController();
const listeners = new Set<(typed: readonly TypedAhead[]) => void>();

const nameOf = (element: Element): string => element.ariaLabel ?? element.textContent;

/** The app's own link or button with a name. */
const findNamed = (tag: string, name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(tag)].find((it) => nameOf(it) === name);

const typedOn = (page: HTMLElement): TypedAhead[] =>
  [...page.querySelectorAll('input')].map((input) => ({
    name: input.name,
    value: input.value,
    focused: input === document.activeElement,
  }));

const swap = (page: HTMLElement, app: HTMLElement): void => {
  const typed = typedOn(page);
  const focused = page.contains(document.activeElement) && document.activeElement?.closest('a, button');
  watching.abort();
  page.replaceWith(app);
  // In one step with the page: a filled field must never look empty.
  drawAtOnce(() => {
    for (const listener of listeners) listener(typed);
  });
  if (focused) findNamed(focused.localName, nameOf(focused))?.focus();
  // Looked up before any is pressed, because one of them may change the names of the others.
  for (const button of pressed.map((name) => findNamed('button', name))) button?.click();
};

/** Replacing a field during typing loses a letter, and replacing a button under the mouse loses the press. */
const isInUse = (page: HTMLElement): boolean =>
  pointerDown || (document.activeElement instanceof HTMLInputElement && page.contains(document.activeElement));

const swapOnceFree = (): void => {
  const page = prerenderedPage();
  if (page && drawn && (pressed.length > 0 || !isInUse(page))) swap(page, drawn);
};

/** Records input on the page that the build rendered, so that the app can repeat it. */
export const watchPage = (page: HTMLElement): void => {
  page.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    // Submitting the form would reload the page.
    event.preventDefault();
    pressed.push(nameOf(button));
    // Shows that it was pressed until the app has loaded.
    button.disabled = !drawn;
    swapOnceFree();
  });
  page.addEventListener('pointerdown', () => {
    pointerDown = true;
  });
  // The click of a pointer comes after it, and the next focus after the last.
  for (const end of ['pointerup', 'pointercancel']) {
    const release = () => {
      pointerDown = false;
      setTimeout(swapOnceFree);
    };
    document.addEventListener(end, release, { signal: watching.signal });
  }
  const noteScroll = () => {
    scrolled = scrollY;
  };
  addEventListener('scroll', noteScroll, { signal: watching.signal });
  page.addEventListener('focusout', () => void setTimeout(swapOnceFree));
};

/** Calls back with what was typed before the app took over; returns a function that stops it. */
export const onTakeOver = (listener: (typed: readonly TypedAhead[]) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Keeps the app out of the document while the built page shows, so that nothing is there twice. */
export const holdBack = (app: HTMLElement): void => {
  if (prerenderedPage()) app.remove();
};

/**
 * Replaces the page that the build rendered by the app, once its first page is rendered and no one types or presses.
 * Restores the focus and repeats the presses. `flush` makes the app render a change synchronously.
 */
export const takeOver = (app: HTMLElement, flush: typeof drawAtOnce): void => {
  drawn = app;
  // The router starts every page at its top.
  if (prerenderedPage()) scrollTo({ top: scrolled, behavior: 'instant' });
  swapOnceFree();
  drawAtOnce = flush;
};
