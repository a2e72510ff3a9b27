import type { StaffPayment } from '@plumbline/shared/contracts/payments/staff-payments';
import { paths } from '@plumbline/shared/options/paths';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { usePayments } from '../api/use-payments.ts';
import { AccountChoice } from './account-choice.tsx';
import { PaymentFiltersForm } from './payment-filters.tsx';
import { isName, type PaymentSearch, queryOf, searchIn, toAddress } from './payment-search.ts';
import { PaymentTable } from './payment-table.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const PaymentList = ({ search }: { search: PaymentSearch }) => {
  const { t } = useTranslation();
  const [refunded, setRefunded] = useState<StaffPayment>();
  const query = queryOf(search);
  const found = usePayments(query);
  if (!found.data) {
    return (
      <Card>
        <PendingAnswer query={found} failure={t("We couldn't load the payments.")}>
          <PaymentTable rows={undefined} onRefund={setRefunded} />
        </PendingAnswer>
      </Card>
    );
  }
  const payments = found.data.pages.flatMap(({ results }) => results);
  if (payments.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={CreditCard}
          title={query.id ? t('No payment has this id.') : t('No payments here.')}
          help={
            query.id ? t('Copy the whole id from the receipt or from Stripe.') : t('Change the filters or clear them.')
          }
        />
      </Card>
    );
  }
  return (
    <>
      <Card>
        <PaymentTable rows={payments} onRefund={setRefunded} />
      </Card>
      <LoadMore hasMore={found.hasNextPage} busy={found.isFetchingNextPage} onMore={() => void found.fetchNextPage()} />
      {refunded && (
        <RefundDialog
          payment={refunded}
          company={refunded.company.name ?? t('Deleted account')}
          onClose={() => setRefunded(undefined)}
        />
      )}
    </>
  );
};

/** /admin/payments: the payments of all companies, one company's, or one by its id. */
export const PaymentsPage = () => {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const search = searchIn(params);
  const ofCompany = search.company !== '';
  const ofPerson = search.person !== '';
  return (
    <>
      <PageHeader
        title={t('Payments')}
        action={
          (ofCompany || ofPerson) && <ButtonLink to={paths.admin.payments.path()}>{t('All payments')}</ButtonLink>
        }
      >
        {ofPerson && t('What companies paid for one person, newest first.')}
        {ofCompany && t('What one company paid, newest first.')}
        {!ofPerson &&
          !ofCompany &&
          (search.status === 'disputed' && search.search === ''
            ? t(
                'Disputed payments, newest first. In each part of the list, those that wait for a response come first, by due date. The queue has all of them by due date.',
              )
            : t(
                'What companies paid, newest first. The id of a payment is also its receipt number and its id at Stripe.',
              ))}
      </PageHeader>
      <PaymentFiltersForm
        filters={search}
        ofAccount={ofCompany || ofPerson}
        onSearch={(filters) => setParams(toAddress({ ...filters, company: search.company, person: search.person }))}
        onClear={() => setParams({})}
      />
      {isName(search) ? <AccountChoice search={search} /> : <PaymentList search={search} />}
    </>
  );
};
