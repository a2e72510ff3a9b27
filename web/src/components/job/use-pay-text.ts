import { type PayTerms, shortPay, wholePay } from '@plumbline/shared/domain/jobs/pay-text';
import { useTranslation } from 'react-i18next';

/** The pay of a job in the reader's language: all of it, or what fits a list. */
export const usePayText = () => {
  const { i18n } = useTranslation();
  const language = i18n.language === 'es' ? 'es' : 'en';
  return {
    shortPay: (job: PayTerms): string => shortPay(job, language),
    wholePay: (job: PayTerms): string => wholePay(job, language),
  };
};
