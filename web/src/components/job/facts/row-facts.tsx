import { Box, type BoxProps } from '@chakra-ui/react';
import type { RowFacts } from '@plumbline/shared/contracts/jobs/job-form';
import { dayNumber } from '@plumbline/shared/domain/dates/calendar-day';
import { useTranslation } from 'react-i18next';
import { useShortDate } from '../../../ui/text/date-text.tsx';
import { documentNames } from '../../documents/document-names.ts';

/** The licenses that a row names; the others are counted, so that the line stays short. */
const MOST_LICENSES = 2;

const useLicenseText = () => {
  const { t } = useTranslation();
  return (kinds: NonNullable<RowFacts['requiredLicenses']>): string => {
    const more = kinds.length - MOST_LICENSES;
    const named = kinds.slice(0, MOST_LICENSES).map((kind) => t(documentNames[kind]));
    const licenses = [...named, ...(more > 0 ? [t('{{count}} more', { count: more })] : [])].join(', ');
    return t('Asks for {{licenses}}', { licenses });
  };
};

/** Returns what helps a worker decide: start, shift, openings, overtime, travel and licenses, without empty ones. */
const useRowFacts = () => {
  const { t } = useTranslation();
  const short = useShortDate();
  const licenseText = useLicenseText();
  const startText = (day: string): string =>
    dayNumber(day) <= dayNumber(new Date()) ? t('Starts now') : t('Starts {{date}}', { date: short(day) });
  return ({ startDate, shift, openings, overtime, travel = [], requiredLicenses = [] }: RowFacts): string[] => [
    ...(startDate ? [startText(startDate)] : []),
    ...(shift ? [t(shift)] : []),
    ...(openings ? [t('{{count}} openings', { count: openings })] : []),
    ...travel.map((term) => t(term)),
    ...(overtime ? [t(overtime)] : []),
    ...(requiredLicenses.length > 0 ? [licenseText(requiredLicenses)] : []),
  ];
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
