import { Box } from '@chakra-ui/react';
import type { StaffTask } from '@plumbline/shared/contracts/admin/queue';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { isFocusLost } from '../../../lib/page/keep-focus.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useTaskOwner } from '../api/use-queue.ts';
import { takeKey } from './queue-keys.tsx';

type TaskOwnerProps = {
  task: StaffTask;
  /** What the task is about, for screen readers in a list of equal buttons. */
  about: string;
  /** Whether a taken task can be given back here. */
  canRelease?: boolean;
};

/**
 * Moves the focus to what replaces a pressed button when the owner changes: the other button, else the owner's name. A
 * list that no longer shows the task gives the focus to the page's heading.
 */
const useFocusAfterChange = (ownerId: string | undefined) => {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the owner moves the focus.
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (!isFocusLost() && !place.current?.contains(document.activeElement)) return;
    (place.current?.querySelector('button') ?? place.current)?.focus({ preventScroll: true });
  }, [ownerId]);
  useEffect(
    () => () => {
      if (pressed.current) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    },
    [],
  );
  return { place, pressed };
};

/** The colleague who has a task, or 'I have it'. Of two who press it, the second sees who was first. */
export const TaskOwner = ({ task, about, canRelease = false }: TaskOwnerProps) => {
  const { t } = useTranslation();
  const change = useTaskOwner(task, (action) =>
    toast.success(action === 'take' ? t('You have this task now.') : t('Your colleagues can take this task now.')),
  );
  const ownId = useSession().userInfo?.id;
  const { owner, state } = task;
  const { place, pressed } = useFocusAfterChange(owner?.id);
  const run = (action: 'take' | 'release') => {
    pressed.current = true;
    change.mutate(action, {
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    });
  };
  if (owner) {
    return (
      <Box ref={place} tabIndex={-1} display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Avatar name={owner.name} size="sm" />
        <Box as="span" overflowWrap="anywhere" minWidth={{ md: '100px' }}>
          {owner.name}
        </Box>
        {canRelease && state === 'open' && (
          <Button variant="text" disabled={change.isPending} onClick={() => run('release')}>
            {owner.id === ownId ? t('Give it back') : t('Release')}
          </Button>
        )}
      </Box>
    );
  }
  if (state === 'closed') return null;
  return (
    <Box ref={place} tabIndex={-1}>
      <Button
        {...(!canRelease && takeKey)}
        whiteSpace="nowrap"
        disabled={change.isPending}
        aria-label={t('I have it: {{about}}', { about })}
        onClick={() => run('take')}
      >
        {t('I have it')}
      </Button>
    </Box>
  );
};
