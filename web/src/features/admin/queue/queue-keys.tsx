import { Box, chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Marks the link that opens a task, and the button that takes it, for the keys of the list. */
export const openKey = { 'data-queue-open': '', 'aria-keyshortcuts': 'J K ArrowDown ArrowUp' };
export const takeKey = { 'data-queue-take': '', 'aria-keyshortcuts': 'T' };

/** What each key does, in lower case because of Caps Lock: a step in the list, or taking the task. */
const actions: Readonly<Record<string, number | 'take'>> = { j: 1, arrowdown: 1, k: -1, arrowup: -1, t: 'take' };

const Key = chakra('kbd', {
  base: {
    fontFamily: 'inherit',
    display: 'inline-block',
    minWidth: '22px',
    px: '1.5',
    textAlign: 'center',
    color: 'text',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'border-strong',
    rounded: 'control',
  },
});

/**
 * Moves between the tasks of a list with J and K or the arrow keys, and takes a task with T. The keys work only while
 * the focus is in the list [WCAG 2.1.4], so they never act on text that is typed elsewhere. Enter opens the link.
 */
export const onQueueKey = (event: KeyboardEvent<HTMLElement>): void => {
  const { currentTarget: list, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey || shiftKey) return;
  const links = [...list.querySelectorAll<HTMLElement>('[data-queue-open]')];
  const row = target.closest('tr, li');
  const index = links.findIndex((link) => row?.contains(link));
  if (index < 0) return;
  const action = actions[event.key.toLowerCase()];
  if (typeof action === 'number') {
    event.preventDefault();
    links[index + action]?.focus();
  } else if (action) {
    row?.querySelector<HTMLElement>('[data-queue-take]')?.click();
  }
};

/** Says which keys work in the list. It isn't hidden by width, because a zoomed page is narrow and still has keys. */
export const QueueKeys = ({ canTake }: { canTake: boolean }) => {
  const { t } = useTranslation();
  const keys: readonly (readonly [keys: readonly string[], action: string])[] = [
    [['J', '↓'], t('next task')],
    [['K', '↑'], t('previous task')],
    [['Enter'], t('open it')],
    ...(canTake ? [[['T'], t('take it')] as const] : []),
  ];
  return (
    <Box
      as="p"
      color="muted"
      textStyle="small"
      display="flex"
      css={{ '@media (hover: none)': { display: 'none' } }}
      flexWrap="wrap"
      columnGap="3"
      rowGap="1"
    >
      <span>{t('Keys while the focus is in the list:')}</span>
      {keys.map(([names, action]) => (
        <Box as="span" key={action} whiteSpace="nowrap">
          {names.map((name) => (
            <Key key={name} marginEnd="1">
              {name}
            </Key>
          ))}
          {action}
        </Box>
      ))}
    </Box>
  );
};
