import { Box, chakra } from '@chakra-ui/react';
import type { StaffTask } from '@plumbline/shared/contracts/admin/queue';
import { paths } from '@plumbline/shared/options/paths';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useMatch } from 'react-router-dom';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { DueText } from './due-text.tsx';
import { openKey } from './queue-keys.tsx';
import { toAddress, useQueueSearch } from './queue-search.ts';
import type { QueueRowsProps } from './queue-tasks.tsx';
import { taskIcons, useTaskText } from './task-words.ts';

const Row = chakra(NavLink, {
  base: {
    display: 'grid',
    gap: '1',
    px: '4',
    py: '3',
    color: 'text',
    fontSize: 'small',
    textDecoration: 'none',
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'transparent',
    _hover: { bg: 'sunken', color: 'text' },
    '&[aria-current=page]': { bg: 'accent-soft', borderInlineStartColor: 'accent' },
    '@media (forced-colors: active)': { '&[aria-current=page]': { borderInlineStartColor: 'Highlight' } },
  },
});

const TaskRow = ({ task }: { task: StaffTask }) => {
  const { t } = useTranslation();
  const { search } = useQueueSearch();
  const { title, about, from } = useTaskText()(task);
  const { kind, id, owner } = task;
  const Icon = taskIcons[kind];
  const row = useRef<HTMLAnchorElement>(null);
  const isCurrent = useMatch(paths.admin.task.path(kind, id)) !== null;
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li>
      <Row {...openKey} ref={row} to={paths.admin.task.path(kind, id, toAddress(search))}>
        <Box display="flex" gap="2" justifyContent="space-between">
          <Box as="b" display="inline-flex" gap="2" alignItems="center" minWidth="0">
            <Icon size={16} aria-hidden />
            {title}
          </Box>
          <DueText task={task} />
        </Box>
        <Box as="span" lineClamp="2" overflowWrap="anywhere">
          {about}
        </Box>
        <Box as="span" color="muted" overflowWrap="anywhere">
          {[from || t('Noticed by Plumbline'), owner?.name].filter(Boolean).join(' · ')}
        </Box>
      </Row>
    </li>
  );
};

/** The tasks as short rows that open next to the list. */
export const QueueList = ({ rows }: QueueRowsProps) => {
  const { t } = useTranslation();
  if (!rows) return <RowsShape />;
  return (
    <chakra.ul aria-label={t('Queue')} css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } }}>
      {rows.map((task) => (
        <TaskRow key={`${task.kind} ${task.id}`} task={task} />
      ))}
    </chakra.ul>
  );
};
