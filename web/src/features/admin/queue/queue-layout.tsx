import { Box, useMediaQuery } from '@chakra-ui/react';
import { breakpoints } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch } from 'react-router-dom';
import { QueueFilters } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';
import { useQueueSearch } from './queue-search.ts';
import { QueueTasks } from './queue-tasks.tsx';

/** The filters and the tasks, for the side of an open task. */
const QueueSide = () => {
  const { t } = useTranslation();
  const { search, change } = useQueueSearch();
  return (
    <Box
      as="section"
      aria-label={t('Queue')}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      position="sticky"
      top="24px"
      maxHeight="calc(100vh - 48px)"
      overflowY="auto"
      // Keeps the outlines of focused filters within what scrolls.
      padding="1"
      margin="-1"
    >
      <QueueFilters search={search} onChange={change} isNarrow />
      <QueueTasks search={search} onTurn={(page) => change({ ...search, page })} rows={QueueList} />
    </Box>
  );
};

/** /admin/queue and its tasks. On a wide screen the list stays next to an open task; on others one of them shows. */
export const QueueLayout = () => {
  const { t } = useTranslation();
  const isTask = useMatch(paths.admin.task.pattern) !== null;
  const [isWide] = useMediaQuery([`(min-width: ${breakpoints.sidebar}px)`], { ssr: false });
  const hasSide = isTask && isWide;
  return (
    <Box
      display={hasSide ? 'grid' : 'contents'}
      gridTemplateColumns={{ desk: '300px minmax(0, 1fr)', xl: '340px minmax(0, 1fr)' }}
      gap="6"
      alignItems="start"
    >
      {hasSide && <QueueSide />}
      <Box
        {...(isTask && { as: 'section', 'aria-label': t('Task') })}
        display={hasSide ? 'grid' : 'contents'}
        gridTemplateColumns="minmax(0, 1fr)"
        gap="6"
      >
        <Outlet />
      </Box>
    </Box>
  );
};
