import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { ActionMenu } from './action-menu.tsx';
import { Segmented } from './segmented.tsx';
import { Switch } from './switch.tsx';

it('a switch has a name, also where the name does not show, and announces its new state', () => {
  const change = vi.fn();
  const { rerender } = renderPart(<Switch label="Receipts" hideLabel on={false} onChange={change} />);
  const receipts = screen.getByRole<HTMLButtonElement>('switch', { name: 'Receipts' });
  expect(receipts.ariaChecked).toBe('false');
  fireEvent.click(receipts);
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
  rerender(<Switch label="Receipts" hideLabel on onChange={change} />);
  expect(receipts.ariaChecked).toBe('true');
});

it("a switch can't be switched while it is disabled", () => {
  const change = vi.fn();
  renderPart(<Switch label="Receipts" on onChange={change} disabled />);
  const receipts = screen.getByRole<HTMLButtonElement>('switch', { name: 'Receipts' });
  expect(receipts.disabled).toBe(true);
  fireEvent.click(receipts);
  expect(change).not.toHaveBeenCalled();
});

const options = [
  { value: 'off', label: 'Off' },
  { value: 'daily', label: 'Daily' },
] as const;

it('a segmented control is one choice of several, by the name of the chosen one', () => {
  const change = vi.fn();
  renderPart(<Segmented label="New match" value="off" options={options} onChange={change} />);
  const choice = within(screen.getByRole('group', { name: 'New match' }));
  expect(choice.getByRole('button', { pressed: true }).textContent).toBe('Off');
  fireEvent.click(choice.getByRole('button', { name: 'Daily' }));
  expect(change).toHaveBeenCalledExactlyOnceWith('daily');
});

it.each(['Enter', 'ArrowDown', ' '])('a menu that is opened by the key "%s" is on its first action', async (key) => {
  const actions = ['Edit', 'Close'].map((label) => ({ label, onSelect: () => {} }));
  renderPart(<ActionMenu label="Options" actions={actions} />);
  const trigger = screen.getByRole('button', { name: 'Options' });
  trigger.focus();
  // A browser clicks a button that gets Enter or Space, unless the page has handled the key.
  if (fireEvent.keyDown(trigger, { key }) && key !== 'ArrowDown') fireEvent.click(trigger, { detail: 0 });
  const first = await screen.findByRole('menuitem', { name: 'Edit' });
  await expect
    .poll(() => screen.getByRole('menu', { name: 'Options' }).getAttribute('aria-activedescendant'))
    .toBe(first.id);
});
