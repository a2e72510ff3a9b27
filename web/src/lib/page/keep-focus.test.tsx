import { afterEach, beforeEach, expect, it } from 'vitest';
import { isFocusLost, keepFocus } from './keep-focus.ts';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = `<main><h1>Applicants</h1>
    <ul><li><button id="first">Decline Ana</button></li><li><button id="second">Decline Ben</button></li></ul></main>
    <div role="dialog" aria-label="Decline"><button id="confirm">Confirm</button></div>`;
  end = keepFocus();
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const at = (id: string) => document.getElementById(id) as HTMLButtonElement;
/** Longer than the page has for moving the focus itself. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 400));
/** A browser moves the focus to the body when its element is disabled; jsdom leaves it there. */
const disable = (button: HTMLButtonElement) => {
  button.blur();
  button.disabled = true;
};

it('the focus goes to the list when the row that had it is removed', async () => {
  at('first').focus();
  at('first').closest('li')?.remove();
  await expect.poll(() => document.activeElement?.tagName).toBe('UL');
});

it('the focus returns to a control that is enabled again, such as after sending', async () => {
  at('first').focus();
  disable(at('first'));
  await new Promise((resolve) => setTimeout(resolve));
  at('first').disabled = false;
  await expect.poll(() => document.activeElement?.id).toBe('first');
});

it('the focus leaves a control that stays disabled', async () => {
  at('first').focus();
  disable(at('first'));
  expect(isFocusLost()).toBe(true);
  await expect.poll(() => document.activeElement?.tagName, { timeout: 4000 }).toBe('LI');
  expect(isFocusLost()).toBe(true);
  at('second').focus();
  expect(isFocusLost()).toBe(false);
});

it('the focus returns to what opened a dialog, or to its list when that is gone too', async () => {
  at('second').focus();
  at('confirm').focus();
  at('confirm').closest('div')?.remove();
  await expect.poll(() => document.activeElement?.id).toBe('second');
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button id="again">Confirm</button></div>');
  at('again').focus();
  at('second').closest('li')?.remove();
  at('again').closest('div')?.remove();
  await expect.poll(() => document.activeElement?.tagName).toBe('UL');
});

it('the focus stays in a dialog that is still open when its button is replaced', async () => {
  at('second').focus();
  at('confirm').focus();
  at('confirm').remove();
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('dialog');
});

it('a focus that the page moved stays, and a reader who clicked elsewhere keeps none', async () => {
  at('first').focus();
  at('first').closest('li')?.remove();
  at('second').focus();
  await settle();
  expect(document.activeElement?.id).toBe('second');
  document.querySelector('h1')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  at('second').blur();
  at('second').remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});
