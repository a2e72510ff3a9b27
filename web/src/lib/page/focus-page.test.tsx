import { afterEach, expect, it, vi } from 'vitest';
import { focusPage } from './focus-page.ts';

afterEach(() => document.body.replaceChildren());

const newMain = (content = ''): HTMLElement => {
  document.body.innerHTML = `<main>${content}</main>`;
  return document.querySelector('main') as HTMLElement;
};

it('a page that opens gives the focus to its heading, also to one that no Tab reaches', () => {
  const main = newMain('<h1>Carpenter</h1>');
  focusPage(main);
  expect(document.activeElement).toBe(main.querySelector('h1'));
  expect(main.querySelector('h1')?.tabIndex).toBe(-1);
});

it('a page that is loading gives the focus to its heading when it has come', async () => {
  const main = newMain('<p>Loading</p>');
  focusPage(main);
  expect(document.activeElement).toBe(main);
  main.innerHTML = '<h1>Carpenter</h1>';
  await vi.waitFor(() => expect(document.activeElement).toBe(main.querySelector('h1')));
});

it('a reader who has moved on keeps the focus when the heading comes', async () => {
  const main = newMain('<button>Menu</button>');
  focusPage(main);
  main.querySelector('button')?.focus();
  main.prepend(document.createElement('h1'));
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  expect(document.activeElement?.tagName).toBe('BUTTON');
});
