import { Box } from '@chakra-ui/react';
import type { PaymentReport } from '@plumbline/shared/contracts/payments/payment-history';
import { type RequestState, requestStates } from '@plumbline/shared/domain/support/request-states';
import { Inbox } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { usePaymentReports, useSupportRequests } from '../api/use-requests.ts';
import { PaymentReportRow } from './payment-report-row.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { stateWords } from './request-state-words.ts';
import { SupportRequestRow } from './support-request-row.tsx';

type Found = { isFetchingNextPage: boolean; hasNextPage: boolean; fetchNextPage: () => unknown };
type RequestListProps = { found: Found; empty: string; rows: readonly ReactNode[] };

const RequestList = ({ found, empty, rows }: RequestListProps) => {
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState icon={Inbox} title={empty} />
      </Card>
    );
  }
  return (
    <>
      <ListCard>{rows}</ListCard>
      <LoadMore hasMore={found.hasNextPage} busy={found.isFetchingNextPage} onMore={() => void found.fetchNextPage()} />
    </>
  );
};

const SupportRequests = ({ state }: { state: RequestState | undefined }) => {
  const { t } = useTranslation();
  const found = useSupportRequests(state);
  if (!found.data)
    return (
      <PendingCard query={found} failure={t("We couldn't load the list.")}>
        <RowsShape />
      </PendingCard>
    );
  const rows = found.data.pages
    .flatMap(({ results }) => results)
    .map((request) => <SupportRequestRow key={request.id} request={request} />);
  return <RequestList found={found} empty={t('No support requests')} rows={rows} />;
};

const PaymentReports = () => {
  const { t } = useTranslation();
  const found = usePaymentReports();
  const [refunded, setRefunded] = useState<PaymentReport>();
  if (!found.data)
    return (
      <PendingCard query={found} failure={t("We couldn't load the list.")}>
        <RowsShape />
      </PendingCard>
    );
  const rows = found.data.pages
    .flatMap(({ results }) => results)
    .map((report) => <PaymentReportRow key={report.id} report={report} onRefund={() => setRefunded(report)} />);
  return (
    <>
      <RequestList found={found} empty={t('No reported unlocks')} rows={rows} />
      <RefundDialog report={refunded} onClose={() => setRefunded(undefined)} />
    </>
  );
};

type StateFilterProps = { state: RequestState | undefined; onChange: (state: RequestState | undefined) => void };

const StateFilter = ({ state, onChange }: StateFilterProps) => {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('Status')}
      value={state ?? 'all'}
      options={[
        { value: 'all', label: t('All') },
        ...requestStates.map((value) => ({ value, label: t(stateWords[value]) })),
      ]}
      onChange={(next) => onChange(next === 'all' ? undefined : next)}
    />
  );
};

/** /admin/requests: what people wrote to support, and unlocks that companies reported. */
export const RequestsPage = () => {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'support' ? 'support' : 'reports';
  const state = requestStates.find((each) => each === params.get('state'));
  return (
    <>
      <PageHeader title={t('Requests')} />
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Box display="grid" gap="3" justifyItems={{ base: 'stretch', md: 'start' }}>
          <Segmented
            label={t('Requests')}
            value={view}
            options={[
              { value: 'reports', label: t('Reported unlocks') },
              { value: 'support', label: t('Support') },
            ]}
            onChange={(next) => setParams({ view: next })}
          />
          {view === 'support' && (
            <StateFilter state={state} onChange={(next) => setParams({ view, ...(next && { state: next }) })} />
          )}
        </Box>
        {view === 'support' ? <SupportRequests state={state} /> : <PaymentReports />}
      </Box>
    </>
  );
};
