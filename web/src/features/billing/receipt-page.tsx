import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { Printer, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PrintedBrand } from '../../components/site/brand.tsx';
import { statusOf } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/controls/button.tsx';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PendingAnswer } from '../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { useReceipt } from './api/use-receipt.ts';
import { ReceiptSheet } from './receipt/receipt-sheet.tsx';

/** Why there is no receipt to show, or its skeleton. */
const NoReceipt = ({ query }: { query: ReturnType<typeof useReceipt> }) => {
  const { t } = useTranslation();
  const title = t("We couldn't retrieve this receipt.");
  if (statusOf(query.error) === 404) return <EmptyState icon={SearchX} title={title} />;
  return <PendingAnswer query={query} failure={title} avatar={false} />;
};

/** /toolbox/billing/receipts/:paymentId: the receipt, ready to be printed [PAY-18]. */
export const ReceiptPage = () => {
  const { t } = useTranslation();
  const { paymentId = '' } = useParams();
  const receipt = useReceipt(paymentId);
  const { data } = receipt;
  return (
    <>
      <Box _print={{ display: 'none' }}>
        <BackLink to={paths.toolbox.billing.path()} label={t('Back to Billing')} />
      </Box>
      <PrintedBrand />
      <PageHeader
        title={t('Receipt')}
        action={
          data && (
            <Button variant="primary" onClick={() => window.print()} _print={{ display: 'none' }}>
              <Printer size={20} aria-hidden />
              {t('Print')}
            </Button>
          )
        }
      />
      {data ? (
        <ReceiptSheet receipt={data} />
      ) : (
        <Card pad>
          <NoReceipt query={receipt} />
        </Card>
      )}
    </>
  );
};
