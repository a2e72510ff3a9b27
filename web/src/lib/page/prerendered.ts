/** What stands in a field when the app takes over, and whether the field has the focus. */
export type TypedAhead = { name: string; value: string; focused: boolean };

/** The page that the build rendered, until the app has taken its place. */
export const prerenderedPage = (): HTMLElement | null => document.getElementById('prerendered');

/** The app's own element, once its first page is drawn. */
let drawn: HTMLElement | undefined;
/** The names of the buttons that were pressed, in order, for the app to press. */
const pressed: string[] = [];
let pointerDown = false;
/** How far down the page was read, in pixels. */
let scrolled = 0;
/** Draws at once what listeners change. While the app draws its first page it does so itself. */
let drawAtOnce = (change: () => void): void => change();
/** Ends with the page. */
const watching = new AbortController();
const listeners = new Set<(typed: readonly TypedAhead[]) => void>();

const nameOf = (element: Element): string => element.ariaLabel ?? element.textContent;

/** The app's own link or button of a name. */
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
  // In one step with the page: nobody is to see an empty field where something was typed.
  drawAtOnce(() => {
    for (const listener of listeners) listener(typed);
  });
  if (focused) findNamed(focused.localName, nameOf(focused))?.focus();
  // Found before any is pressed, because one of them may change the names of the others.
  for (const button of pressed.map((name) => findNamed('button', name))) button?.click();
};

/** A field that goes away while somebody types loses a letter, and a button that goes away under the mouse is not pressed. */
const isInUse = (page: HTMLElement): boolean =>
  pointerDown || (document.activeElement instanceof HTMLInputElement && page.contains(document.activeElement));

const swapOnceFree = (): void => {
  const page = prerenderedPage();
  if (page && drawn && (pressed.length > 0 || !isInUse(page))) swap(page, drawn);
};

/** Follows what is done on the page that the build rendered, for the app to go on with it. */
export const watchPage = (page: HTMLElement): void => {
  page.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    // A form that was sent would load the page anew.
    event.preventDefault();
    pressed.push(nameOf(button));
    // Until the app has come, it shows that it was pressed.
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

/** Tells what was typed before the app took over; answers how to stop listening. */
export const onTakeOver = (listener: (typed: readonly TypedAhead[]) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Keeps the app out of the document while a page stands there that the build rendered: nothing is to be there twice. */
export const holdBack = (app: HTMLElement): void => {
  if (prerenderedPage()) app.remove();
};

/**
 * Puts the app, whose first page is drawn, in the place of the page that the build rendered, as soon as nobody types or presses
 * there. What had the focus has it again, and what was pressed is pressed. `flush` has the app draw what a call changes.
 */
export const takeOver = (app: HTMLElement, flush: typeof drawAtOnce): void => {
  drawn = app;
  // The router begins every page at its top.
  if (prerenderedPage()) scrollTo({ top: scrolled, behavior: 'instant' });
  swapOnceFree();
  drawAtOnce = flush;
};
