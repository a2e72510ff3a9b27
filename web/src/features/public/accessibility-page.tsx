import { useTranslation } from 'react-i18next';
import { accessibilityText } from './accessibility-text.ts';
import { LegalPage } from './legal-page.tsx';

/** /accessibility: the accessibility statement. */
export const AccessibilityPage = () => {
  const { t } = useTranslation();
  const summary = [
    t('Plumbline works by keyboard, with a screen reader, on small screens and enlarged.'),
    t('If something does not work for you, write to Support. No account needed.'),
  ];
  return <LegalPage title={t('Accessibility')} summary={summary} text={accessibilityText} />;
};
