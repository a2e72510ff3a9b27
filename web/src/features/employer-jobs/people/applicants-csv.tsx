import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import type { PersonRow } from '@plumbline/shared/contracts/jobs/job-people';
import { phoneText } from '@plumbline/shared/domain/contact-details/phone';
import { formatIsoDay } from '@plumbline/shared/domain/dates/dates';
import { matchOrderOf } from '@plumbline/shared/domain/jobs/applicant-search';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { MAX_CSV_ROWS } from '@plumbline/shared/options/limits';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { stageWords } from '../../../components/applicant/stage-words.ts';
import type { CsvColumn } from '../../../components/csv/csv-text.ts';
import { DownloadCsvButton } from '../../../components/csv/download-csv-button.tsx';
import { call } from '../../../lib/api/call.ts';
import { type ApplicantFilter, narrowing } from './use-applicant-filter.ts';

const PAGE = 50;

/** A masked applicant has neither phone nor e-mail here: the server sends none. */
const columnsOf = (t: TFunction): CsvColumn<PersonRow>[] => [
  { header: t('Name'), value: fullName },
  { header: t('Stage'), value: ({ stage = 'new' }) => t(stageWords[stage]) },
  { header: t('Status'), value: ({ actions }) => (actions.profileAcceptedAt ? t('Accepted') : t('Applied')) },
  {
    header: t('Phone'),
    value: ({ phoneNumber, phoneExtension }) => phoneNumber && phoneText(phoneNumber, phoneExtension),
  },
  { header: t('Email'), value: ({ email }) => email },
  { header: t('Trades'), value: ({ trades }) => trades?.map((trade) => t(trade)).join(', ') },
  { header: t('City'), value: ({ city, state }) => placeText({ city, state }) },
  { header: t('Applied on'), value: ({ actions: { profileRequestedAt: at } }) => at && formatIsoDay(at) },
];

type ApplicantsCsvProps = { job: Pick<JobView, 'id' | 'name'>; filter: ApplicantFilter };

/**
 * Downloads the applicants of the list, all pages of them, as a table. An order of matches has the latest applicants
 * only, so a table with such an order is newest first.
 */
export const ApplicantsCsv = ({ job, filter }: ApplicantsCsvProps) => {
  const { t } = useTranslation();
  const wanted = narrowing(matchOrderOf(filter.sort) ? { ...filter, sort: 'newest' } : filter);
  const readRows = async () => {
    const rows: PersonRow[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: PAGE, cursor, ...wanted };
      const page = await call('GET /api/jobs/{id}/applicants', { params: { id: job.id }, query });
      rows.push(...page.results);
      cursor = page.cursor;
    } while (cursor && rows.length < MAX_CSV_ROWS);
    return rows;
  };
  return <DownloadCsvButton subject={`${t('Applicants')} ${job.name}`} columns={columnsOf(t)} readRows={readRows} />;
};
