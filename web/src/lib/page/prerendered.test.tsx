import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prerenderedPage, rememberPress, takeOver, typedAhead } from './prerendered.ts';

const FORM = `
  <form method="dialog"><input name="email"><input name="password"><button type="submit">Sign In</button></form>
  <button type="button" aria-label="Show password"><svg></svg></button><a href="/reset-password">Forgot?</a>`;

const pressed: string[] = [];
const button = (place: string, name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>(`#${place} button`)].find(
    (it) => (it.ariaLabel ?? it.textContent) === name,
  )!;
const pointer = (type: string, target: Element, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));

beforeEach(() => {
  document.body.innerHTML = `<div id="prerendered">${FORM}</div><div id="app">${FORM}</div>`;
  pressed.length = 0;
  document.getElementById('app')!.addEventListener('click', (event) => {
    event.preventDefault();
    const { ariaLabel, textContent } = event.target as HTMLElement;
    pressed.push(ariaLabel ?? textContent);
  });
  rememberPress(prerenderedPage()!);
});

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a page that the build rendered', () => {
  it('tells what was typed into it, and where', () => {
    const [email, password] = document.querySelectorAll<HTMLInputElement>('#prerendered input');
    email!.value = 'bo@example.com';
    password!.focus();
    expect(typedAhead()).toEqual([
      { name: 'email', value: 'bo@example.com', focused: false },
      { name: 'password', value: '', focused: true },
    ]);
    takeOver();
    expect(typedAhead()).toEqual([]);
  });

  it('makes place for the app, which presses nothing when nothing was pressed', () => {
    takeOver();
    expect(prerenderedPage()).toBeNull();
    expect(pressed).toEqual([]);
    takeOver();
  });

  it('leaves the focus on the same link', () => {
    document.querySelector<HTMLElement>('#prerendered a')!.focus();
    takeOver();
    expect(document.activeElement).toBe(document.querySelector('#app a'));
  });

  it('has the app press what was pressed last', () => {
    button('prerendered', 'Sign In').click();
    button('prerendered', 'Show password').click();
    takeOver();
    expect(pressed).toEqual(['Show password']);
  });

  it('has the app press what is held down, once it is let go there', () => {
    pointer('pointerdown', button('prerendered', 'Sign In'));
    takeOver();
    expect(pressed).toEqual([]);
    pointer('pointerup', button('app', 'Sign In'));
    pointer('pointerup', button('app', 'Sign In'));
    expect(pressed).toEqual(['Sign In']);
  });

  it('forgets what was let go elsewhere, before the app came and after', () => {
    pointer('pointerdown', button('prerendered', 'Sign In'));
    pointer('pointerup', document.body);
    takeOver();
    pointer('pointerup', button('app', 'Sign In'));
    expect(pressed).toEqual([]);
  });

  it('leaves to the browser what a finger lets go', () => {
    pointer('pointerdown', button('prerendered', 'Sign In'), 'touch');
    takeOver();
    pointer('pointerup', button('app', 'Sign In'), 'touch');
    expect(pressed).toEqual([]);
  });

  it('presses nothing when another button is under what is let go', () => {
    pointer('pointerdown', button('prerendered', 'Sign In'));
    takeOver();
    pointer('pointerup', button('app', 'Show password'));
    expect(pressed).toEqual([]);
  });
});
