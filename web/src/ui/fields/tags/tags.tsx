import { chakra, Tag } from '@chakra-ui/react';
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

/** The chosen values as tags, each with a cross that removes it. A field can mark unknown values with a note. */
export const Tags = ({ values, source, disabled, onRemove }: TagsProps) => {
  const { t } = useTranslation();
  return values.map((value) => {
    const label = source ? source.labelOf(value) : value;
    const name = label === undefined ? value : t(label);
    const note = label === undefined && source?.unknownNote;
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
