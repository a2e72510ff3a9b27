import { useTranslation } from 'react-i18next';
import { CountedChoices } from '../../../ui/controls/counted-choices.tsx';
import type { BoardColumn, ColumnKey } from './board-columns.ts';
import { columnWords } from './column-words.ts';

type StageTabsProps = { columns: readonly BoardColumn[]; shown: ColumnKey; onChange: (key: ColumnKey) => void };

/** Chooses the column that a phone shows. */
export const StageTabs = ({ columns, shown, onChange }: StageTabsProps) => {
  const { t } = useTranslation();
  return (
    <CountedChoices
      label={t('Stage')}
      value={shown}
      choices={columns.map(({ key, people }) => ({ value: key, label: t(columnWords[key]), count: people.length }))}
      onChange={onChange}
      hideFrom="md"
    />
  );
};
