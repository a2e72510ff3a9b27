import { Box } from '@chakra-ui/react';
import { pageIn } from '@plumbline/shared/domain/addresses/page-number';
import { ACCOUNT_LIST_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { searchFailure } from '../../../lib/api/error-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { ResultsHeading } from '../../../ui/lists/results-heading.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { type AccountGroup, useAccounts } from '../api/use-accounts.ts';
import { AccountFiltersForm } from './account-filters.tsx';
import { bodyOf, filtersIn, toAddress } from './account-search.ts';
import { AccountTable } from './account-table.tsx';
import { AccountsCsv } from './accounts-csv.tsx';
import { NothingFound } from './nothing-found.tsx';

const AccountResults = ({ group }: { group: AccountGroup }) => {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const accounts = useAccounts(group, bodyOf(params));
  const { data, isPlaceholderData } = accounts;
  if (!data) {
    return (
      <Card>
        <PendingAnswer query={accounts} failure={searchFailure(t, accounts.error)}>
          <AccountTable group={group} rows={undefined} />
        </PendingAnswer>
      </Card>
    );
  }
  if (data.total === 0) {
    return <NothingFound group={group} search={params.get('search') ?? ''} found={data} />;
  }
  const turn = (page: number) => {
    setParams(toAddress(filtersIn(params), page));
    scrollTo({ top: 0 });
  };
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <Box>
          <ResultsHeading busy={isPlaceholderData}>{t('{{count}} accounts', { count: data.total })}</ResultsHeading>
          {data.closed !== undefined && data.closed > 0 && (
            <Box as="p" color="muted">
              {t('Closed among them: {{number}}. The dashboard leaves those out.', { number: data.closed })}
            </Box>
          )}
        </Box>
        <AccountsCsv group={group} search={bodyOf(params)} />
      </Box>
      {data.more && (
        <Box as="p" color="muted">
          {t('There are more than a search looks at. Type a name or an email to find the others.')}
        </Box>
      )}
      <Card aria-busy={isPlaceholderData}>
        <AccountTable group={group} rows={data.results} />
      </Card>
      <Pager page={pageIn(params)} pageCount={Math.ceil(data.total / ACCOUNT_LIST_PAGE_SIZE)} onChange={turn} />
    </>
  );
};

const AccountsPage = ({ group, title }: { group: AccountGroup; title: string }) => {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageHeader title={title} />
      <AccountFiltersForm
        group={group}
        filters={filtersIn(params)}
        onSearch={(filters) => setParams(toAddress(filters))}
      />
      <AccountResults group={group} />
    </>
  );
};

/** /admin/companies [ADM-02]. */
export const CompaniesPage = () => {
  const { t } = useTranslation();
  return <AccountsPage group="companies" title={t('Companies')} />;
};

/** /admin/jobseekers [ADM-02]. */
export const JobSeekersPage = () => {
  const { t } = useTranslation();
  return <AccountsPage group="jobSeekers" title={t('Job Seekers')} />;
};
