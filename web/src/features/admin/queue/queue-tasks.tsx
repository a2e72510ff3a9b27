import { Box } from '@chakra-ui/react';
import { QUEUE_PAGE_SIZE, type StaffTask } from '@plumbline/shared/contracts/admin/queue';
import { Inbox } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useQueue } from '../api/use-queue.ts';
import { onQueueKey, QueueKeys } from './queue-keys.tsx';
import type { QueueSearch } from './queue-search.ts';

export type QueueRowsProps = {
  /** Undefined while the tasks load. */
  rows: readonly StaffTask[] | undefined;
  isClosed: boolean;
};

type QueueTasksProps = {
  search: QueueSearch;
  onTurn: (page: number) => void;
  /** Shows the rows of a page. */
  rows: ComponentType<QueueRowsProps>;
  /** Whether the rows have the button that takes a task. */
  canTake?: boolean;
};

/** A page of the queue, with what shows when it is empty, fails to load or is cut off. */
export const QueueTasks = ({ search, onTurn, rows: Rows, canTake = false }: QueueTasksProps) => {
  const { t } = useTranslation();
  const isClosed = search.state === 'closed';
  const queue = useQueue({ ...search });
  const { data, isPlaceholderData } = queue;
  if (!data) {
    return (
      <Card>
        <PendingAnswer query={queue} failure={t("We couldn't load the list.")}>
          <Rows rows={undefined} isClosed={isClosed} />
        </PendingAnswer>
      </Card>
    );
  }
  if (data.results.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={Inbox}
          title={isClosed ? t('Nothing was closed yet.') : t('Nothing waits here.')}
          help={t('Reported unlocks, reports, signals, support requests and documents show here.')}
        />
      </Card>
    );
  }
  return (
    <>
      {data.more && (
        <Box as="p" color="muted">
          {isClosed
            ? t('These are the newest 140 of each kind. The staff history has all.')
            : t('These are the first 140 of each kind. Close some to see the others.')}
        </Box>
      )}
      <QueueKeys canTake={canTake && !isClosed} />
      <Card aria-busy={isPlaceholderData} onKeyDown={onQueueKey}>
        <Rows rows={data.results} isClosed={isClosed} />
      </Card>
      <Pager page={search.page} pageCount={Math.ceil(data.total / QUEUE_PAGE_SIZE)} onChange={onTurn} />
    </>
  );
};
