import { chakra, defineRecipe } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Option, optionLabel, optionValue } from './option.ts';

const Tag = chakra(
  'span',
  defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      borderRadius: 's',
      bg: 'accent-soft',
      color: 'accent',
      fontSize: 'small',
      fontWeight: 'medium',
      lineHeight: '1.35',
      ps: '9px',
      '& button': { display: 'grid', placeItems: 'center', width: '28px', height: '28px', color: 'inherit' },
    },
  }),
);

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
    <Tag key={value}>
      {labelOf(value)}
      <button
        type="button"
        disabled={disabled}
        aria-label={t('Remove {{name}}', { name: labelOf(value) })}
        onClick={() => onRemove(value)}
      >
        <X size={16} aria-hidden />
      </button>
    </Tag>
  ));
};
