import { DAY_MS, REJECTION_MS } from '@plumbline/shared/options/limits';
import { useTranslation } from 'react-i18next';

const DAYS = REJECTION_MS / DAY_MS;

/** Returns what the worker gets who is declined: an applicant gets an e-mail, a match doesn't. */
export const useDeclineEffect = (isMatch: boolean): string => {
  const { t } = useTranslation();
  if (isMatch) return t("They get no message. You won't be matched for this job again.");
  return t(
    'They get an email that you went with someone else, and an interview is canceled. They can apply again after {{days}} days.',
    { days: DAYS },
  );
};
