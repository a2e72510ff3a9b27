import { Input } from '@chakra-ui/react';
import { t } from 'i18next';
import type { ReactNode } from 'react';
import type { Example, Examples } from '../../../gallery/example.ts';
import { type ExampleForm, WithForm } from '../../../gallery/with-form.tsx';
import { WithState } from '../../../gallery/with-state.tsx';
import { CheckboxField, CheckLabel, YesNoField } from './check-field.tsx';
import { CheckGroupField } from './check-group-field.tsx';
import { Choice } from './choice.tsx';
import { CountField } from './count-field.tsx';
import { FieldDescription, FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { FieldRow } from './field-row.ts';
import { MoneyField } from './money-field.tsx';
import { MultiSelectField } from './multi-select-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioField } from './radio-field.tsx';
import { RichTextField } from './rich-text/rich-text-field.tsx';
import { SelectField } from './select-field.tsx';
import { PhoneField, ZipField } from './special-fields.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { YearField } from './year/year-field.tsx';

type Props = FieldProps<ExampleForm>;
type Draw = (props: Props) => ReactNode;

const LONG = 'Finish carpenter for a four-story apartment house with thirty-two kitchens, stairs and built-in closets ';
const options = () =>
  [t('Roofing'), t('Framing'), t('Siding'), t('Drywall')].map((text) => ({ value: text, label: text }));
const yesAndNo = () => [t('Yes'), t('No')].map((text) => ({ value: text, label: text }));

/** The states of a form field: empty, with help, filled, with an error and disabled. */
const fieldStates = (label: () => string, value: ExampleForm['value'], draw: Draw): Record<string, Example['Draw']> => {
  const inForm = (props: Partial<Props> = {}, form: { value?: ExampleForm['value']; error?: string } = {}) => (
    <WithForm
      value={Array.isArray(value) ? [] : ''}
      {...form}
      draw={(control) => draw({ control, name: 'value', label: label(), ...props })}
    />
  );
  return {
    empty: () => inForm({ required: true }),
    help: () => inForm({ help: t('Give it a minute and try again.') }),
    filled: () => inForm({}, { value }),
    error: () => inForm({ required: true }, { error: t('Please check your entries') }),
    disabled: () => inForm({ disabled: true }, { value }),
  };
};

const email = () => t('Email');

export const examples: Examples = {
  TextField: {
    ...fieldStates(email, 'renee@example.test', (props) => <TextField {...props} />),
    'long text': () => (
      <WithForm
        value={LONG.repeat(3)}
        draw={(control) => <TextField control={control} name="value" label={LONG} help={LONG} />}
      />
    ),
  },
  TextArea: {
    ...fieldStates(
      () => t('Message'),
      LONG.repeat(4),
      (props) => <TextArea {...props} />,
    ),
    count: () => (
      <WithForm
        value={LONG}
        draw={(control) => <TextArea control={control} name="value" label={t('Message')} maxLength={500} showCount />}
      />
    ),
  },
  PasswordField: fieldStates(
    () => t('Password'),
    'a long secret',
    (props) => <PasswordField {...props} autoComplete="current-password" />,
  ),
  MoneyField: fieldStates(
    () => t('Amount'),
    4900,
    (props) => <MoneyField {...props} />,
  ),
  CountField: fieldStates(
    () => t('Openings'),
    12,
    (props) => <CountField {...props} maxLength={3} />,
  ),
  YearField: fieldStates(
    () => t('Date'),
    '2019',
    (props) => <YearField {...props} />,
  ),
  ZipField: fieldStates(
    () => t('ZIP Code'),
    '46590',
    (props) => <ZipField {...props} />,
  ),
  PhoneField: fieldStates(
    () => t('Phone'),
    '5742675555',
    (props) => <PhoneField {...props} />,
  ),
  SelectField: fieldStates(
    () => t('Trade'),
    t('Framing'),
    (props) => <SelectField {...props} options={options()} />,
  ),
  MultiSelectField: {
    ...fieldStates(
      () => t('Trades'),
      [t('Framing'), t('Siding')],
      (props) => <MultiSelectField {...props} options={options()} placeholder={t('Choose trades')} />,
    ),
    'long text': () => (
      <WithForm
        value={[LONG.repeat(2), LONG]}
        draw={(control) => (
          <MultiSelectField control={control} name="value" label={t('Trades')} options={[LONG.repeat(2), LONG]} />
        )}
      />
    ),
  },
  CheckboxField: fieldStates(
    () => t('Send me Skilled Workers'),
    true,
    (props) => <CheckboxField {...props} />,
  ),
  CheckGroupField: fieldStates(
    () => t('Trades'),
    [],
    (props) => <CheckGroupField {...props} options={options()} />,
  ),
  YesNoField: fieldStates(
    () => t("Valid Driver's License"),
    true,
    (props) => <YesNoField {...props} clearable />,
  ),
  RadioField: fieldStates(
    () => t('Trade'),
    '',
    (props) => <RadioField {...props} options={yesAndNo()} />,
  ),
  RichTextField: fieldStates(
    () => t('Description'),
    '<h2>Framing</h2><p>Walls and <strong>roofs</strong>.</p><ul><li>Tools</li></ul>',
    (props) => <RichTextField {...props} />,
  ),
  Choice: {
    default: () => (
      <WithState<'yes' | 'no'>
        start="yes"
        draw={(value, onChange) => (
          <Choice
            label={t('Trade')}
            values={['yes', 'no']}
            words={{ yes: t('Yes'), no: t('No') }}
            {...{ value, onChange }}
          />
        )}
      />
    ),
    disabled: () => (
      <Choice
        label={t('Trade')}
        labelHidden
        disabled
        value="no"
        values={['no']}
        words={{ no: t('No') }}
        onChange={() => {}}
      />
    ),
  },
  CheckLabel: {
    default: () => (
      <CheckLabel>
        <input type="checkbox" />
        {t('Send me Skilled Workers')}
      </CheckLabel>
    ),
  },
  FieldFrame: {
    default: () => (
      <FieldFrame label={t('Email')} help={t('Give it a minute and try again.')}>
        <Input />
      </FieldFrame>
    ),
  },
  FieldDescription: {
    help: () => (
      <FieldFrame label={t('Email')}>
        <FieldDescription label={t('Email')} help={t('Give it a minute and try again.')} />
      </FieldFrame>
    ),
  },
  FieldRow: {
    default: () => (
      <FieldRow>
        <FieldFrame label={t('Email')}>
          <Input />
        </FieldFrame>
        <FieldFrame label={t('Phone')}>
          <Input />
        </FieldFrame>
      </FieldRow>
    ),
  },
};
