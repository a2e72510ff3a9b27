import type { PaymentRow } from '@plumbline/shared/contracts/payments/payment-history';
import { useTranslation } from 'react-i18next';

/** The subject of a payment, as far as the company may know it [PAY-18]. */
export const useSubjectText = (): ((subject: PaymentRow['subject']) => string) => {
  const { t } = useTranslation();
  return ({ name, jobName, jobs = [] }) => {
    const others = jobs.length - 1;
    const job = jobName && others > 0 ? t('{{name}} and {{others}} more', { name: jobName, others }) : jobName;
    return [name, job].filter(Boolean).join(', ');
  };
};
