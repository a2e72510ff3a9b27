import { Box } from '@chakra-ui/react';
import type { StaffTask } from '@plumbline/shared/contracts/admin/queue';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { AddressText } from '../../../ui/text/address-text.tsx';
import { RelativeTime } from '../../../ui/text/date-text.tsx';
import { DueText } from './due-text.tsx';
import { openKey } from './queue-keys.tsx';
import { toAddress, useQueueSearch } from './queue-search.ts';
import type { QueueRowsProps } from './queue-tasks.tsx';
import { TaskOwner } from './task-owner.tsx';
import { taskIcons, useTaskText } from './task-words.ts';

const TaskLink = ({ task: { kind, id }, title }: { task: StaffTask; title: string }) => {
  const { search } = useQueueSearch();
  const Icon = taskIcons[kind];
  return (
    <Box asChild display="inline-flex" alignItems="center" gap="2" fontWeight="semibold">
      <Link {...openKey} to={paths.admin.task.path(kind, id, toAddress(search))}>
        <Icon size={16} aria-hidden />
        {title}
      </Link>
    </Box>
  );
};

/** The kind, subject, sender, age, due day and owner of each task; one block for each task on a phone. */
export const QueueTable = ({ rows, isClosed }: QueueRowsProps) => {
  const { t } = useTranslation();
  const textOf = useTaskText();
  const columns: readonly Column<StaffTask>[] = [
    { header: t('What'), phone: 'name', cell: (task) => <TaskLink task={task} title={textOf(task).title} /> },
    {
      header: t('About'),
      phone: 'fact',
      phoneWide: true,
      cell: (task) => (
        <Box lineClamp="2" overflowWrap="anywhere" maxWidth={{ md: '340px' }}>
          {textOf(task).about}
        </Box>
      ),
    },
    {
      header: t('From'),
      phone: 'fact',
      cell: (task) => (
        <Box overflowWrap="anywhere" minWidth={{ md: '140px' }}>
          <AddressText>{textOf(task).from || t('Noticed by Plumbline')}</AddressText>
        </Box>
      ),
    },
    {
      header: t('Waits since'),
      phone: 'fact',
      cell: ({ openedAt }) => (
        <Box as="span" whiteSpace="nowrap">
          <RelativeTime value={openedAt} />
        </Box>
      ),
    },
    { header: isClosed ? t('Closed on') : t('Due'), phone: 'fact', cell: (task) => <DueText task={task} /> },
    {
      header: t('Who has it'),
      phone: 'fact',
      phoneWide: true,
      cell: (task) => <TaskOwner task={task} about={textOf(task).about} />,
    },
  ];
  return <DataTable caption={t('Queue')} columns={columns} rows={rows} rowKey={({ kind, id }) => `${kind} ${id}`} />;
};
