import type { DocumentView } from '@plumbline/shared/contracts/documents/document-shape';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip, Chips } from '../../ui/text/pill.tsx';
import { useDocumentName } from './document-names.ts';

const MOST = 3;

/**
 * The licenses and cards of a worker that have not expired and that Plumbline has not checked; the profile lists all.
 */
export const DocumentsOnFile = ({ documents }: { documents: readonly DocumentView[] }) => {
  const { t } = useTranslation();
  const nameOf = useDocumentName();
  if (documents.length === 0) return null;
  const more = documents.length - MOST;
  return (
    <Chips as="ul" listStyleType="none" aria-label={t('Licenses and cards on file')}>
      {documents.slice(0, MOST).map((document) => (
        <li key={document.id}>
          <Chip>
            <FileText size={16} aria-hidden />
            {[nameOf(document), document.state].filter(Boolean).join(' · ')}
          </Chip>
        </li>
      ))}
      {more > 0 && <li>{t('{{count}} more', { count: more })}</li>}
    </Chips>
  );
};
