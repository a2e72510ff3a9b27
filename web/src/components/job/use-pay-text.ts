import { type PayTerms, shortPay, wholePay } from '@plumbline/shared/domain/jobs/pay-text';
import { useTranslation } from 'react-i18next';

/** Functions that return the pay of a job in the reader's language: the whole text, or a short one for lists. */
export const usePayText = () => {
  const { i18n } = useTranslation();
  const language = i18n.language === 'es' ? 'es' : 'en';
  return {
    shortPay: (job: PayTerms): string => shortPay(job, language),
    wholePay: (job: PayTerms): string => wholePay(job, language),
  };
};
