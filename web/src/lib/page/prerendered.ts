/** The page that the build rendered, beside the app's root, until the app has drawn its own over it. */
export const prerenderedPage = (): HTMLElement | null => document.getElementById('prerendered');

const buttonAt = (target: EventTarget | null): HTMLButtonElement | null =>
  target instanceof Element ? target.closest('button') : null;
const nameOf = (button: HTMLButtonElement): string => button.ariaLabel ?? button.textContent;

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

/** Takes the page away that the build rendered, and presses the app's own button of what was pressed on it. */
export const takeOver = (): void => {
  const page = prerenderedPage();
  if (!page) return;
  const { pressed, held } = page.dataset;
  page.remove();
  if (held) {
    // The button under the mouse has gone, so that letting go would press nothing.
    const release = ({ target }: Event) => {
      const button = buttonAt(target);
      if (button && nameOf(button) === held) button.click();
    };
    document.addEventListener('pointerup', release, { once: true });
  }
  const button = [...document.querySelectorAll('button')].find((it) => nameOf(it) === pressed);
  button?.click();
};
