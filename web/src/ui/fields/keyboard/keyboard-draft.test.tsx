import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../../app/theme/render-part.tsx';
import { Choice } from '../choice.tsx';

const words = { new: 'New', contacted: 'Contacted', hired: 'Hired' } as const;
type Stage = keyof typeof words;

const choice = (saves = true) => {
  const onChange = vi.fn();
  const onOuterKey = vi.fn();
  renderPart(
    // biome-ignore lint/a11y/noStaticElementInteractions: takes the place of a dialog
    <div onKeyDown={onOuterKey}>
      <Choice<Stage>
        label="Stage"
        saves={saves}
        value="new"
        values={['new', 'contacted', 'hired']}
        words={words}
        onChange={onChange}
      />
    </div>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Stage' });
  /** Chooses a value as a browser does on a closed select: during the event of the key. */
  const byKey = (value: Stage, key = 'ArrowDown') => {
    fireEvent.keyDown(select, { key });
    fireEvent.change(select, { target: { value } });
    vi.runAllTimers();
  };
  return { select, byKey, onChange, onOuterKey };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a select that saves shows what the arrow keys pass, and saves only the last value, with Enter', () => {
  const { select, byKey, onChange } = choice();
  byKey('contacted');
  byKey('hired');
  expect(select.value).toBe('hired');
  expect(onChange).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(select, { key: 'Enter' })).toBe(false);
  expect(onChange.mock.calls).toEqual([['hired']]);
  fireEvent.blur(select);
  expect(onChange).toHaveBeenCalledOnce();
});

it('a select that saves does so when the focus leaves it, with Tab as well', () => {
  const { select, byKey, onChange } = choice();
  byKey('contacted');
  expect(fireEvent.keyDown(select, { key: 'Tab' })).toBe(true);
  fireEvent.blur(select);
  expect(onChange.mock.calls).toEqual([['contacted']]);
});

it('Escape restores the value of a select that saves, and keeps the dialog around it open', () => {
  const { select, byKey, onChange, onOuterKey } = choice();
  byKey('contacted');
  onOuterKey.mockClear();
  fireEvent.keyDown(select, { key: 'Escape' });
  expect(select.value).toBe('new');
  expect(onOuterKey).not.toHaveBeenCalled();
  fireEvent.blur(select);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(select, { key: 'Escape' });
  expect(onOuterKey).toHaveBeenCalledOnce();
});

it('a letter on a select that saves chooses a draft as well', () => {
  const { select, onChange } = choice();
  fireEvent.keyDown(select, { key: 'h' });
  vi.runAllTimers();
  fireEvent.keyPress(select, { key: 'h', charCode: 104 });
  fireEvent.change(select, { target: { value: 'hired' } });
  expect(select.value).toBe('hired');
  expect(onChange).not.toHaveBeenCalled();
});

it('keys that lead back to the value of a select save nothing', () => {
  const { select, byKey, onChange } = choice();
  byKey('contacted');
  byKey('new', 'ArrowUp');
  fireEvent.blur(select);
  expect(onChange).not.toHaveBeenCalled();
});

it('a choice by mouse or touch is saved immediately', () => {
  const { select, onChange } = choice();
  fireEvent.pointerDown(select);
  fireEvent.change(select, { target: { value: 'hired' } });
  expect(onChange.mock.calls).toEqual([['hired']]);
});

it('a choice from the list that a key opened is saved immediately, also after a draft', () => {
  const { select, byKey, onChange } = choice();
  byKey('contacted');
  fireEvent.keyDown(select, { key: ' ' });
  fireEvent.keyPress(select, { key: ' ', charCode: 32 });
  vi.runAllTimers();
  fireEvent.change(select, { target: { value: 'hired' } });
  expect(onChange.mock.calls).toEqual([['hired']]);
  fireEvent.blur(select);
  expect(onChange).toHaveBeenCalledOnce();
});

it('a select that only filters takes each key', () => {
  const { byKey, onChange } = choice(false);
  byKey('contacted');
  expect(onChange.mock.calls).toEqual([['contacted']]);
});
