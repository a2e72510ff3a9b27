import { Box, chakra } from '@chakra-ui/react';
import type { DocumentView } from '@plumbline/shared/contracts/documents/document-shape';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import type { DocumentValidity } from '@plumbline/shared/domain/documents/document-validity';
import { stateName } from '@plumbline/shared/options/us-states';
import { CircleCheck, CircleX, Clock, FileText, type LucideIcon, TimerOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLocale } from '../../ui/text/date-text.tsx';
import { Pill } from '../../ui/text/pill.tsx';
import { useDocumentName } from './document-names.ts';
import { useOpenDocument } from './use-open-document.ts';

/** A document that staff have not checked isn't called valid, and hasn't the color of success. */
const validities: Record<DocumentValidity, readonly [string, 'plain' | 'warning' | 'danger', LucideIcon]> = {
  valid: [msg('On file'), 'plain', FileText],
  'expires-soon': [msg('Expires soon'), 'warning', Clock],
  expired: [msg('Expired'), 'danger', TimerOff],
};

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    listStyleType: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2.5',
      py: '3',
      _first: { pt: '0' },
      '& + li': { borderTopWidth: '1px', borderColor: 'border' },
    },
  },
});

const OpenFile = ({ file, name }: { file: NonNullable<DocumentView['file']>; name: string }) => {
  const { t } = useTranslation();
  const open = useOpenDocument(file);
  const isPhoto = file.type.startsWith('image/');
  return (
    <Button
      variant="text"
      onClick={() => open.mutate()}
      disabled={open.isPending}
      aria-label={isPhoto ? t('Open photo: {{name}}', { name }) : t('Open file: {{name}}', { name })}
    >
      <FileText size={16} aria-hidden />
      {isPhoto ? t('Open photo') : t('Open file')}
    </Button>
  );
};

/** Licenses and cards, each with whether it has expired. Masked documents are absent. */
export const DocumentList = ({ documents }: { documents: readonly DocumentView[] }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const nameOf = useDocumentName();
  const lastDayOf = ({ expires, validity, check }: DocumentView): string | undefined => {
    if (!expires || (validity === 'valid' && !check)) return undefined;
    const date = formatDate(expires, { locale });
    return validity === 'expired' ? t('expired {{date}}', { date }) : t('good until {{date}}', { date });
  };
  const factsOf = (document: DocumentView): string =>
    [
      document.trade && t(document.trade),
      document.state && stateName(document.state),
      document.number && t('No. {{number}}', { number: document.number }),
      lastDayOf(document),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <List>
      {documents.map((document) => {
        const [word, tone, icon] = validities[document.validity];
        const [name, facts] = [nameOf(document), factsOf(document)];
        return (
          <li key={document.id}>
            <Box flex="1 1 220px" minWidth="0" overflowWrap="anywhere">
              <Box as="b" fontWeight="semibold">
                {name}
              </Box>
              {facts && (
                <Box as="p" color="muted" textStyle="small">
                  {facts}
                </Box>
              )}
            </Box>
            {document.check?.reason && (
              <Box as="p" flex="1 1 100%" whiteSpace="pre-line" overflowWrap="anywhere" order="1">
                {document.check.reason}
              </Box>
            )}
            {document.file && <OpenFile file={document.file} name={name} />}
            {document.check?.state === 'checked' && (
              <Pill tone="success" icon={CircleCheck}>
                {t('Checked by Plumbline on {{date}}', { date: formatDate(document.check.date, { locale }) })}
              </Pill>
            )}
            {document.check?.state === 'rejected' ? (
              <Pill tone="danger" icon={CircleX}>
                {t('Rejected')}
              </Pill>
            ) : (
              (!document.check || document.validity !== 'valid') && (
                <Pill tone={tone} icon={icon}>
                  {document.validity === 'valid' && document.expires
                    ? t('On file, good until {{date}}', { date: formatDate(document.expires, { locale }) })
                    : t(word)}
                </Pill>
              )
            )}
          </li>
        );
      })}
    </List>
  );
};
