import type { DocumentView } from '@plumbline/shared/contracts/document-shape';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip, Chips } from '../../ui/text/pill.tsx';
import { useDocumentName } from './document-names.ts';

const MOST = 3;

/** The licenses and cards of a card that are good today; the profile has them all. */
export const ValidDocuments = ({ documents }: { documents: readonly DocumentView[] }) => {
  const { t } = useTranslation();
  const nameOf = useDocumentName();
  if (documents.length === 0) return null;
  const more = documents.length - MOST;
  return (
    <Chips as="ul" listStyleType="none" aria-label={t('Valid licenses and cards')}>
      {documents.slice(0, MOST).map((document) => (
        <li key={document.id}>
          <Chip>
            <BadgeCheck size={16} aria-hidden />
            {[nameOf(document), document.state].filter(Boolean).join(' · ')}
          </Chip>
        </li>
      ))}
      {more > 0 && <li>{t('{{count}} more', { count: more })}</li>}
    </Chips>
  );
};
