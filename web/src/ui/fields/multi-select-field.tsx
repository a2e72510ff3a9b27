import { Combobox, createListCollection } from '@chakra-ui/react';
import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { type Option, optionLabel, optionValue } from './option.ts';
import { addTag, inGroups, searchOptions } from './tags/tag-rules.ts';
import { Tags } from './tags/tags.tsx';

type MultiSelectFieldProps<T extends FieldValues> = FieldProps<T> & {
  options: readonly Option[];
  placeholder?: string;
  /** Lets Enter add what was typed, beside the options [SHL-30]. */
  tagging?: boolean;
};

const NOTHING: string[] = [];

/** So far from the window's edges that the list is not covered by the bar with the buttons. */
const BAR_HEIGHT = 84;

/** Several of a list, found by typing; the chosen ones stand in the field as tags. */
export const MultiSelectField = <T extends FieldValues>(props: MultiSelectFieldProps<T>) => {
  const { control, name, label, help, required, disabled, options, placeholder, tagging = false } = props;
  const { t } = useTranslation();
  const { field, fieldState } = useController({ control, name });
  const [text, setText] = useState('');
  const chosen: string[] = field.value ?? [];
  const collection = useMemo(
    () =>
      createListCollection({
        items: searchOptions(options, text),
        itemToString: optionLabel,
        itemToValue: optionValue,
      }),
    [options, text],
  );
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

  return (
    <FieldFrame label={label} help={help} error={fieldState.error} required={required} disabled={disabled}>
      <Combobox.Root
        multiple
        collection={collection}
        // What is chosen is kept here: the combobox would empty its input whenever the search hides a chosen option.
        value={NOTHING}
        onSelect={({ itemValue }) =>
          choose(chosen.includes(itemValue) ? chosen.filter((one) => one !== itemValue) : [...chosen, itemValue])
        }
        inputValue={text}
        onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && setText(inputValue)}
        selectionBehavior="clear"
        openOnClick
        allowCustomValue={tagging}
        onInteractOutside={field.onBlur}
        positioning={{ sameWidth: true, strategy: 'fixed', overflowPadding: BAR_HEIGHT }}
      >
        <Combobox.Control data-invalid={fieldState.invalid || undefined}>
          <Tags
            values={chosen}
            options={options}
            disabled={disabled}
            onRemove={(value) => choose(chosen.filter((one) => one !== value))}
          />
          <Combobox.Input
            ref={field.ref}
            placeholder={chosen.length === 0 ? placeholder : undefined}
            onKeyDownCapture={onKeyDown}
            onBlur={field.onBlur}
            aria-required={required}
          />
          <Combobox.Trigger aria-label={t('Show options')}>
            <ChevronDown size={20} aria-hidden />
          </Combobox.Trigger>
        </Combobox.Control>
        {/* Not in a portal: a dialog hides from screen readers whatever stands outside it. */}
        <Combobox.Positioner>
          <Combobox.Content>
            <Combobox.Empty>
              {tagging && text.trim() ? t('Press Enter to add "{{text}}"', { text: text.trim() }) : t('No results')}
            </Combobox.Empty>
            {inGroups(collection.items, text === '').map(({ group, items }) => (
              <Combobox.ItemGroup key={group}>
                {group && <Combobox.ItemGroupLabel>{t(group)}</Combobox.ItemGroupLabel>}
                {items.map((option) => {
                  const isChosen = chosen.includes(optionValue(option));
                  return (
                    <Combobox.Item key={optionValue(option)} item={option} aria-selected={isChosen}>
                      <Combobox.ItemText>{t(optionLabel(option))}</Combobox.ItemText>
                      {isChosen && <Check size={16} aria-hidden />}
                    </Combobox.Item>
                  );
                })}
              </Combobox.ItemGroup>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Combobox.Root>
    </FieldFrame>
  );
};
