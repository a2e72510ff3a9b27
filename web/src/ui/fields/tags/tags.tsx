import { Tag } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Option, optionLabel, optionValue } from '../option.ts';

type TagsProps = {
  values: readonly string[];
  options: readonly Option[];
  disabled?: boolean | undefined;
  onRemove: (value: string) => void;
};

/** What is chosen, each with a cross that takes it back. */
export const Tags = ({ values, options, disabled, onRemove }: TagsProps) => {
  const { t } = useTranslation();
  const labelOf = (value: string) => {
    const option = options.find((one) => optionValue(one) === value);
    return option ? t(optionLabel(option)) : value;
  };
  return values.map((value) => (
    <Tag.Root key={value}>
      <Tag.Label>{labelOf(value)}</Tag.Label>
      <Tag.CloseTrigger
        disabled={disabled}
        aria-label={t('Remove {{name}}', { name: labelOf(value) })}
        onClick={() => onRemove(value)}
      >
        <X size={16} aria-hidden />
      </Tag.CloseTrigger>
    </Tag.Root>
  ));
};
