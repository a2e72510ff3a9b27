import { Combobox, createListCollection, mergeRefs } from '@chakra-ui/react';
import { Check, ChevronDown } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { optionLabel, optionValue } from '../option.ts';
import type { Begun, TagInputProps } from './tag-input.ts';
import { inGroups, searchOptions } from './tag-rules.ts';

type TagComboboxProps = TagInputProps & {
  tagging: boolean;
  onToggle: (value: string) => void;
  /** What was begun before it came goes on. */
  begun: Begun | undefined;
};

const NOTHING: string[] = [];

/** So far from the window's edges that the list is not covered by the bar with the buttons. */
const BAR_HEIGHT = 84;

const goOnTyping = (input: HTMLInputElement): void => {
  input.focus({ preventScroll: true });
  input.setSelectionRange(input.value.length, input.value.length);
};

/** The chosen tags, the search beside them and the list it opens. */
export const TagCombobox = (props: TagComboboxProps) => {
  const { options, tags, chosen, text, onText, inputRef, onBlur, onKeyDown, placeholder, required, invalid } = props;
  const { tagging, onToggle } = props;
  const { t } = useTranslation();
  const [begun] = useState(props.begun);
  const input = useRef<HTMLInputElement>(null);
  const ref = useMemo(() => mergeRefs(inputRef, input), [inputRef]);
  useLayoutEffect(() => {
    if (begun && input.current) goOnTyping(input.current);
  }, [begun]);
  const collection = useMemo(
    () =>
      createListCollection({
        items: searchOptions(options, text),
        itemToString: optionLabel,
        itemToValue: optionValue,
      }),
    [options, text],
  );
  return (
    <Combobox.Root
      multiple
      collection={collection}
      // What is chosen is kept outside: the combobox would empty its input whenever the search hides a chosen option.
      value={NOTHING}
      onSelect={({ itemValue }) => onToggle(itemValue)}
      inputValue={text}
      onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && onText(inputValue)}
      selectionBehavior="clear"
      openOnClick
      defaultOpen={begun === 'opened'}
      allowCustomValue={tagging}
      onInteractOutside={onBlur}
      // The list stands at its field: sliding would keep the bar's height from the sides of a phone as well.
      positioning={{ sameWidth: true, strategy: 'fixed', overflowPadding: BAR_HEIGHT, slide: false }}
    >
      <Combobox.Control data-invalid={invalid || undefined}>
        {tags}
        <Combobox.Input
          ref={ref}
          placeholder={placeholder}
          onKeyDownCapture={onKeyDown}
          onBlur={onBlur}
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
  );
};
