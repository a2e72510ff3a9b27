import { chakra, useFieldContext, useSlotRecipe } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldActivation, TagInputProps } from './tag-input.ts';

type ComboboxPlaceholderProps = TagInputProps & {
  onBegin: (begun: FieldActivation | undefined) => void;
};

/** The field before its list has loaded; typed text is passed on to the list. */
export const ComboboxPlaceholder = (props: ComboboxPlaceholderProps) => {
  const { tags, text, onText, inputRef, onBlur, onKeyDown, placeholder, required, invalid, onBegin } = props;
  const { t } = useTranslation();
  const styles = useSlotRecipe({ key: 'combobox' })();
  const field = useFieldContext();
  const control = useRef<HTMLDivElement>(null);
  const open = () => {
    control.current?.querySelector('input')?.focus();
    onBegin('opened');
  };
  return (
    <chakra.div css={styles.root}>
      <chakra.div ref={control} css={styles.control} data-invalid={invalid || undefined}>
        {tags}
        <chakra.input
          {...field?.getInputProps()}
          ref={inputRef}
          css={styles.input}
          type="text"
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          aria-required={required}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          placeholder={placeholder}
          onChange={({ target }) => {
            onText(target.value);
            onBegin('opened');
          }}
          onFocus={() => onBegin('focused')}
          onBlur={() => {
            onBegin(undefined);
            onBlur();
          }}
          onClick={open}
          onKeyDown={(event) => {
            onKeyDown(event);
            if (event.key === 'ArrowDown') open();
          }}
        />
        <chakra.button
          type="button"
          css={styles.trigger}
          tabIndex={-1}
          disabled={field?.disabled}
          aria-label={t('Show options')}
          onClick={open}
        >
          <ChevronDown size={20} aria-hidden />
        </chakra.button>
      </chakra.div>
    </chakra.div>
  );
};
