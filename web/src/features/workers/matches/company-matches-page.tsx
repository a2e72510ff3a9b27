import { Box } from '@chakra-ui/react';
import { COMPANY_MATCHES_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PurchaseView } from '../../../components/checkout/purchase/purchase-view.tsx';
import { usePurchaseAddress } from '../../../components/checkout/use-purchase-address.ts';
import { EmployeeTabs } from '../../../components/job/employee-tabs.tsx';
import { MatchFilters } from '../../../components/match/match-filters.tsx';
import { NoMatchFits } from '../../../components/match/no-match-fits.tsx';
import { toRequest, useMatchFilter } from '../../../components/match/use-match-filter.ts';
import { msg } from '../../../lib/msg.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { StatusDialog } from '../../../ui/dialogs/status-dialog.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { ResultsHeading } from '../../../ui/lists/results-heading.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useCompanyMatches } from '../api/use-company-matches.ts';
import { MatchesTable } from './matches-table.tsx';

/** The page of matches. A dialog shows until the first response has come [APP-13, APP-14, APP-15]. */
const MatchList = () => {
  const { t } = useTranslation();
  const { page, filter, isNarrowed, change, clear, turn } = useMatchFilter();
  const matches = useCompanyMatches(page, toRequest(filter));
  const { data, isLoading, isPlaceholderData } = matches;
  const [left, setLeft] = useState(false);
  const filters = (
    <MatchFilters
      filter={filter}
      trades={data?.trades ?? []}
      allTrades={msg('All trades you need')}
      onChange={change}
    />
  );
  if (!data) {
    return (
      <>
        {filters}
        <Card>
          <StatusDialog
            type={isLoading && !left ? 'loading' : undefined}
            title={t('Finding your matches...')}
            onClose={() => setLeft(true)}
          />
          <PendingAnswer query={matches} failure={t("We couldn't load the list.")}>
            <MatchesTable rows={undefined} />
          </PendingAnswer>
        </Card>
      </>
    );
  }
  if (data.trades.length === 0 || (data.total === 0 && !isNarrowed)) {
    return (
      <Card>
        <EmptyState
          icon={Users}
          title={t('No matches at this time')}
          help={t("Select the trade categories you need under 'Employee Matching' on the dashboard.")}
          action={<ButtonLink to={paths.dashboard.path()}>{t('Go to Dashboard')}</ButtonLink>}
        />
      </Card>
    );
  }
  const turnTo = (next: number) => {
    turn(next);
    scrollTo({ top: 0 });
  };
  return (
    <>
      {filters}
      <ResultsHeading busy={isPlaceholderData}>{t('{{count}} matches', { count: data.total })}</ResultsHeading>
      <Card aria-busy={isPlaceholderData}>
        {data.total === 0 ? <NoMatchFits onClear={clear} /> : <MatchesTable rows={data.results} />}
      </Card>
      <Pager page={page} pageCount={Math.ceil(data.total / COMPANY_MATCHES_PAGE_SIZE)} onChange={turnTo} />
    </>
  );
};

/**
 * /employees/company-matches: people who match the trades the company needs, or a purchase for one [APP-12 to APP-16].
 */
export const CompanyMatchesPage = () => {
  const { t } = useTranslation();
  const { intentId, leavePurchase } = usePurchaseAddress();
  return (
    <>
      <PageHeader title={t('Company Matches')}>{t('Workers within 50 miles who have a trade you need.')}</PageHeader>
      <Box display="grid" gap={{ base: '4', md: '5' }}>
        {intentId ? (
          <PurchaseView intentId={intentId} onCancel={leavePurchase} />
        ) : (
          <>
            <EmployeeTabs />
            <MatchList />
          </>
        )}
      </Box>
    </>
  );
};
