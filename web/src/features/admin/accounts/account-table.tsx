import { Box, chakra } from '@chakra-ui/react';
import type { AccountRow } from '@plumbline/shared/contracts/admin/accounts';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { AddressText } from '../../../ui/text/address-text.tsx';
import { ActivityTime, DateText } from '../../../ui/text/date-text.tsx';
import { StatusPill } from '../../../ui/text/pill.tsx';
import type { AccountGroup } from '../api/use-accounts.ts';
import { kindWords, statusWords } from './account-words.ts';

const OneLine = chakra('span', { base: { whiteSpace: 'nowrap' } });

const NameAndEmail = ({ account, page }: { account: AccountRow; page: (id: string) => string }) => (
  <Box overflowWrap="anywhere" minWidth={{ base: '0', md: '200px' }}>
    <Box asChild fontWeight="semibold">
      <Link to={page(account._id)}>{account.name}</Link>
    </Box>
    <Box as="p" color="muted" textStyle="small">
      <AddressText>{account.email}</AddressText>
    </Box>
    {account.person && (
      <Box as="p" color="muted" textStyle="small">
        <User size={16} aria-hidden /> {account.person}
      </Box>
    )}
  </Box>
);

type AccountTableProps = {
  group: AccountGroup;
  /** Undefined while the accounts load. */
  rows: readonly AccountRow[] | undefined;
};

/** Name, place, kind, posts, last activity and status; one block for each account on a phone [ADM-02]. */
export const AccountTable = ({ group, rows }: AccountTableProps) => {
  const { t } = useTranslation();
  const isCompanies = group === 'companies';
  const companyColumns: Column<AccountRow>[] = [
    { header: t('Kind'), phone: 'fact', cell: ({ kind }) => t(kindWords[kind]) },
    { header: t('Jobs'), phone: 'fact', end: true, phoneLabel: t('Jobs'), cell: ({ jobs }) => jobs },
  ];
  const columns: readonly Column<AccountRow>[] = [
    {
      header: isCompanies ? t('Company') : t('Job Seeker'),
      phone: 'name',
      cell: (account) => (
        <NameAndEmail account={account} page={(isCompanies ? paths.admin.company : paths.admin.jobSeeker).path} />
      ),
    },
    {
      header: t('City'),
      phone: 'fact',
      cell: ({ city, state }) => <OneLine>{placeText({ city, state })}</OneLine>,
    },
    ...(isCompanies ? companyColumns : []),
    {
      header: t('Signed up'),
      phone: 'none',
      wideOnly: true,
      cell: ({ createdAt }) => (
        <OneLine>
          <DateText value={createdAt} />
        </OneLine>
      ),
    },
    {
      header: t('Last active'),
      phone: 'fact',
      phoneLabel: t('Last active'),
      cell: ({ lastActivity }) => (
        <OneLine>
          <ActivityTime value={lastActivity} />
        </OneLine>
      ),
    },
    { header: t('Status'), phone: 'fact', cell: ({ status }) => <StatusPill status={statusWords[status]} /> },
  ];
  return (
    <DataTable
      caption={isCompanies ? t('Companies') : t('Job Seekers')}
      columns={columns}
      rows={rows}
      rowKey={({ _id }) => _id}
    />
  );
};
