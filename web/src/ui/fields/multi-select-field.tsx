import { type KeyboardEvent, useRef, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '../toasts/toast.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import type { Option } from './option.ts';
import { ComboboxPlaceholder } from './tags/combobox-placeholder.tsx';
import type { LoadOptions, OptionSource } from './tags/option-source.ts';
import type { FieldActivation, TagInputProps } from './tags/tag-input.ts';
import { Tags, tagName } from './tags/tags.tsx';
import { useOptionSource } from './tags/use-option-source.ts';
import { useTagCombobox } from './tags/use-tag-combobox.ts';
import { useTagNews } from './tags/use-tag-news.tsx';

type MultiSelectFieldProps<T extends FieldValues> = FieldProps<T> & {
  options: readonly Option[] | LoadOptions;
  placeholder?: string | undefined;
  /** Lets Enter add the typed text, in addition to the options [SHL-30]. */
  tagging?: boolean;
};

/** The keys that highlight an option of the list, which Enter then chooses. */
const MOVES = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];

/**
 * A field for several options of a list, which typing finds. The chosen options are tags in the field. Only the cross
 * of a tag and Backspace remove one, and the field says so; an option that is picked again stays. The list loads after
 * the page.
 */
export const MultiSelectField = <T extends FieldValues>(props: MultiSelectFieldProps<T>) => {
  const { control, name, label, help, required, disabled, options, placeholder, tagging = false } = props;
  const { t } = useTranslation();
  const { field, fieldState } = useController({ control, name });
  const [source, loadOptions] = useOptionSource(options, tagging);
  const [Combobox, hurry] = useTagCombobox(loadOptions);
  const [text, setText] = useState('');
  const [begun, setBegun] = useState<FieldActivation>();
  const moved = useRef(false);
  const chosen: string[] = field.value ?? [];
  const [news, tell] = useTagNews();
  const choose = (values: string[]) => {
    field.onChange(values);
    setText('');
    tell('');
    moved.current = false;
  };
  const keep = (value: string, from: OptionSource | undefined) => {
    setText('');
    moved.current = false;
    tell(t('{{name}} is already chosen. The cross next to its name removes it.', { name: tagName(value, from, t) }));
  };
  const remove = (value: string) => {
    choose(chosen.filter((one) => one !== value));
    tell(t('{{name}} is no longer chosen.', { name: tagName(value, source, t) }));
  };
  /** Text that means nothing new only clears the input. */
  const add = (from: OptionSource, typed: string) => {
    const next = from.add(chosen, typed);
    const count = from.add([], typed).length;
    const again = chosen.find((value) => from.add([value], typed).length <= count);
    if (next.length > chosen.length) choose(next);
    else if (again !== undefined) keep(again, from);
    else setText('');
  };
  const sayFailure = () => void toast.error(t('Something went wrong.'));

  // Enter in this field never submits the form.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    if (key === 'Backspace' && text === '' && chosen.length > 0) remove(chosen.at(-1) ?? '');
    if (MOVES.includes(key)) moved.current = true;
    // The combobox itself handles Enter on an option that the arrow keys highlighted.
    if (key !== 'Enter' || (moved.current && currentTarget.getAttribute('aria-activedescendant'))) return;
    event.preventDefault();
    event.stopPropagation();
    if (source) add(source, text);
    if (source || !text.trim()) return;
    // The typed text is added as soon as the list has loaded. The list stays closed.
    setBegun('focused');
    hurry().then((loaded) => add(loaded, text), sayFailure);
  };
  const begin = (next: FieldActivation | undefined) => {
    setBegun((before) => (next === 'focused' ? (before ?? next) : next));
    const opens = next === 'opened' && begun !== next;
    if (next) hurry().catch(() => opens && sayFailure());
  };
  const onText = (typed: string) => {
    moved.current = false;
    tell('');
    setText(typed);
  };
  /**
   * Adds what the text means when the field loses the focus without Enter, so that the form isn't sent without it.
   */
  const leave = () => {
    const value = source?.meant(text);
    if (value !== undefined && !chosen.includes(value)) choose([...chosen, value]);
    field.onBlur();
  };

  const input: TagInputProps = {
    tags: <Tags values={chosen} source={source} disabled={disabled} onRemove={remove} />,
    text,
    onText,
    inputRef: field.ref,
    onBlur: field.onBlur,
    onKeyDown,
    placeholder: chosen.length === 0 ? placeholder : undefined,
    required,
    invalid: fieldState.invalid,
  };
  return (
    <FieldFrame label={label} help={help} error={fieldState.error} required={required} disabled={disabled}>
      {Combobox && source ? (
        <Combobox
          {...input}
          source={source}
          chosen={chosen}
          tagging={tagging}
          begun={begun}
          onLeave={leave}
          onPick={(value) => (chosen.includes(value) ? keep(value, source) : choose([...chosen, value]))}
        />
      ) : (
        <ComboboxPlaceholder {...input} onBegin={begin} />
      )}
      {news}
    </FieldFrame>
  );
};
