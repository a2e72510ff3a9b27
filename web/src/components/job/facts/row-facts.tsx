import { Box, type BoxProps } from '@chakra-ui/react';
import type { RowFacts } from '@plumbline/shared/contracts/jobs/job-form';
import { rowFactTexts } from '@plumbline/shared/domain/jobs/facts/row-facts';
import { useTranslation } from 'react-i18next';
import { useShortDate } from '../../../ui/text/date-text.tsx';
import { documentNames } from '../../documents/document-names.ts';

/** Returns what helps a worker decide: start, shift, openings, travel, overtime and licenses, without empty ones. */
const useRowFacts = () => {
  const { t } = useTranslation();
  const short = useShortDate();
  return (job: RowFacts): string[] =>
    rowFactTexts(
      job,
      {
        startsNow: () => t('Starts now'),
        starts: (day) => t('Starts {{date}}', { date: short(day) }),
        name: (option) => t(option),
        openings: (count) => t('{{count}} openings', { count }),
        licenses: (named, more) => {
          const names = [
            ...named.map((kind) => t(documentNames[kind])),
            ...(more > 0 ? [t('{{count}} more', { count: more })] : []),
          ];
          return t('Asks for {{licenses}}', { licenses: names.join(', ') });
        },
      },
      { now: new Date() },
    );
};

/** The facts of a job on one quiet line of its row. Renders nothing without any. */
export const RowFactsLine = ({ job, ...rest }: { job: RowFacts } & BoxProps) => {
  const facts = useRowFacts()(job);
  if (facts.length === 0) return null;
  return (
    <Box as="p" className="num" color="muted" textStyle="small" {...rest}>
      {facts.join(' · ')}
    </Box>
  );
};
