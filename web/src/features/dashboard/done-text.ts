import type { getCompanySteps, getSeekerSteps } from '@plumbline/shared/contracts/dashboard/dashboard';
import type { ResponseOf } from '@plumbline/shared/contracts/endpoint';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/text/date-text.tsx';
import { stepTexts } from './step-texts.ts';

export type Steps = ResponseOf<typeof getCompanySteps> | ResponseOf<typeof getSeekerSteps>;

/** 'Sign-up, trades and card are done' */
export const useDoneText = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (items: readonly Steps['items'][number][]): string => {
    const names = items.filter(({ done }) => done).map(({ name }) => t(stepTexts[name].noun));
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
    const text = t('{{steps}} are done', { count: names.length, steps: list.replace(/, (and) /, ' $1 ') });
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  };
};
