import { chakra, defineRecipe } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BoardColumn, ColumnKey } from './board-columns.ts';
import { columnWords } from './column-words.ts';

const Tabs = chakra(
  'fieldset',
  defineRecipe({
    base: {
      display: { base: 'flex', md: 'none' },
      flexWrap: 'wrap',
      gap: '1.5',
      minWidth: 0,
      '& button': {
        flex: '1 0 auto',
        minHeight: '44px',
        px: '2',
        py: '1',
        borderWidth: '1px',
        borderColor: 'border-strong',
        borderRadius: 's',
        bg: 'surface',
        fontSize: 'small',
        fontWeight: 'medium',
        lineHeight: '1.25',
        _hover: { bg: 'sunken' },
        '&[aria-pressed=true]': {
          borderColor: 'accent',
          bg: 'accent-soft',
          color: 'accent',
          boxShadow: 'inset 0 0 0 1px {colors.accent}',
        },
      },
      '& b': { marginStart: '1', fontWeight: 'semibold' },
    },
  }),
);

type StageTabsProps = { columns: readonly BoardColumn[]; shown: ColumnKey; onChange: (key: ColumnKey) => void };

/** Chooses the column that a phone shows. */
export const StageTabs = ({ columns, shown, onChange }: StageTabsProps) => {
  const { t } = useTranslation();
  return (
    <Tabs aria-label={t('Stage')}>
      {columns.map(({ key, people }) => (
        <button key={key} type="button" aria-pressed={key === shown} onClick={() => onChange(key)}>
          {t(columnWords[key])} <b className="num">{people.length}</b>
        </button>
      ))}
    </Tabs>
  );
};
