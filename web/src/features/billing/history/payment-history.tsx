import { Box } from '@chakra-ui/react';
import { Receipt } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { SectionHeader } from '../../../ui/layout/section-header.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { useIsGated } from '../../../ui/states/load-together.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { usePaymentHistory } from '../api/use-payment-history.ts';
import { HistoryTable } from './history-table.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { useReportedPayment } from './use-reported-payment.ts';

/** The company's payments, 20 a page, newest first [PAY-18, PAY-19]. */
export const PaymentHistory = () => {
  const { t } = useTranslation();
  const history = usePaymentHistory();
  const gated = useIsGated();
  const { hasNextPage, fetchNextPage } = history;
  const data = gated ? undefined : history.data;
  const [wanted, setWanted] = useState(1);
  const { reported, report } = useReportedPayment(data?.pages.flatMap(({ results }) => results));
  const section = useRef<HTMLDivElement>(null);

  // The page after the last full one may turn out to be empty.
  const pages = data?.pages.filter(({ results }, at) => at === 0 || results.length > 0) ?? [];
  const page = Math.min(wanted, pages.length);
  const rows = pages[page - 1]?.results ?? [];
  const goTo = async (next: number) => {
    if (next > pages.length && (await fetchNextPage()).isFetchNextPageError) {
      return toast.error(t('Something went wrong, please try again.'));
    }
    setWanted(next);
    section.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Card as="section" ref={section} pt={{ base: '4.5', md: '6' }} overflow="hidden">
      <Box px={{ base: '4', md: '6' }} pb="4">
        <SectionHeader title={t('Payment history')} />
      </Box>
      {!data && (
        <PendingAnswer query={history} failure={t("We couldn't load your payment history.")}>
          <HistoryTable rows={undefined} onReport={report} />
        </PendingAnswer>
      )}
      {data && rows.length === 0 && (
        <EmptyState
          icon={Receipt}
          title={t('No payments yet.')}
          help={t('What you buy is listed here with its receipt.')}
        />
      )}
      {rows.length > 0 && <HistoryTable rows={rows} onReport={report} />}
      <Box p="4" _empty={{ display: 'none' }} borderTopWidth="1px" borderColor="border">
        <Pager page={page} pageCount={pages.length + (hasNextPage ? 1 : 0)} onChange={(next) => void goTo(next)} />
      </Box>
      <ReportDialog payment={reported} onClose={() => report(undefined)} />
    </Card>
  );
};
