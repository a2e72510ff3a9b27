import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderPart } from '../../../app/theme/render-part.tsx';
import { MultiSelectField } from '../multi-select-field.tsx';

const Form = () => {
  const { control } = useForm({ defaultValues: { trades: [] } });
  return <MultiSelectField control={control} name="trades" label="Trades" options={['Carpentry', 'Plumbing']} />;
};

it('the field scrolls an open list into view each time its size changes', async () => {
  // The observers of all elements: the code that positions the list observes it, as the field does.
  const watchers: { element: Element; changed: () => void }[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #changed: () => void;
      constructor(changed: () => void) {
        this.#changed = changed;
      }
      observe(element: Element) {
        watchers.push({ element, changed: this.#changed });
      }
      unobserve() {}
      disconnect() {}
    },
  );
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  onTestFinished(() => scrolled.mockRestore());
  renderPart(<Form />);
  fireEvent.click(await screen.findByRole('combobox'));
  const list = await screen.findByRole('listbox');
  const ofList = () => watchers.filter(({ element }) => element === list);
  const resize = () => {
    for (const { changed } of ofList()) changed();
  };
  // The positioning of the list may observe it before the field does.
  await vi.waitFor(() => {
    resize();
    expect(scrolled).toHaveBeenCalled();
  });
  scrolled.mockClear();
  resize();
  expect(scrolled.mock.calls).toEqual([[{ block: 'nearest' }]]);
  expect(scrolled.mock.contexts).toEqual([list]);
});
