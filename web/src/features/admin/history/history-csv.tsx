import type { AuditEntry, AuditFacts } from '@plumbline/shared/contracts/admin/audit-log';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from '../../../components/csv/csv-text.ts';
import { DownloadCsvButton } from '../../../components/csv/download-csv-button.tsx';
import { useStaffRight } from '../../../lib/staff/staff-right.ts';
import { type AuditFilter, readManyEntries } from '../api/use-audit-entries.ts';
import { actionWords, factWords, subjectWords } from './action-words.ts';
import { factText, unnamedSubject } from './fact-values.ts';

const factsText = (t: TFunction, locale: string, facts: AuditFacts = {}): string =>
  Object.entries(facts)
    .map(([name, value]) => {
      const text = name === 'cents' ? (Number(value) / 100).toFixed(2) : factText(t, locale, name, value);
      return `${t(factWords[name] ?? name)}: ${text}`;
    })
    .join('; ');

const columnsOf = (t: TFunction, locale: string): CsvColumn<AuditEntry>[] => [
  { header: t('Date'), value: ({ date }) => date },
  { header: t('Colleague'), value: ({ staff }) => staff.name },
  { header: t('What was done'), value: ({ action }) => t(actionWords[action]) },
  { header: t('Kind'), value: ({ subject }) => t(subjectWords[subject.type]) },
  { header: t('About'), value: ({ subject }) => subject.name ?? unnamedSubject(t, subject.type, subject.id) },
  { header: t('ID'), value: ({ subject }) => subject.id },
  { header: t('Reason'), value: ({ reason }) => reason },
  { header: t('Before'), value: ({ before }) => factsText(t, locale, before) },
  { header: t('After'), value: ({ after }) => factsText(t, locale, after) },
];

/** The newest entries of the filtered history as a file, which is recorded. Only for admins. */
export const HistoryCsv = ({ filter }: { filter: AuditFilter }) => {
  const { t, i18n } = useTranslation();
  if (!useStaffRight('exportAccounts')) return null;
  return (
    <DownloadCsvButton
      subject={t('Staff history')}
      columns={columnsOf(t, i18n.language)}
      readRows={() => readManyEntries(filter)}
    />
  );
};
