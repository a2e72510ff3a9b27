import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const FORM = `
  <form method="dialog"><input name="email"><input name="password"><button type="submit">Sign In</button></form>
  <button type="button" aria-label="Show password"><svg></svg></button><a href="/reset-password">Forgot?</a>`;

const pressed: string[] = [];
const typed = vi.fn();
let app: HTMLElement;
let takeOver: () => void;

const part = (selector: string) => document.querySelector<HTMLElement>(`#prerendered ${selector}`)!;
const pointer = (type: string, target: Element) => target.dispatchEvent(new PointerEvent(type, { bubbles: true }));
const timers = () => new Promise((resolve) => setTimeout(resolve));
const isTakenOver = () => !document.getElementById('prerendered') && app.isConnected;

beforeEach(async () => {
  document.body.innerHTML = `<div id="prerendered">${FORM}</div><div id="root">${FORM}</div>`;
  app = document.getElementById('root')!;
  pressed.length = 0;
  typed.mockClear();
  app.addEventListener('click', (event) => {
    event.preventDefault();
    const { ariaLabel, textContent } = event.target as HTMLElement;
    pressed.push(ariaLabel ?? textContent);
  });
  // The module keeps its state for the life of a document.
  vi.resetModules();
  const page = await import('./prerendered.ts');
  page.watchPage(page.prerenderedPage()!);
  page.onTakeOver(typed);
  page.holdBack(app);
  takeOver = () => page.takeOver(app, (change) => change());
});

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a page that the build rendered', () => {
  it('is shown alone until the app is rendered, which replaces it', () => {
    expect(app.isConnected).toBe(false);
    takeOver();
    expect(isTakenOver()).toBe(true);
    expect(pressed).toEqual([]);
  });

  it('waits while the user types, and passes the typed text on', async () => {
    const email = part('input') as HTMLInputElement;
    email.value = 'bo@example.com';
    email.focus();
    takeOver();
    part('input[name=password]').focus();
    await timers();
    expect(isTakenOver()).toBe(false);
    part('a').focus();
    await timers();
    expect(isTakenOver()).toBe(true);
    expect(typed).toHaveBeenCalledExactlyOnceWith([
      { name: 'email', value: 'bo@example.com', focused: false },
      { name: 'password', value: '', focused: false },
    ]);
  });

  it('keeps the focus on the same link', () => {
    part('a').focus();
    takeOver();
    expect(document.activeElement).toBe(app.querySelector('a'));
  });

  it('makes the app repeat a press immediately, also out of a field', () => {
    part('input').focus();
    takeOver();
    part('button[type=submit]').click();
    expect(isTakenOver()).toBe(true);
    expect(pressed).toEqual(['Sign In']);
    expect(typed).toHaveBeenCalledExactlyOnceWith([
      { name: 'email', value: '', focused: true },
      { name: 'password', value: '', focused: false },
    ]);
  });

  it('makes the app repeat all presses from before it loaded, in order', () => {
    const [first, last] = [part('button[type=submit]'), part('button[aria-label]')];
    first.click();
    last.click();
    expect([first, last].map((button) => button.hasAttribute('disabled'))).toEqual([true, true]);
    expect(isTakenOver()).toBe(false);
    takeOver();
    expect(pressed).toEqual(['Sign In', 'Show password']);
  });

  it.each(['pointerup', 'pointercancel'])('waits for %s while something is held down', async (end) => {
    pointer('pointerdown', part('button'));
    takeOver();
    expect(isTakenOver()).toBe(false);
    pointer(end, document.body);
    await timers();
    expect(isTakenOver()).toBe(true);
    expect(pressed).toEqual([]);
  });
});
