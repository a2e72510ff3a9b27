import { REQUIRED } from '@plumbline/shared/contracts/fields';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { CheckboxField, YesNoField } from './check-field.tsx';
import { CheckGroupField } from './check-group-field.tsx';
import { CountField } from './count-field.tsx';
import { MoneyField } from './money-field.tsx';
import { MultiSelectField } from './multi-select-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RichTextField } from './rich-text/rich-text-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { YearField } from './year/year-field.tsx';

type Form = { value: string };
type Props = { control: Control<Form>; name: 'value'; label: string; help?: string };

/** Every kind of field, and the role of what its description belongs to where its label names no control. */
const kinds: Record<string, { draw: (props: Props) => ReactNode; role?: 'group' | 'textbox' }> = {
  text: { draw: (props) => <TextField {...props} /> },
  'several lines': { draw: (props) => <TextArea {...props} /> },
  password: { draw: (props) => <PasswordField {...props} autoComplete="current-password" /> },
  money: { draw: (props) => <MoneyField {...props} /> },
  count: { draw: (props) => <CountField {...props} maxLength={3} /> },
  year: { draw: (props) => <YearField {...props} /> },
  select: { draw: (props) => <SelectField {...props} options={['A', 'B']} /> },
  'several options': { draw: (props) => <MultiSelectField {...props} options={['A', 'B']} /> },
  checkbox: { draw: (props) => <CheckboxField {...props} /> },
  'yes or no': { draw: (props) => <YesNoField {...props} />, role: 'group' },
  checkboxes: { draw: (props) => <CheckGroupField {...props} options={['A', 'B']} />, role: 'group' },
  'rich text': { draw: (props) => <RichTextField {...props} />, role: 'textbox' },
};

const HELP = 'As on your card.';
const ERROR = 'Please add this.';

type FieldTest = { draw: (props: Props) => ReactNode; error?: string };

const Field = ({ draw, error = ERROR }: FieldTest) => {
  const { control } = useForm<Form>({ errors: { value: { type: 'required', message: error } } });
  return draw({ control, name: 'value', label: 'Card', help: HELP });
};

const Plain = ({ draw }: { draw: (props: Props) => ReactNode }) => {
  const { control } = useForm<Form>();
  return draw({ control, name: 'value', label: 'Card' });
};

/** A list of options may have the label of its field as well. */
const findControl = () => screen.findByLabelText('Card', { selector: 'input, textarea, select' });

const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

it.each(Object.entries(kinds))('a field for %s is described by its help and its error', async (_, { draw, role }) => {
  renderPart(<Field draw={draw} />);
  const control = role ? await screen.findByRole(role, { name: 'Card' }) : await findControl();
  await waitFor(() => expect(descriptionOf(control)).toBe(`${HELP}${ERROR}`));
});

it.each(Object.entries(kinds))('a field for %s says its name before an error without one', async (_, { draw }) => {
  renderPart(<Field draw={draw} error={REQUIRED} />);
  const error = (await screen.findByText(REQUIRED)).closest('[aria-live]');
  expect(error?.textContent).toBe('Card: This field is required');
});

it.each(Object.entries(kinds))('a field for %s names no description that it has not', async (_, { draw, role }) => {
  renderPart(<Plain draw={draw} />);
  const control = role ? await screen.findByRole(role, { name: 'Card' }) : await findControl();
  expect(control.getAttribute('aria-describedby')).toBeNull();
});
