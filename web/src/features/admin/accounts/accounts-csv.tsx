import type { AccountRow, AccountSearch } from '@plumbline/shared/contracts/admin/accounts';
import { formatIsoDay } from '@plumbline/shared/domain/dates/dates';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from '../../../components/csv/csv-text.ts';
import { DownloadCsvButton } from '../../../components/csv/download-csv-button.tsx';
import { useStaffRight } from '../../../lib/staff/staff-right.ts';
import { type AccountGroup, readAllAccounts } from '../api/use-accounts.ts';
import { kindWords, statusWords } from './account-words.ts';

const columnsOf = (t: TFunction, group: AccountGroup): CsvColumn<AccountRow>[] => [
  { header: t('Name'), value: ({ name }) => name },
  { header: t('Email'), value: ({ email }) => email },
  { header: t('City'), value: ({ city, state }) => placeText({ city, state }) },
  ...(group === 'companies'
    ? [
        { header: t('Kind'), value: ({ kind }: AccountRow) => t(kindWords[kind]) },
        { header: t('Jobs'), value: ({ jobs }: AccountRow) => jobs },
      ]
    : []),
  { header: t('Signed up'), value: ({ createdAt }) => formatIsoDay(createdAt) },
  { header: t('Last active'), value: ({ lastActivity }) => formatIsoDay(lastActivity) },
  { header: t('Status'), value: ({ status }) => t(statusWords[status]) },
];

/** All pages of the search result as a file; every file is an entry in the staff's history. Only for admins. */
export const AccountsCsv = ({ group, search }: { group: AccountGroup; search: AccountSearch }) => {
  const { t } = useTranslation();
  if (!useStaffRight('exportAccounts')) return null;
  return (
    <DownloadCsvButton
      subject={group === 'companies' ? t('Companies') : t('Job Seekers')}
      columns={columnsOf(t, group)}
      readRows={() => readAllAccounts(group, search)}
    />
  );
};
