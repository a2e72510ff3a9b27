import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRovingFocus } from './use-roving-focus.ts';

const Bar = () => {
  const { bar, onKeyDown, onFocus } = useRovingFocus();
  return (
    <div role="toolbar" ref={bar} onKeyDown={onKeyDown} onFocus={onFocus}>
      <button type="button">Bold</button>
      <select aria-label="Font" />
      <button type="button">Clear</button>
    </div>
  );
};

const control = (name: string) => screen.getByRole(name === 'Font' ? 'combobox' : 'button', { name });
const stops = () => ['Bold', 'Font', 'Clear'].filter((name) => control(name).tabIndex === 0);
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

it('a toolbar is one Tab stop, and the arrow keys move between its controls', () => {
  render(<Bar />);
  expect(stops()).toEqual(['Bold']);
  control('Bold').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Font'],
    ['ArrowRight', 'Clear'],
    ['ArrowRight', 'Bold'],
    ['ArrowLeft', 'Clear'],
    ['Home', 'Bold'],
    ['End', 'Clear'],
  ] as const) {
    press(key);
    expect(document.activeElement).toBe(control(name));
    expect(stops()).toEqual([name]);
  }
});

it('a toolbar leaves other keys to its controls', () => {
  render(<Bar />);
  control('Font').focus();
  for (const key of ['ArrowDown', 'Enter', 'Tab']) expect(press(key)).toBe(true);
  expect(document.activeElement).toBe(control('Font'));
});
