import { Box } from '@chakra-ui/react';
import type { StaffTask } from '@plumbline/shared/contracts/admin/queue';
import { paths } from '@plumbline/shared/options/paths';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { useQueue } from '../api/use-queue.ts';
import { toAddress, useQueueSearch } from './queue-search.ts';
import { useTaskText } from './task-words.ts';

type Ref = Pick<StaffTask, 'kind' | 'id'>;

const isSame = (one: Ref, other: Ref): boolean => one.kind === other.kind && one.id === other.id;

/**
 * Returns the next open task of the list, and the first one after the last. A finished task leaves the list, so its
 * place is found by the tasks that came after it before.
 */
const useFollowingTask = (task: Ref, isEnabled: boolean): { isLoaded: boolean; next: StaffTask | undefined } => {
  const { search } = useQueueSearch();
  const { data } = useQueue({ ...search, state: 'open' }, isEnabled);
  const following = useRef<readonly Ref[]>([]);
  const rows = data?.results ?? [];
  const index = rows.findIndex((row) => isSame(row, task));
  if (index >= 0) following.current = rows.slice(index + 1);
  const others = rows.filter((row) => !isSame(row, task));
  const after = following.current.map((ref) => others.find((row) => isSame(row, ref)));
  return { isLoaded: data !== undefined, next: after.find(Boolean) ?? others[0] };
};

/**
 * The link to the task after this one, or back to the list when nothing else waits. It gets the focus when the task was
 * finished here, because the pressed button is gone then.
 */
export const NextTask = ({ task }: { task: StaffTask }) => {
  const { t } = useTranslation();
  const textOf = useTaskText();
  const { search } = useQueueSearch();
  const isOpen = task.state === 'open';
  const { isLoaded, next } = useFollowingTask(task, !isOpen);
  const link = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
    if (isOpen || !isLoaded || !wasOpen.current) return;
    wasOpen.current = false;
    link.current?.focus({ preventScroll: true });
  }, [isOpen, isLoaded]);
  if (!isLoaded || (isOpen && !next)) return null;
  const address = toAddress(search);
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
      <ButtonLink
        ref={link}
        variant={isOpen ? 'line' : 'primary'}
        to={next ? paths.admin.task.path(next.kind, next.id, address) : paths.admin.queue.path(address)}
      >
        {next ? t('Next task') : t('Back to the queue')}
      </ButtonLink>
      <Box as="span" color="muted" textStyle="small" lineClamp="1" maxWidth="40ch">
        {next ? textOf(next).about : t('Nothing else waits here.')}
      </Box>
    </Box>
  );
};
