import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/text/date-text.tsx';

type Names = 'shift' | 'openings' | 'startDate' | 'hours' | 'area' | 'overtime' | 'travel' | 'equipment' | 'drugTest';
/** The facts of a job, or of a form in which the empty ones are null or ''. */
export type WorkFacts = { [Name in Names]?: JobView[Name] | null | '' };

/** Returns what workers ask about before they apply: openings, dates, hours, place, tools. Empty facts are left out. */
export const useWorkFacts = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (job: WorkFacts): { label: string; value: string }[] => {
    const words = (list: readonly string[] | null | '' | undefined) => (list || []).map((each) => t(each)).join(', ');
    return [
      { label: t('Openings to fill'), value: job.openings ? String(job.openings) : '' },
      { label: t('Start date'), value: job.startDate ? formatDate(job.startDate, { locale }) : '' },
      { label: t('Shift'), value: job.shift ? t(job.shift) : '' },
      { label: t('Hours'), value: job.hours || '' },
      { label: t('Area of the site'), value: job.area || '' },
      { label: t('Overtime'), value: job.overtime ? t(job.overtime) : '' },
      { label: t('Per diem and travel'), value: words(job.travel) },
      { label: t('Tools and transport'), value: words(job.equipment) },
      { label: t('Drug test'), value: job.drugTest ? t('Yes') : '' },
    ].filter(({ value }) => value !== '');
  };
};
