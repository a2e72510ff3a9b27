import { DAY_MS, REJECTION_MS } from '@plumbline/shared/options/limits';
import { useTranslation } from 'react-i18next';

const DAYS = REJECTION_MS / DAY_MS;

/**
 * What is known about the worker's applications for the job. A list of matches doesn't contain withdrawn applications,
 * and a worker with open contact details can have an interview.
 */
type Applied = 'yes' | 'never' | 'unknown';

/**
 * Returns what a declined worker gets: an e-mail after an application, also a withdrawn one, or a canceled interview;
 * otherwise nothing.
 */
export const useDeclineEffect = (applied: Applied): string => {
  const { t } = useTranslation();
  if (applied === 'never') return t("They get no message. You won't be matched for this job again.");
  if (applied === 'unknown') {
    return t(
      "They get a message only if they applied to this job before, or if an interview is canceled. You won't be matched for this job again.",
    );
  }
  return t(
    'They get an email that you went with someone else, and an interview is canceled. They can apply again after {{days}} days.',
    { days: DAYS },
  );
};
