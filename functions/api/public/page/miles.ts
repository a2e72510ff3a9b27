import type { Words } from '../words/translate.ts';

/** '12 miles', as the app says it. */
export const milesText = (miles: number, { t }: Words): string => {
  const rounded = Math.round(miles);
  if (miles < 1) return t('under 1 mile');
  return rounded === 1 ? t('1 mile') : t('{{count}} miles', { count: String(rounded) });
};

/** '1 job' or '26 jobs'. */
export const jobsText = (count: number, { t, language }: Words): string =>
  count === 1 ? t('1 job') : t('{{count}} jobs', { count: count.toLocaleString(language) });
