import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { CheckboxField, YesNoField } from './check-field.tsx';
import { CheckGroupField } from './check-group-field.tsx';

type Form = { franchise: boolean; veteran: boolean | undefined; types: string[] };

const Fields = ({ onSave }: { onSave: (form: Form) => void }) => {
  const { control, handleSubmit } = useForm<Form>({ defaultValues: { franchise: false, types: ['C'] } });
  return (
    <form onSubmit={handleSubmit(onSave)}>
      <CheckboxField control={control} name="franchise" label="We are a franchise" />
      <YesNoField control={control} name="veteran" label="Are you a veteran?" clearable />
      <CheckGroupField control={control} name="types" label="Types" options={['A', 'B', 'C']} />
      <button type="submit">Save</button>
    </form>
  );
};

const fields = () => {
  const onSave = vi.fn();
  renderPart(<Fields onSave={onSave} />);
  const saved = async (): Promise<unknown> => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    return onSave.mock.lastCall?.[0];
  };
  return { saved };
};

/** Presses a box or a ring and waits until it is ticked. */
const tick = async (input: HTMLInputElement) => {
  fireEvent.click(input);
  await waitFor(() => expect(input.checked).toBe(true));
};

const question = (name: string) => within(screen.getByRole('group', { name }));

it('a checkbox field keeps an unanswered question unanswered', async () => {
  const { saved } = fields();
  expect(question('Are you a veteran?').getByRole<HTMLInputElement>('radio', { name: 'Any' }).checked).toBe(true);
  expect(await saved()).toEqual({ franchise: false, veteran: undefined, types: ['C'] });
});

it('a checkbox field ticks a box by its name', async () => {
  const { saved } = fields();
  await tick(screen.getByRole('checkbox', { name: 'We are a franchise' }));
  expect(await saved()).toMatchObject({ franchise: true });
});

it('a checkbox field answers a question with no, and clears the answer', async () => {
  const { saved } = fields();
  await tick(question('Are you a veteran?').getByRole('radio', { name: 'No' }));
  expect(await saved()).toMatchObject({ veteran: false });
  await tick(question('Are you a veteran?').getByRole('radio', { name: 'Any' }));
  await waitFor(async () => expect(await saved()).toMatchObject({ veteran: undefined }));
});

it("a checkbox field ticks several boxes of a question, in the options' order", async () => {
  const { saved } = fields();
  await tick(question('Types').getByRole('checkbox', { name: 'B' }));
  expect(await saved()).toMatchObject({ types: ['B', 'C'] });
});
