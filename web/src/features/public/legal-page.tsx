import { Box } from '@chakra-ui/react';
import { TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { RetentionTable } from './retention-table.tsx';

/** A section; `hasRetention` shows how long data is stored below its text. */
export type LegalSection = { title: string; text: readonly string[]; hasRetention?: boolean };

type LegalPageProps = {
  title: string;
  /** The text in a few sentences, already translated. */
  summary: readonly string[];
  sections: readonly LegalSection[];
  children?: ReactNode;
};

/**
 * The page of a legal text: its date, a summary, and the text. The summary is translated; the English text is binding
 * [SHL-01].
 */
export const LegalPage = ({ title, summary, sections, children }: LegalPageProps) => {
  const { t, i18n } = useTranslation();
  const language = i18n.language === 'es' ? 'es' : 'en';
  return (
    <>
      <PageHeader title={title}>
        {t('Plumbline LLC, effective')} <DateText value={TERMS_VERSION} />
      </PageHeader>
      <Card pad as="section" display="grid" gap="3">
        <h2>{t('In short')}</h2>
        <Box as="ul" display="grid" gap="2" ps="5" listStyleType="disc">
          {summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      </Card>
      {i18n.language !== 'en' && <p>{t('The full text is in English; it is the one that counts.')}</p>}
      <Box lang="en" display="grid" gap="6" maxWidth="measure">
        {sections.map(({ title: heading, text, hasRetention }, index) => (
          <Box as="section" key={heading} display="grid" gap="2">
            <h2>{`${index + 1}. ${heading}`}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {hasRetention && <RetentionTable language={language} />}
          </Box>
        ))}
      </Box>
      {children}
    </>
  );
};
