import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/states/states.tsx';

/** Shows when the filters of a list of matches leave none. */
export const NoMatchFits = ({ onClear }: { onClear: () => void }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={SearchX}
      title={t('No match fits these filters')}
      action={<Button onClick={onClear}>{t('Clear these filters')}</Button>}
    />
  );
};
