import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../../app/theme/render-part.tsx';
import { TradeField } from '../../../components/trades/trade-field.tsx';
import { MultiSelectField } from '../multi-select-field.tsx';

type Form = { trades: string[] };

const onChange = vi.fn();
beforeEach(() => void onChange.mockReset());

const OPTIONS = ['Carpentry', 'Electrical', 'Roofing'];

/** The fields for several options: a list, a list that also takes free text, and the trades. */
const kinds = { list: MultiSelectField<Form>, 'list with free text': MultiSelectField<Form>, trades: TradeField<Form> };

const Fields = ({ kind }: { kind: keyof typeof kinds }) => {
  const { control, subscribe } = useForm<Form>({ defaultValues: { trades: ['Electrical', 'Roofing'] } });
  subscribe({ name: 'trades', formState: { values: true }, callback: ({ values }) => onChange(values.trades) });
  const props = { control, name: 'trades', label: 'Trades' } as const;
  if (kind === 'trades') return <TradeField {...props} />;
  return <MultiSelectField {...props} options={OPTIONS} tagging={kind === 'list with free text'} />;
};

const show = async (kind: keyof typeof kinds) => {
  renderPart(<Fields kind={kind} />);
  fireEvent.focus(screen.getByRole('combobox'));
  // The list has loaded when the field names it.
  await waitFor(() => expect(screen.getByRole('combobox').getAttribute('aria-controls')).not.toBeNull());
  return screen.getByRole<HTMLInputElement>('combobox');
};

const chosen = () => screen.getAllByRole('button', { name: /^Remove / }).map((each) => each.getAttribute('aria-label'));
const KEPT = 'Electrical is already chosen. The cross next to its name removes it.';

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('the field for several options (%s)', (kind) => {
  it('keeps an option that is picked again in the list, and announces it', async () => {
    const field = await show(kind);
    fireEvent.change(field, { target: { value: 'Electrical' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Electrical', selected: true }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(KEPT));
    expect(chosen()).toEqual(['Remove Electrical', 'Remove Roofing']);
    expect(field.value).toBe('');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps an option that is picked again with the arrow keys, and announces it', async () => {
    const field = await show(kind);
    fireEvent.change(field, { target: { value: 'Electrical' } });
    await screen.findByRole('option', { name: 'Electrical', selected: true });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBeTruthy());
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(KEPT));
    expect(chosen()).toEqual(['Remove Electrical', 'Remove Roofing']);
  });

  it('keeps an option that is typed again, and announces it until the next letter', async () => {
    const field = await show(kind);
    fireEvent.change(field, { target: { value: 'electrical' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(KEPT));
    expect(chosen()).toEqual(['Remove Electrical', 'Remove Roofing']);
    fireEvent.change(field, { target: { value: 'c' } });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says which option Backspace or a cross removed', async () => {
    const field = await show(kind);
    fireEvent.keyDown(field, { key: 'Backspace' });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Roofing is no longer chosen.'));
    expect(chosen()).toEqual(['Remove Electrical']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Electrical' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Electrical is no longer chosen.'));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });
});
