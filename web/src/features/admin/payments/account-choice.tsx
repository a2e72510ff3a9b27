import { Box } from '@chakra-ui/react';
import type { AccountRow } from '@plumbline/shared/contracts/admin/accounts';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { msg } from '../../../lib/msg.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ActionRow, ListCard } from '../../../ui/lists/list-card.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { type AccountGroup, useAccounts } from '../api/use-accounts.ts';
import { type PaymentSearch, toAddress } from './payment-search.ts';

const MOST_SHOWN = 10;

/** The heading of each group, and the filter that its accounts are. */
const groups = {
  companies: { title: msg('Companies'), filter: 'company' },
  jobSeekers: { title: msg('Job Seekers'), filter: 'person' },
} as const satisfies Record<AccountGroup, object>;

type AccountsProps = {
  group: AccountGroup;
  search: PaymentSearch;
  rows: readonly AccountRow[];
  total: number;
};

const Accounts = ({ group, search, rows, total }: AccountsProps) => {
  const { t } = useTranslation();
  const { title, filter } = groups[group];
  if (rows.length === 0) return null;
  const chosen = { ...search, search: '', status: '', company: '', person: '' };
  return (
    <>
      <h3>{t(title)}</h3>
      {total > MOST_SHOWN && (
        <Box as="p" color="muted">
          {t('These are the first {{count}}. Type more of the name to find the others.', { count: MOST_SHOWN })}
        </Box>
      )}
      <ListCard>
        {rows.map(({ _id, name, city, state }) => (
          <ActionRow key={_id}>
            <Box minWidth="0" overflowWrap="anywhere">
              <Box asChild fontWeight="semibold">
                <Link to={paths.admin.payments.path(toAddress({ ...chosen, [filter]: _id }))}>{name}</Link>
              </Box>
              <Box as="p" color="muted" textStyle="small">
                {placeText({ city, state })}
              </Box>
            </Box>
          </ActionRow>
        ))}
      </ListCard>
    </>
  );
};

/** The companies and job seekers whose name has the word of a search; each leads to the payments. */
export const AccountChoice = ({ search }: { search: PaymentSearch }) => {
  const { t } = useTranslation();
  const query = { search: search.search, filters: {}, page: 1, limit: MOST_SHOWN };
  const companies = useAccounts('companies', query);
  const seekers = useAccounts('jobSeekers', query);
  if (!companies.data || !seekers.data) {
    return (
      <PendingCard query={companies.data ? seekers : companies} failure={t("We couldn't load the accounts.")}>
        <RowsShape />
      </PendingCard>
    );
  }
  if (companies.data.results.length + seekers.data.results.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={Building2}
          title={t('No company or job seeker fits.')}
          help={t('Type the beginning of a word of the name, a whole payment id, the last 4 digits of a card, or $49.')}
        />
      </Card>
    );
  }
  return (
    <>
      <h2 aria-live="polite">{t('Whose payments?')}</h2>
      <Accounts group="companies" search={search} rows={companies.data.results} total={companies.data.total} />
      <Accounts group="jobSeekers" search={search} rows={seekers.data.results} total={seekers.data.total} />
    </>
  );
};
