import { useTranslation } from 'react-i18next';
import { LegalPage } from './legal-page.tsx';
import { TERMS_SINCE, terms } from './terms-text.ts';

/** /terms [SHL-01]. */
export const TermsPage = () => {
  const { t } = useTranslation();
  const summary = [
    t('Plumbline is free for workers. Companies pay for single things, at the price shown before they pay.'),
    t('There is no subscription.'),
    t('An unlock whose phone and email both fail can be reported within 7 days and is refunded by our staff.'),
    t('Contact details are for the job or project you got them for. Do not pass them on.'),
    t('Jobs must be real and lawful. We bring people together; what you agree on is between you.'),
    t('You can leave at any time.'),
  ];
  return <LegalPage title={t('Terms of Service')} since={TERMS_SINCE} summary={summary} sections={terms} />;
};
