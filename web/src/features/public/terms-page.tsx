import { useTranslation } from 'react-i18next';
import { LegalPage } from './legal-page.tsx';
import { termsEn } from './terms-en.ts';
import { termsEs } from './terms-es.ts';

/** /terms [SHL-01]. */
export const TermsPage = () => {
  const { t } = useTranslation();
  const summary = [
    t('Free for workers. Companies pay per use, at a price shown up front.'),
    t('There is no subscription.'),
    t('If neither phone nor email works, report the unlock within 7 days and our staff refunds it.'),
    t('Contact details are for the job or project you got them for. Do not pass them on.'),
    t('Jobs must be real and lawful. We bring people together; what you agree on is between you.'),
    t('If we decide against you, you can appeal.'),
    t('You can leave at any time.'),
  ];
  return <LegalPage title={t('Terms of Service')} summary={summary} text={{ en: termsEn, es: termsEs }} />;
};
