import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../app/theme/render-part.tsx';

type Form = { trades: string[] };

const TRADES = ['Carpentry', 'Framing', 'Roofing'];

/** Renders the field before its list has loaded, as on a first visit. */
const waitingField = async () => {
  vi.resetModules();
  const [{ MultiSelectField }, { Toasts }] = await Promise.all([
    import('../multi-select-field.tsx'),
    import('../../toasts/toasts.tsx'),
  ]);
  const onSave = vi.fn();
  const Fields = () => {
    const { control, handleSubmit } = useForm<Form>({ defaultValues: { trades: ['Roofing'] } });
    return (
      <form onSubmit={handleSubmit(onSave)}>
        <MultiSelectField control={control} name="trades" label="Trades" options={TRADES} required />
        <Toasts />
      </form>
    );
  };
  renderPart(<Fields />);
  return onSave;
};

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Trades *' });

/** Whether the list has loaded. Only then does the field have `aria-controls`. */
const hasList = () => expect(input().getAttribute('aria-controls')).not.toBeNull();

it('the combobox placeholder looks the same and has the same name before its list has loaded', async () => {
  await waitingField();
  expect(input().getAttribute('aria-expanded')).toBe('false');
  expect(input().getAttribute('aria-required')).toBe('true');
  screen.getByRole('button', { name: 'Remove Roofing' });
  screen.getByRole('button', { name: 'Show options' });
  expect(screen.queryByRole('option')).toBeNull();
  // The list loads when the browser is idle, because the field is untouched.
  await waitFor(hasList);
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByRole('option')).toBeNull();
});

it('the combobox placeholder continues with text that was typed before, at the same position', async () => {
  await waitingField();
  input().focus();
  fireEvent.change(input(), { target: { value: 'fra' } });
  await waitFor(hasList);
  await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Framing']));
  expect(input().value).toBe('fra');
  expect(document.activeElement).toBe(input());
  expect(input().selectionStart).toBe(3);
});

it('the combobox placeholder opens the list by its arrow', async () => {
  await waitingField();
  fireEvent.click(screen.getByRole('button', { name: 'Show options' }));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(TRADES.length));
  expect(document.activeElement).toBe(input());
});

it('the combobox placeholder opens no list when the focus only passes', async () => {
  await waitingField();
  input().focus();
  await waitFor(hasList);
  expect(document.activeElement).toBe(input());
  expect(input().getAttribute('aria-expanded')).toBe('false');
});

it('the combobox placeholder removes a tag, and never submits by Enter, before its list has loaded', async () => {
  const onSave = await waitingField();
  input().focus();
  fireEvent.keyDown(input(), { key: 'Backspace' });
  expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(false);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Roofing' })).toBeNull());
  expect(onSave).not.toHaveBeenCalled();
});

it("the combobox placeholder says when an opened list can't load, and loads it again with the next touch", async () => {
  vi.doMock('./tag-combobox.tsx', () => {
    throw new Error('There is no signal');
  });
  await waitingField();
  fireEvent.click(screen.getByRole('button', { name: 'Show options' }));
  await screen.findByText('Something went wrong.');
  expect(screen.queryByRole('option')).toBeNull();
  vi.doUnmock('./tag-combobox.tsx');
  fireEvent.change(input(), { target: { value: 'roof' } });
  await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Roofing']));
});
