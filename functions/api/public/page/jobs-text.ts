import type { Words } from '../words/translate.ts';

/** '1 job' or '26 jobs'. */
export const jobsText = (count: number, { t, language }: Words): string =>
  count === 1 ? t('1 job') : t('{{count}} jobs', { count: count.toLocaleString(language) });
