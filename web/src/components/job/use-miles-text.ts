import { useTranslation } from 'react-i18next';

/** Returns a function that says a distance: 'under 1 mile' or '14 miles'. */
export const useMilesText = () => {
  const { t } = useTranslation();
  return (miles: number): string =>
    miles < 1 ? t('under 1 mile') : t('{{count}} miles', { count: Math.round(miles) });
};
