import type { KnownPerson } from '@plumbline/shared/contracts/jobs/known-people';
import { phoneText } from '@plumbline/shared/domain/contact-details/phone';
import { formatIsoDay } from '@plumbline/shared/domain/dates/dates';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { MAX_CSV_ROWS } from '@plumbline/shared/options/limits';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { stageWords } from '../../components/applicant/stage-words.ts';
import type { CsvColumn } from '../../components/csv/csv-text.ts';
import { DownloadCsvButton } from '../../components/csv/download-csv-button.tsx';
import { call } from '../../lib/api/call.ts';
import { narrowing, type PeopleFilter } from './use-people-filter.ts';

const PAGE = 50;

const columnsOf = (t: TFunction): CsvColumn<KnownPerson>[] => [
  { header: t('Name'), value: fullName },
  {
    header: t('Phone'),
    value: ({ phoneNumber, phoneExtension }) => phoneNumber && phoneText(phoneNumber, phoneExtension),
  },
  { header: t('Email'), value: ({ email }) => email },
  { header: t('Location'), value: placeText },
  { header: t('Job'), value: ({ job }) => job?.name },
  { header: t('Stage'), value: ({ stage }) => stage && t(stageWords[stage]) },
  { header: t('Last note'), value: ({ note }) => note?.text },
  { header: t('Assigned to'), value: ({ assignee }) => assignee?.name },
  { header: t('Date'), value: ({ openedAt }) => formatIsoDay(openedAt) },
];

/** Downloads the shown people as a table. */
export const PeopleCsv = ({ filter }: { filter: PeopleFilter }) => {
  const { t } = useTranslation();
  const readRows = async () => {
    const rows: KnownPerson[] = [];
    let cursor: string | undefined;
    do {
      const page = await call('GET /api/company/people', { query: { limit: PAGE, cursor, ...narrowing(filter) } });
      rows.push(...page.results);
      cursor = page.cursor;
    } while (cursor && rows.length < MAX_CSV_ROWS);
    return rows;
  };
  return <DownloadCsvButton subject={t('People')} columns={columnsOf(t)} readRows={readRows} />;
};
