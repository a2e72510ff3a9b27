import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderPart } from '../../../app/theme/render-part.tsx';
import { MultiSelectField } from '../multi-select-field.tsx';

const Form = () => {
  const { control } = useForm({ defaultValues: { trades: [] } });
  return <MultiSelectField control={control} name="trades" label="Trades" options={['Carpentry', 'Plumbing']} />;
};

it('scrolls an open list into sight each time it gets another size', async () => {
  const watched = new Map<Element, () => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #changed: () => void;
      constructor(changed: () => void) {
        this.#changed = changed;
      }
      observe(element: Element) {
        if (element.getAttribute('role') === 'listbox') watched.set(element, this.#changed);
      }
      unobserve() {}
      disconnect() {
        watched.clear();
      }
    },
  );
  const scrolled = vi.fn();
  // The DOM of the tests lays nothing out and has no such function.
  Element.prototype.scrollIntoView = scrolled;
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  renderPart(<Form />);
  fireEvent.click(await screen.findByRole('combobox'));
  const list = await screen.findByRole('listbox');
  await vi.waitFor(() => expect(watched.get(list)).toBeDefined());
  scrolled.mockClear();
  watched.get(list)?.();
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  expect(scrolled.mock.contexts).toEqual([list]);
});
