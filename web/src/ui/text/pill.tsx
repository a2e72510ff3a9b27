import { chakra, defineRecipe } from '@chakra-ui/react';
import {
  CircleCheck,
  CirclePause,
  CircleX,
  Clock,
  Link as LinkIcon,
  LockOpen,
  type LucideIcon,
  Send,
  TimerOff,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';

const PillRoot = chakra(
  'span',
  defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      px: '2',
      py: '3px',
      borderRadius: 's',
      fontSize: 'pill',
      lineHeight: '1.35',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
    },
    variants: {
      tone: {
        success: { bg: 'success-soft', color: 'success' },
        warning: { bg: 'warning-soft', color: 'warning' },
        danger: { bg: 'danger-soft', color: 'danger' },
        info: { bg: 'info-soft', color: 'info' },
        plain: { bg: 'sunken', color: 'text' },
      },
    },
    defaultVariants: { tone: 'plain' },
  }),
  { defaultProps: { 'data-ui': 'pill' } },
);

type PillProps = ComponentProps<typeof PillRoot> & { icon?: LucideIcon };

/** A word in a tone, with its icon when it is a status. */
export const Pill = ({ icon: Icon, children, ...rest }: PillProps) => (
  <PillRoot {...rest}>
    {Icon && <Icon size={16} aria-hidden />}
    {children}
  </PillRoot>
);

const statuses = {
  [msg('Active')]: ['success', CircleCheck],
  [msg('Accepted')]: ['success', CircleCheck],
  [msg('Unlocked')]: ['success', LockOpen],
  [msg('Connected')]: ['success', LinkIcon],
  [msg('Paid')]: ['success', CircleCheck],
  [msg('Pending')]: ['warning', Clock],
  [msg('Expired')]: ['warning', TimerOff],
  [msg('Rejected')]: ['danger', CircleX],
  [msg('Job Sent')]: ['info', Send],
  [msg('Inactive')]: ['plain', CirclePause],
  [msg('Closed')]: ['plain', CirclePause],
} as const;

export type Status = keyof typeof statuses;

/** A status as icon and word, always both. */
export const StatusPill = ({ status }: { status: Status }) => {
  const { t } = useTranslation();
  const [tone, icon] = statuses[status];
  return (
    <Pill tone={tone} icon={icon}>
      {t(status)}
    </Pill>
  );
};

/** A trade, qualification or other word of a list; quieter than a pill. */
export const Chip = chakra(
  'span',
  defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      px: '9px',
      py: '3px',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 's',
      bg: 'surface',
      color: 'text',
      fontSize: 'small',
      lineHeight: '1.35',
      fontWeight: 'medium',
    },
  }),
);

/** A wrapping row of pills or chips. */
export const Chips = chakra(
  'div',
  defineRecipe({ base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } }),
);

/** The red 'New' or '3 new' beside a row. */
export const NewMark = chakra(
  'span',
  defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      color: 'danger',
      fontSize: 'pill',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      _before: { content: '""', width: '8px', height: '8px', borderRadius: 'full', bg: 'dot' },
    },
  }),
);
