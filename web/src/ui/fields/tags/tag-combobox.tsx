import { Combobox, chakra, createListCollection, mergeRefs } from '@chakra-ui/react';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { optionLabel, optionValue } from '../option.ts';
import type { OptionSource } from './option-source.ts';
import type { FieldActivation, TagInputProps } from './tag-input.ts';
import { inGroups } from './tag-rules.ts';
import { useOutsideInteraction } from './use-outside-interaction.ts';

type TagComboboxProps = TagInputProps & {
  source: OptionSource;
  chosen: readonly string[];
  tagging: boolean;
  onPick: (value: string) => void;
  onLeave: () => void;
  /** The activation of the field before the list loaded, which the combobox continues. */
  begun: FieldActivation | undefined;
};

const NOTHING: string[] = [];

/** The value of the row that adds the typed text unchanged; no option has it. */
const AS_TYPED = '\u0000';

const Note = chakra('span', { base: { display: 'block', color: 'muted', textStyle: 'small' } });

const goOnTyping = (input: HTMLInputElement): void => {
  input.focus({ preventScroll: true });
  input.setSelectionRange(input.value.length, input.value.length);
};

/** The chosen tags, the search field next to them and the list below, which moves the following fields. */
export const TagCombobox = (props: TagComboboxProps) => {
  const { source, tags, chosen, text, onText, inputRef, onBlur, onKeyDown, placeholder, required, invalid } = props;
  const { tagging, onPick, onLeave } = props;
  const { t } = useTranslation();
  const [begun] = useState(props.begun);
  const [open, setOpen] = useState(begun === 'opened');
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // A state, because the list may render only after the field was opened.
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const ref = useMemo(() => mergeRefs(inputRef, input), [inputRef]);
  useLayoutEffect(() => {
    if (begun && input.current) goOnTyping(input.current);
  }, [begun]);
  useEffect(() => {
    if (!open || !list) return;
    // Scrolls to the list, which may open below the window or under the buttons at the bottom of a phone. Its size is
    // known only a moment after it opens.
    const watch = new ResizeObserver(() => list.scrollIntoView({ block: 'nearest' }));
    watch.observe(list);
    return () => watch.disconnect();
  }, [open, list]);
  useOutsideInteraction(root, open || text !== '', () => {
    setOpen(false);
    onLeave();
  });
  const typed = text.trim();
  const offersText = source.unknownNote !== undefined && typed !== '' && source.meant(typed) === undefined;
  const collection = useMemo(() => {
    const asTyped = offersText ? [{ value: AS_TYPED, label: typed }] : [];
    return createListCollection({
      items: [...source.find(text), ...asTyped],
      itemToString: optionLabel,
      itemToValue: optionValue,
    });
  }, [source, text, typed, offersText]);
  const [first] = collection.items;
  const best = source.takesBest && typed && first !== undefined ? optionValue(first) : undefined;
  return (
    <Combobox.Root
      ref={root}
      multiple
      collection={collection}
      // The combobox has no values, because it would clear its input whenever the search hides a chosen option. The
      // form stores them.
      value={NOTHING}
      onSelect={({ itemValue }) => onPick(itemValue === AS_TYPED ? typed : itemValue)}
      inputValue={text}
      selectionBehavior="clear"
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      openOnClick
      // `setText` and `setOpen` run together. The combobox itself would open later, perhaps after Enter has closed the
      // list.
      openOnChange={false}
      closeOnSelect
      allowCustomValue={tagging}
      onInteractOutside={(event) => event.preventDefault()}
    >
      <Combobox.Control data-invalid={invalid || undefined}>
        {tags}
        <Combobox.Input
          ref={ref}
          placeholder={placeholder}
          onChange={({ currentTarget }) => {
            onText(currentTarget.value);
            setOpen(true);
          }}
          onKeyDownCapture={(event) => {
            onKeyDown(event);
            if (event.key === 'Enter' && event.isDefaultPrevented()) setOpen(false);
          }}
          onBlur={onBlur}
          aria-required={required}
        />
        <Combobox.Trigger aria-label={t('Show options')}>
          <ChevronDown size={20} aria-hidden />
        </Combobox.Trigger>
      </Combobox.Control>
      {/* The list is in the form's flow, where it covers no button. In a dialog, screen readers would not see a list
          outside of the dialog. */}
      <Combobox.Content ref={setList}>
        <Combobox.Empty>
          {tagging && typed ? t('Press Enter to add "{{text}}"', { text: typed }) : t('No results')}
        </Combobox.Empty>
        {/* A closed list renders no options, because it would render all of them again with every letter typed into
            the form. */}
        {inGroups(open ? collection.items : [], text === '').map(({ group, items }) => (
          <Combobox.ItemGroup key={group}>
            {group && <Combobox.ItemGroupLabel>{t(group)}</Combobox.ItemGroupLabel>}
            {items.map((option) => {
              const value = optionValue(option);
              const isChosen = chosen.includes(value);
              return (
                <Combobox.Item
                  key={value}
                  item={option}
                  aria-selected={isChosen}
                  data-best={value === best ? '' : undefined}
                >
                  <Combobox.ItemText>
                    {value === AS_TYPED ? (
                      <>
                        {t('Add "{{text}}"', { text: typed })}
                        <Note>{t(source.unknownNote ?? '')}</Note>
                      </>
                    ) : (
                      t(optionLabel(option))
                    )}
                  </Combobox.ItemText>
                  {isChosen && <Check size={16} aria-hidden />}
                </Combobox.Item>
              );
            })}
          </Combobox.ItemGroup>
        ))}
      </Combobox.Content>
    </Combobox.Root>
  );
};
