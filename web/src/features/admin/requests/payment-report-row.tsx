import type { PaymentReport } from '@plumbline/shared/contracts/payments/payment-history';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { Pill } from '../../../ui/text/pill.tsx';
import { paymentWords } from '../accounts/account-words.ts';
import { RequestRow } from './request-row.tsx';

const tones = { paid: 'warning', refunded: 'success', disputed: 'plain' } as const;

type PaymentReportRowProps = { report: PaymentReport; onRefund: () => void };

/** Which company says that whose details fail, what it paid, and whether it has that back. */
export const PaymentReportRow = ({ report, onRefund }: PaymentReportRowProps) => {
  const { t } = useTranslation();
  const { company, companyName, seeker, seekerName, amount, status, reason, date } = report;
  const facts = (
    <>
      <Pill tone={tones[status]}>{t(paymentWords[status])}</Pill>
      <MoneyText cents={amount} bill />
      <span>
        {t('Company')}:{' '}
        {companyName ? <Link to={paths.admin.company.path(company)}>{companyName}</Link> : t('Account deleted')}
      </span>
      <span>
        {t('Job Seeker')}:{' '}
        {seekerName ? <Link to={paths.admin.jobSeeker.path(seeker)}>{seekerName}</Link> : t('Account deleted')}
      </span>
    </>
  );
  return (
    <RequestRow title={t('Reported unlock')} date={date} facts={facts} text={reason}>
      {status === 'paid' && <Button onClick={onRefund}>{t('Refund')}</Button>}
    </RequestRow>
  );
};
