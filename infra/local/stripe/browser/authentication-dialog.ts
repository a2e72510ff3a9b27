/// <reference lib="dom" />
import { styleElement } from './element-styles.ts';

/** Shows the bank's dialog. Resolves to true when the authentication succeeded; Escape fails it. */
export function askForAuthentication(): Promise<boolean> {
  const dialog = styleElement(document.createElement('dialog'), 'dialog', {});
  const heading = styleElement(document.createElement('h2'), 'heading', {});
  heading.id = 'stripe-authentication';
  heading.textContent = '3-D Secure test page';
  const text = document.createElement('p');
  text.textContent = 'Your bank asks you to confirm this payment.';
  const buttons = styleElement(document.createElement('div'), 'buttons', {});
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.append(heading, text, buttons);

  return new Promise((resolve) => {
    const finish = (passed: boolean): void => {
      dialog.close();
      dialog.remove();
      resolve(passed);
    };
    buttons.append(makeButton('Complete authentication', () => finish(true)));
    buttons.append(makeButton('Fail authentication', () => finish(false)));
    dialog.addEventListener('cancel', () => finish(false));
    // Key presses stay in this dialog, so that a dialog of the page around it doesn't handle them.
    dialog.addEventListener('keydown', (event) => event.stopPropagation());
    // A modal of the page traps the focus, so the dialog opens inside the modal.
    const host = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
    host.append(dialog);
    dialog.showModal();
  });
}

function makeButton(label: string, press: () => void): HTMLButtonElement {
  const button = styleElement(document.createElement('button'), 'button', {});
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', press);
  return button;
}
