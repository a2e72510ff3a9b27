import type { Language } from '@plumbline/shared/options/languages';
import { useTranslation } from 'react-i18next';
import { setLanguage } from '../../../lib/i18n.ts';
import { languageNames } from '../../../lib/languages.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { SettingRow } from './setting-row.tsx';

/** The language of the pages in this browser. The choice survives a logout [SHL-38]. */
export const LanguageSetting = () => {
  const { t, i18n } = useTranslation();
  return (
    <ListCard>
      <SettingRow label={t('Language')} help={t('Language on this device')}>
        <Segmented
          label={t('Language')}
          value={i18n.language as Language}
          options={languageNames}
          onChange={(language) => void setLanguage(language)}
        />
      </SettingRow>
    </ListCard>
  );
};
