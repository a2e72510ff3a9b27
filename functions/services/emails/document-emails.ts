import { formatDate } from '@plumbline/shared/domain/dates/dates';
import type { DocumentKind } from '@plumbline/shared/options/document-kinds';
import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import { type EmailContent, emailContent } from './email-content.ts';
import { documentWords } from './words/document-words.ts';

const DOCUMENTS = paths.profile.own.path({ edit: true, section: 'documents' });
const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

type Ending = { kind: DocumentKind; expires: string };

/** Returns the e-mail to the owner of a license or card that expires on the day `expires` (YYYY-MM-DD). */
export const documentExpiresMail = ({ kind, expires }: Ending, language: Language): EmailContent => {
  const values = {
    document: documentWords[language][kind],
    date: formatDate(expires, { locale: locales[language] }),
  };
  return emailContent('documentExpires', language, values, { path: DOCUMENTS });
};

/** Returns the e-mail to the owner of a document that staff rejected. `reason` is the text that staff wrote. */
export const documentRejectedMail = (kind: DocumentKind, reason: string, language: Language): EmailContent =>
  emailContent(
    'documentRejected',
    language,
    { document: documentWords[language][kind], reason: { trusted: reason } },
    { path: DOCUMENTS },
  );
