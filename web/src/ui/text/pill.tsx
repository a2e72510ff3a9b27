import { Badge, type BadgeProps, chakra, defineRecipe } from '@chakra-ui/react';
import {
  Ban,
  CircleCheck,
  CirclePause,
  CircleX,
  Clock,
  Link as LinkIcon,
  LockOpen,
  type LucideIcon,
  Send,
  TimerOff,
  Undo2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';

type PillProps = BadgeProps & { icon?: LucideIcon };

/** A word in a tone, with its icon when it is a status. */
export const Pill = ({ icon: Icon, tone = 'plain', children, ...rest }: PillProps) => (
  <Badge tone={tone} data-ui="pill" {...rest}>
    {Icon && <Icon size={16} aria-hidden />}
    {children}
  </Badge>
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
  [msg('Withdrawn')]: ['plain', Undo2],
  [msg('Job Sent')]: ['info', Send],
  [msg('Inactive')]: ['plain', CirclePause],
  [msg('Closed')]: ['plain', CirclePause],
  [msg('Suspended')]: ['danger', Ban],
  [msg('Taken down')]: ['danger', Ban],
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
export const Chip = (props: BadgeProps) => <Badge variant="outline" {...props} />;

/** A wrapping row of pills or chips. */
export const Chips = chakra(
  'div',
  defineRecipe({ base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } }),
);

/** The red 'New' or '3 new' next to a row. */
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
