import { Box } from '@chakra-ui/react';
import type { StaffDocument } from '@plumbline/shared/contracts/admin/documents';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDocumentName } from '../../../components/documents/document-names.ts';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { OwnerLink, useIssuerFacts } from './document-facts.tsx';

type Row = { row: StaffDocument };

/** The name of a document, which links its file when it has one. */
const NameAndIssuer = ({ row: { document, task } }: Row) => {
  const name = useDocumentName()(document);
  const facts = useIssuerFacts()(document);
  return (
    <Box minWidth="0" overflowWrap="anywhere">
      <Box as="span" fontWeight="semibold">
        {task ? <Link to={paths.admin.task.path('document', task)}>{name}</Link> : name}
      </Box>
      {facts.length > 0 && (
        <Box as="p" color="muted" textStyle="small">
          {facts.join(' · ')}
        </Box>
      )}
    </Box>
  );
};

const LastDay = ({ row: { document } }: Row) => {
  const { t } = useTranslation();
  if (!document.expires) return t('No last day');
  return (
    <Box as="span" {...(document.validity === 'expired' && { color: 'warning', fontWeight: 'semibold' })}>
      <DateText value={document.expires} />
      {document.validity === 'expired' && ` · ${t('Expired')}`}
    </Box>
  );
};

/** Whether staff checked or rejected a document, when, and who did. */
const Check = ({ row: { document, task, decidedBy } }: Row) => {
  const { t } = useTranslation();
  const { check } = document;
  if (!check) return <Box color="muted">{task ? t('Waits for a look') : t('No file')}</Box>;
  return (
    <Box minWidth="0" overflowWrap="anywhere">
      {check.state === 'checked' ? t('Checked') : t('Rejected')} <DateText value={check.date} />
      {decidedBy && (
        <Box as="p" textStyle="small">
          <Link to={paths.admin.history.path({ staff: decidedBy.id })}>{decidedBy.name}</Link>
        </Box>
      )}
    </Box>
  );
};

type DocumentTableProps = {
  /** Undefined while the documents load. */
  rows: readonly StaffDocument[] | undefined;
};

/** Document, account, last day and decision; one block for each document on a phone. */
export const DocumentTable = ({ rows }: DocumentTableProps) => {
  const { t } = useTranslation();
  const columns: readonly Column<StaffDocument>[] = [
    { header: t('Document'), phone: 'name', cell: (row) => <NameAndIssuer row={row} /> },
    { header: t('Account'), phone: 'fact', phoneWide: true, cell: ({ owner }) => <OwnerLink owner={owner} /> },
    {
      header: t('Good until'),
      phone: 'fact',
      phoneWide: true,
      phoneLabel: t('Good until'),
      cell: (row) => <LastDay row={row} />,
    },
    { header: t('Looked at'), phone: 'fact', phoneWide: true, cell: (row) => <Check row={row} /> },
  ];
  return (
    <DataTable
      caption={t('Documents')}
      columns={columns}
      rows={rows}
      rowKey={({ owner, document }) => `${owner.id} ${document.id}`}
    />
  );
};
