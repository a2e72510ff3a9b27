import { useTranslation } from 'react-i18next';
import { useQueueCounts } from '../../../lib/queries/queue-counts.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { QueueNumbers } from './queue-numbers.tsx';
import { useQueueSearch } from './queue-search.ts';
import { QueueTable } from './queue-table.tsx';
import { QueueTasks } from './queue-tasks.tsx';

/** /admin/queue: everything that waits for staff, the first due first. */
export const QueuePage = () => {
  const { t } = useTranslation();
  const counts = useQueueCounts(true);
  const { search, change } = useQueueSearch();
  const turn = (page: number) => {
    change({ ...search, page });
    scrollTo({ top: 0 });
  };
  return (
    <>
      <PageHeader title={t('Queue')} />
      <QueueNumbers counts={counts.data} />
      <QueueFilters search={search} onChange={change} />
      <QueueTasks search={search} onTurn={turn} rows={QueueTable} canTake />
    </>
  );
};
