import { FileCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useDocumentsToCheck } from '../api/use-documents.ts';
import { DocumentRow } from './document-row.tsx';

const Documents = () => {
  const { t } = useTranslation();
  const found = useDocumentsToCheck();
  if (!found.data)
    return (
      <PendingCard query={found} failure={t("We couldn't load the list.")}>
        <RowsShape />
      </PendingCard>
    );
  const waiting = found.data.pages.flatMap(({ results }) => results);
  if (waiting.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={FileCheck}
          title={t('No document waits')}
          help={t('Licenses, cards and company papers with a file show here.')}
        />
      </Card>
    );
  }
  return (
    <>
      <ListCard>
        {waiting.map((each) => (
          <DocumentRow key={`${each.owner.id}-${each.document.id}-${each.since}`} waiting={each} />
        ))}
      </ListCard>
      <LoadMore hasMore={found.hasNextPage} busy={found.isFetchingNextPage} onMore={() => void found.fetchNextPage()} />
    </>
  );
};

/** /admin/documents: licenses, cards and company papers that wait for a look, the oldest first. */
export const DocumentsPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('Documents')}>
        {t('Compare the file with what its owner entered. Only checked documents are shown in green.')}
      </PageHeader>
      <Documents />
    </>
  );
};
