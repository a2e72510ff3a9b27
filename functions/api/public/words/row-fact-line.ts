import { formatShortDate } from '@plumbline/shared/domain/dates/dates';
import { rowFactTexts } from '@plumbline/shared/domain/jobs/facts/row-facts';
import { now } from '../../../platform/clock.ts';
import { documentWords } from '../../../services/emails/words/document-words.ts';
import type { PublicJobItem } from '../../../table/jobs/public-job.ts';
import type { Words } from './translate.ts';

/** Returns the facts of a public job on one line, as rows of the app show them; '' without any. */
export const rowFactLine = (job: PublicJobItem, { t, name, language }: Words): string =>
  rowFactTexts(
    job,
    {
      startsNow: () => t('Starts now'),
      starts: (day) => t('Starts {{date}}', { date: formatShortDate(day, { locale: language }) }),
      name,
      openings: (count) => (count === 1 ? t('1 opening') : t('{{count}} openings', { count: String(count) })),
      licenses: (named, more) => {
        const names = [
          ...named.map((kind) => documentWords[language][kind]),
          ...(more > 0 ? [t('{{count}} more', { count: String(more) })] : []),
        ];
        return t('Asks for {{licenses}}', { licenses: names.join(', ') });
      },
    },
    { now: now(), timeZone: job.timeZone },
  ).join(' · ');
