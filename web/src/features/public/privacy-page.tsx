import { useTranslation } from 'react-i18next';
import { LegalPage } from './legal-page.tsx';
import { privacyEn } from './privacy-en.ts';
import { privacyEs } from './privacy-es.ts';

/** /privacy-policy [SHL-01]. */
export const PrivacyPage = () => {
  const { t } = useTranslation();
  const summary = [
    t("A worker's name, phone and email are hidden until the worker accepts, or a company pays to unlock the profile."),
    t('We use your data to find what fits and to put you in touch. We never sell it.'),
    t('There is no advertising, no tracking by others, and no cookie but the one that keeps you signed in.'),
    t('Cards are kept by Stripe, not by us.'),
    t('You can see, change, copy and delete what we keep.'),
  ];
  return <LegalPage title={t('Privacy Policy')} summary={summary} text={{ en: privacyEn, es: privacyEs }} />;
};
