import { Box } from '@chakra-ui/react';
import { type DocumentList, documentLists } from '@plumbline/shared/domain/documents/document-lists';
import { paths } from '@plumbline/shared/options/paths';
import { FileCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { msg } from '../../../lib/msg.ts';
import { useQueueCounts } from '../../../lib/queries/queue-counts.ts';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useDocuments } from '../api/use-documents.ts';
import { DocumentTable } from './document-table.tsx';

type ExpiringList = Exclude<DocumentList, 'decided'>;

const expiringLists = documentLists.filter((each): each is ExpiringList => each !== 'decided');
const expiringWords: Record<ExpiringList, string> = {
  expired: msg('Already expired'),
  in30: msg('In the next 30 days'),
  in60: msg('In the next 60 days'),
  in90: msg('In the next 90 days'),
};

const Frame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const counts = useQueueCounts(true);
  const { queue, documents } = paths.admin;
  return (
    <>
      <PageHeader title={t('Documents')}>
        {t('Licenses, cards, insurance and W-9s of all accounts. Open one to see its file and notes.')}
      </PageHeader>
      <TabLinks
        label={t('Documents')}
        items={[
          {
            to: queue.path({ kind: 'document' }),
            label: t('Waiting'),
            count: counts.data?.kinds.document,
          },
          { to: documents.expiring.path(), label: t('Expiring') },
          { to: documents.checked.path(), label: t('Looked at') },
        ]}
      />
      {children}
    </>
  );
};

const Documents = ({ list, empty }: { list: DocumentList; empty: string }) => {
  const { t } = useTranslation();
  const found = useDocuments(list);
  if (!found.data) {
    return (
      <Card>
        <PendingAnswer query={found} failure={t("We couldn't load the documents.")}>
          <DocumentTable rows={undefined} />
        </PendingAnswer>
      </Card>
    );
  }
  const rows = found.data.pages.flatMap(({ results }) => results);
  return (
    <>
      <Card>{rows.length > 0 ? <DocumentTable rows={rows} /> : <EmptyState icon={FileCheck} title={empty} />}</Card>
      <LoadMore hasMore={found.hasNextPage} busy={found.isFetchingNextPage} onMore={() => void found.fetchNextPage()} />
    </>
  );
};

/** /admin/documents/expiring: the documents of all accounts that expired or will, by their last day. */
export const ExpiringDocumentsPage = () => {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const list = expiringLists.find((each) => each === params.get('list')) ?? 'in30';
  return (
    <Frame>
      <Box maxWidth={{ sm: '18rem' }}>
        <Choice
          label={t('Expiring')}
          value={list}
          values={expiringLists}
          words={expiringWords}
          onChange={(next) => setParams(next === 'in30' ? {} : { list: next })}
        />
      </Box>
      <Documents list={list} empty={t('No document expires in this time.')} />
    </Frame>
  );
};

/** /admin/documents/checked: the documents that staff checked or rejected, newest first. */
export const CheckedDocumentsPage = () => {
  const { t } = useTranslation();
  return (
    <Frame>
      <Documents list="decided" empty={t('No one has looked at a document yet.')} />
    </Frame>
  );
};
