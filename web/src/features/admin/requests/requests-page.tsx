import { Box } from '@chakra-ui/react';
import type { PaymentReport } from '@plumbline/shared/contracts/payments/payment-history';
import { type PaymentReportState, paymentReportStates } from '@plumbline/shared/domain/money/payment-report-states';
import { type RequestState, requestStates } from '@plumbline/shared/domain/support/request-states';
import { Inbox } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { msg } from '../../../lib/msg.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { usePaymentReports, useSupportRequests } from '../api/use-requests.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { PaymentReportRow } from './payment-report-row.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { reportStateWords, stateWords } from './request-state-words.ts';
import { SupportRequestRow } from './support-request-row.tsx';

const emptyWords = {
  all: msg('No reported unlocks'),
  open: msg('No open reports of unlocks'),
  refunded: msg('No refunded reports'),
  declined: msg('No declined reports'),
} as const;

type RequestsQuery = { isFetchingNextPage: boolean; hasNextPage: boolean; fetchNextPage: () => unknown };
type RequestListProps = { found: RequestsQuery; empty: string; rows: readonly ReactNode[] };

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

const PaymentReports = ({ state }: { state: PaymentReportState | undefined }) => {
  const { t } = useTranslation();
  const found = usePaymentReports(state);
  const [refunded, setRefunded] = useState<PaymentReport>();
  const [declined, setDeclined] = useState<PaymentReport>();
  if (!found.data)
    return (
      <PendingCard query={found} failure={t("We couldn't load the list.")}>
        <RowsShape />
      </PendingCard>
    );
  const rows = found.data.pages
    .flatMap(({ results }) => results)
    .map((report) => (
      <PaymentReportRow
        key={report.id}
        report={report}
        onRefund={() => setRefunded(report)}
        onDecline={() => setDeclined(report)}
      />
    ));
  return (
    <>
      <RequestList found={found} empty={t(emptyWords[state ?? 'all'])} rows={rows} />
      <RefundDialog report={refunded} onClose={() => setRefunded(undefined)} />
      <DeclineDialog report={declined} onClose={() => setDeclined(undefined)} />
    </>
  );
};

type StateFilterProps<S extends string> = {
  words: Readonly<Record<S, string>>;
  state: S | undefined;
  onChange: (state: S | undefined) => void;
};

const StateFilter = <S extends string>({ words, state, onChange }: StateFilterProps<S>) => {
  const { t } = useTranslation();
  const states = Object.keys(words) as S[];
  return (
    <Segmented<S | 'all'>
      label={t('Status')}
      value={state ?? 'all'}
      options={[{ value: 'all', label: t('All') }, ...states.map((value) => ({ value, label: t(words[value]) }))]}
      onChange={(next) => onChange(next === 'all' ? undefined : next)}
    />
  );
};

/** /admin/requests: support requests, and unlocks that companies reported. */
export const RequestsPage = () => {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'support' ? 'support' : 'reports';
  const given = params.get('state');
  const requestState = requestStates.find((each) => each === given);
  // Without a state in the address, the reported unlocks show those that staff have to decide.
  const reportState = given === 'all' ? undefined : (paymentReportStates.find((each) => each === given) ?? 'open');
  const setState = (state = 'all') => setParams({ view, state });
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
          {view === 'support' ? (
            <StateFilter words={stateWords} state={requestState} onChange={setState} />
          ) : (
            <StateFilter words={reportStateWords} state={reportState} onChange={setState} />
          )}
        </Box>
        {view === 'support' ? <SupportRequests state={requestState} /> : <PaymentReports state={reportState} />}
      </Box>
    </>
  );
};
