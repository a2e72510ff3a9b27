import { chakra, Tag } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OptionSource } from './option-source.ts';

type TagsProps = {
  values: readonly string[];
  /** Undefined until the options have loaded. Until then all chosen values count as options. */
  source: OptionSource | undefined;
  disabled?: boolean | undefined;
  onRemove: (value: string) => void;
};

const Note = chakra('span', { base: { display: 'block', fontWeight: 'normal' } });

/** Returns the name of a chosen value in the user's language; a value that is no option is its own name. */
export const tagName = (value: string, source: OptionSource | undefined, t: TFunction): string => {
  const label = source ? source.labelOf(value) : value;
  return label === undefined ? value : t(label);
};

/** The chosen values as tags, each with a cross that removes it. A field can mark unknown values with a note. */
export const Tags = ({ values, source, disabled, onRemove }: TagsProps) => {
  const { t } = useTranslation();
  return values.map((value) => {
    const name = tagName(value, source, t);
    const note = source?.labelOf(value) === undefined && source?.unknownNote;
    return (
      <Tag.Root key={value} data-unknown={note ? '' : undefined}>
        <Tag.Label>
          {name}
          {note && <Note>{t(note)}</Note>}
        </Tag.Label>
        <Tag.CloseTrigger
          className="tap"
          disabled={disabled}
          aria-label={t('Remove {{name}}', { name })}
          onClick={() => onRemove(value)}
        >
          <X size={16} aria-hidden />
        </Tag.CloseTrigger>
      </Tag.Root>
    );
  });
};
