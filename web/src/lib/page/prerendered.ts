/** The page that the build rendered, beside the app's root, until the app has drawn its own over it. */
export const prerenderedPage = (): HTMLElement | null => document.getElementById('prerendered');

const buttonAt = (target: EventTarget | null): HTMLButtonElement | null =>
  target instanceof Element ? target.closest('button') : null;
const nameOf = (element: Element): string => element.ariaLabel ?? element.textContent;

/** The app's own link or button of a name. */
const findNamed = (tag: string, name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(tag)].find((it) => nameOf(it) === name);

/** Notes which button was pressed last, for the app to press, and which one a mouse holds down. */
export const rememberPress = (page: HTMLElement): void => {
  page.addEventListener('click', (event) => {
    const button = buttonAt(event.target);
    if (!button) return;
    // A form that was sent would load the page anew.
    event.preventDefault();
    page.dataset.pressed = nameOf(button);
  });
  page.addEventListener('pointerdown', ({ target, pointerType }) => {
    const button = buttonAt(target);
    // What a finger lets go the browser presses by itself.
    if (button && pointerType === 'mouse') page.dataset.held = nameOf(button);
  });
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => delete page.dataset.held);
};

/** What stands in the fields of the page that the build rendered, and which of them has the focus. */
export const typedAhead = (): { name: string; value: string; focused: boolean }[] =>
  [...(prerenderedPage()?.querySelectorAll('input') ?? [])].map((input) => ({
    name: input.name,
    value: input.value,
    focused: input === document.activeElement,
  }));

/**
 * Takes the page away that the build rendered. The app's own link or button gets the focus of what had it, and its own button
 * is pressed for what was pressed; fields are the forms' own (`typedAhead`).
 */
export const takeOver = (): void => {
  const page = prerenderedPage();
  if (!page) return;
  const { pressed, held } = page.dataset;
  const focused = page.contains(document.activeElement) && document.activeElement?.closest('a, button');
  page.remove();
  if (focused) findNamed(focused.localName, nameOf(focused))?.focus();
  if (held) {
    // The button under the mouse has gone, so that letting go would press nothing.
    const release = ({ target }: Event) => {
      const button = buttonAt(target);
      if (button && nameOf(button) === held) button.click();
    };
    document.addEventListener('pointerup', release, { once: true });
  }
  if (pressed) findNamed('button', pressed)?.click();
};
