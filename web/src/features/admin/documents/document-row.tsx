import { Box, Image } from '@chakra-ui/react';
import type { DocumentToCheck } from '@plumbline/shared/contracts/admin/documents';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { ExternalLink, FileSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentName } from '../../../components/documents/document-names.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ListRow } from '../../../ui/lists/list-card.tsx';
import { useLocale } from '../../../ui/text/date-text.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useDecideDocument, useDocumentFile } from '../api/use-documents.ts';
import { ReasonDialog } from '../reasons/reason-dialog.tsx';
import { OwnerLink, useIssuerFacts } from './document-facts.tsx';

type FileLink = { url: string; type: string; name: string };

/** A photo in the page; any other file opens in a tab of its own. */
const OpenedFile = ({ file: { url, type, name }, title }: { file: FileLink; title: string }) => {
  const { t } = useTranslation();
  if (type.startsWith('image/')) {
    return (
      <Image
        src={url}
        alt={title}
        maxWidth="full"
        maxHeight="70vh"
        borderWidth="1px"
        borderColor="border"
        bg="sunken"
      />
    );
  }
  return (
    <Box asChild display="inline-flex" alignItems="center" gap="2" minHeight="44px" justifySelf="start">
      <a href={url} target="_blank" rel="noopener noreferrer">
        <ExternalLink size={16} aria-hidden />
        {t('Open {{name}} in a new tab', { name })}
      </a>
    </Box>
  );
};

/**
 * A document with what its owner entered. Staff look at the file first: while it waits, the two decisions come with it.
 * Each look is recorded, also one at a decided document.
 */
type DocumentRowProps = {
  waiting: DocumentToCheck;
  /** When its owner saved it as it is. */
  since: string;
  /** Whether it still waits. */
  isOpen: boolean;
};

export const DocumentRow = ({ waiting: { owner, document }, since, isOpen }: DocumentRowProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const name = useDocumentName()(document);
  const [isRejecting, setRejecting] = useState(false);
  const key = { profileId: owner.id, documentId: document.id };
  const file = useDocumentFile(key);
  const decide = useDecideDocument(key, since);
  const fail = (error: Error) => toast.error(errorText(t, error, msg('Something went wrong.')));
  const check = () =>
    decide.mutate(
      { decision: 'checked' },
      { onSuccess: () => toast.success(t('The document is checked.')), onError: fail },
    );
  const facts = [
    ...useIssuerFacts()(document),
    document.expires && t('good until {{date}}', { date: formatDate(document.expires, { locale }) }),
  ].filter(Boolean);
  return (
    <ListRow display="grid" gap="2" overflowWrap="anywhere">
      <b>{name}</b>
      <Box>
        <OwnerLink owner={owner} />
        {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      </Box>
      {file.data ? (
        <OpenedFile file={file.data} title={name} />
      ) : (
        <Box>
          <Button
            onClick={() => file.mutate(undefined, { onError: fail })}
            disabled={file.isPending}
            aria-label={t('Look at the file of {{name}}', { name: `${name}, ${owner.name}` })}
          >
            <FileSearch size={16} aria-hidden />
            {t('Look at the file')}
          </Button>
        </Box>
      )}
      {file.data && isOpen && (
        <Box display="flex" flexWrap="wrap" gap="2">
          <Button variant="primary" onClick={check} disabled={decide.isPending}>
            {t('Mark as checked')}
          </Button>
          <Button onClick={() => setRejecting(true)} disabled={decide.isPending}>
            {t('Reject')}
          </Button>
        </Box>
      )}
      {document.check && !isOpen && (
        <Box>
          <b>{document.check.state === 'checked' ? t('Checked') : t('Rejected')}</b>{' '}
          {formatDate(document.check.date, { locale })}
          {document.check.reason && (
            <Box as="p" whiteSpace="pre-line">
              {document.check.reason}
            </Box>
          )}
        </Box>
      )}
      {isRejecting && (
        <ReasonDialog
          title={t('Reject this document')}
          text={t('Only its owner sees it from now on, until it is changed.')}
          help={t('Sent to the account by email and kept in the history.')}
          submit={t('Reject and send the reason')}
          busy={decide.isPending}
          onClose={() => setRejecting(false)}
          onReason={(reason) =>
            decide.mutate(
              { decision: 'rejected', reason },
              {
                onSuccess: () => {
                  toast.success(t('The document is rejected.'));
                  setRejecting(false);
                },
                onError: fail,
              },
            )
          }
        />
      )}
    </ListRow>
  );
};
