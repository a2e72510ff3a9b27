import type { JobSearchForm } from '@plumbline/shared/contracts/jobs/job-search';
import { payText } from '@plumbline/shared/domain/jobs/pay-text';
import { useTranslation } from 'react-i18next';
import { chosenPositions } from './search-form.ts';

/**
 * Returns functions that say what a search looks for: its subject (place, trades and words), and every other filter it
 * has. `always` also names the distance, the type and the pay when they don't filter.
 */
export const useSearchText = () => {
  const { t, i18n } = useTranslation();
  const language = i18n.language === 'es' ? 'es' : 'en';
  const subject = (form: JobSearchForm): string =>
    [form.zip || t('ZIP Code'), ...form.tradeCategories.map((trade) => t(trade)), form.words ?? '']
      .filter(Boolean)
      .join(', ');
  const pay = ({ payAtLeast }: JobSearchForm): string | undefined =>
    payAtLeast &&
    t('{{pay}} and up', {
      pay: payText({ from: payAtLeast.amount, to: payAtLeast.amount, unit: payAtLeast.unit }, language),
    });
  const posted = ({ postedWithin }: JobSearchForm): string | undefined => {
    if (!postedWithin) return undefined;
    return postedWithin === 1 ? t('Last 24 hours') : t('Last {{count}} days', { count: postedWithin });
  };
  const facts = ({ shifts = [], startsWithin, travel = [], overtime = [], onlyHeldLicenses }: JobSearchForm) => [
    ...shifts.map((shift) => t(shift)),
    startsWithin ? t('Starts within {{count}} days', { count: startsWithin }) : '',
    ...[...travel, ...overtime].map((term) => t(term)),
    onlyHeldLicenses ? t('Licenses I have') : '',
  ];
  const needs = ({ experienceRequired, willingToProvidePaidTraining: training, paidTrainingFirst }: JobSearchForm) => [
    experienceRequired === undefined ? '' : experienceRequired ? t('Experience required') : t('No experience needed'),
    training === undefined ? '' : training ? t('Paid training') : t('Without paid training'),
    paidTrainingFirst ? t('Paid training first') : '',
  ];
  const filters = (form: JobSearchForm, always = false): string =>
    [
      t('{{count}} miles', { count: form.radius }),
      chosenPositions(form)
        .map((type) => t(type))
        .join(', ') || (always ? t('any type') : ''),
      pay(form) ?? (always ? t('any pay') : ''),
      posted(form),
      ...facts(form),
      ...needs(form),
    ]
      .filter(Boolean)
      .join(', ');
  return { subject, filters };
};
