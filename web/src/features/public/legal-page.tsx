import { Box } from '@chakra-ui/react';
import type { Language } from '@plumbline/shared/options/languages';
import { TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { siteOwner } from '../../lib/site-owner.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { RetentionTable } from './retention-table.tsx';

/** A section; `hasRetention` shows how long data is stored below its text. */
export type LegalSection = { title: string; text: readonly string[]; hasRetention?: boolean };

/** A text in both languages, section by section the same. */
export type LegalText = Readonly<Record<Language, readonly LegalSection[]>>;

type LegalPageProps = {
  title: string;
  /** The text in a few sentences, already translated. */
  summary: readonly string[];
  text: LegalText;
  children?: ReactNode;
};

/** The page of a legal text in the reader's language: its date, a summary, and the text [SHL-01]. */
export const LegalPage = ({ title, summary, text, children }: LegalPageProps) => {
  const { t, i18n } = useTranslation();
  const language = i18n.language === 'es' ? 'es' : 'en';
  return (
    <>
      <PageHeader title={title}>
        {t('{{company}}, effective', { company: siteOwner.name })} <DateText value={TERMS_VERSION} />
      </PageHeader>
      <Card pad as="section" display="grid" gap="3">
        <h2>{t('In short')}</h2>
        <Box as="ul" display="grid" gap="2" ps="5" listStyleType="disc">
          {summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      </Card>
      <Box display="grid" gap="6" maxWidth="measure">
        {text[language].map(({ title: heading, text: paragraphs, hasRetention }, index) => (
          <Box as="section" key={heading} display="grid" gap="2">
            <h2>{`${index + 1}. ${heading}`}</h2>
            {paragraphs.map((paragraph) => (
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
