import { type KeyboardEvent, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '../toasts/toast.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import type { Option } from './option.ts';
import type { Begun, TagInputProps } from './tags/tag-input.ts';
import { addTag } from './tags/tag-rules.ts';
import { Tags } from './tags/tags.tsx';
import { useTagCombobox } from './tags/use-tag-combobox.ts';
import { WaitingCombobox } from './tags/waiting-combobox.tsx';

type MultiSelectFieldProps<T extends FieldValues> = FieldProps<T> & {
  options: readonly Option[];
  placeholder?: string;
  /** Lets Enter add what was typed, beside the options [SHL-30]. */
  tagging?: boolean;
};

/** Several of a list, found by typing; the chosen ones stand in the field as tags. Its list comes after the page. */
export const MultiSelectField = <T extends FieldValues>(props: MultiSelectFieldProps<T>) => {
  const { control, name, label, help, required, disabled, options, placeholder, tagging = false } = props;
  const { t } = useTranslation();
  const { field, fieldState } = useController({ control, name });
  const [Combobox, hurry] = useTagCombobox();
  const [text, setText] = useState('');
  const [begun, setBegun] = useState<Begun>();
  const chosen: string[] = field.value ?? [];
  const choose = (values: string[]) => {
    field.onChange(values);
    setText('');
  };

  // Enter in this field never submits the form.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && text === '' && chosen.length > 0) choose(chosen.slice(0, -1));
    // A highlighted option is the combobox's to choose.
    if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant')) return;
    event.preventDefault();
    if (tagging) choose(addTag(chosen, text, options));
  };
  const begin = (next: Begun | undefined) => {
    setBegun((before) => (next === 'focused' ? (before ?? next) : next));
    const opens = next === 'opened' && begun !== next;
    if (!next) return;
    hurry().catch(() => {
      if (opens) void toast.error(t('Something went wrong.'));
    });
  };

  const remove = (value: string) => choose(chosen.filter((one) => one !== value));
  const input: TagInputProps = {
    options,
    tags: <Tags values={chosen} options={options} disabled={disabled} onRemove={remove} />,
    chosen,
    text,
    onText: setText,
    inputRef: field.ref,
    onBlur: field.onBlur,
    onKeyDown,
    placeholder: chosen.length === 0 ? placeholder : undefined,
    required,
    invalid: fieldState.invalid,
  };
  return (
    <FieldFrame label={label} help={help} error={fieldState.error} required={required} disabled={disabled}>
      {Combobox ? (
        <Combobox
          {...input}
          tagging={tagging}
          begun={begun}
          onToggle={(value) => (chosen.includes(value) ? remove(value) : choose([...chosen, value]))}
        />
      ) : (
        <WaitingCombobox {...input} onBegin={begin} />
      )}
    </FieldFrame>
  );
};
