import { Box } from '@chakra-ui/react';
import type { OwnActivity } from '@plumbline/shared/contracts/my-jobs/my-jobs';
import type { ActivityStatus as Status } from '@plumbline/shared/domain/jobs/seeker-activity';
import { DAY_MS } from '@plumbline/shared/options/limits';
import {
  CircleMinus,
  CirclePause,
  CircleX,
  Clock,
  type LucideIcon,
  Mail,
  Phone,
  Send,
  TimerOff,
  Undo2,
  UserCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApplicationLine } from '../../components/job/application-line.tsx';
import { msg } from '../../lib/msg.ts';
import { Pill } from '../../ui/text/pill.tsx';

type StatusAppearance = {
  tone: 'success' | 'info' | 'match' | 'plain' | 'warning';
  icon?: LucideIcon;
  /** The meaning of the status, or the next step. */
  next?: string;
};

const looks: Record<Status, StatusAppearance> = {
  Applied: { tone: 'info', icon: Send },
  'Pending Contact': { tone: 'success', icon: Phone, next: msg('They have your phone and email. Expect a call.') },
  'Received Job Post': { tone: 'info', icon: Mail },
  'New Match': { tone: 'match' },
  Withdrawn: { tone: 'plain', icon: Undo2 },
  'Position filled': { tone: 'plain', icon: UserCheck, next: msg('The company hired someone else.') },
  'Not selected': { tone: 'plain', icon: CircleMinus, next: msg('The company chose someone else.') },
  'Declined by you': { tone: 'plain', icon: CircleX },
  Closed: { tone: 'plain', icon: CirclePause, next: msg('The job has ended.') },
  Expired: { tone: 'warning', icon: TimerOff, next: msg('This match expired.') },
  'No longer a match': { tone: 'plain', icon: CircleMinus, next: msg('The job or your profile changed.') },
};

/** 'Open 2 more days', for a match that expires. */
const OpenUntil = ({ at }: { at: string }) => {
  const { t } = useTranslation();
  const days = Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / DAY_MS));
  return (
    <>
      <Box as={Clock} aria-hidden display="inline" boxSize="16px" verticalAlign="-3px" />{' '}
      {days > 0 ? t('Open {{count}} more days', { count: days }) : t('Due today')}
    </>
  );
};

/** The state between a seeker and a job, with the next step or the line of the application [SEE-27]. */
export const ActivityStatus = ({ activity }: { activity: OwnActivity }) => {
  const { t } = useTranslation();
  const { type, status, seen = false, answeredAt, activityDate, expiresAt, deletedAt } = activity;
  const { tone, icon, next } = looks[status];
  return (
    <Box display={{ base: 'contents', md: 'grid' }} gap="1" justifyItems="start">
      <Box display="grid" gap="1" justifyItems="start" alignContent="start" flex="1 1 0">
        <Pill tone={tone} {...(icon && { icon })}>
          {t(status)}
        </Pill>
        {(next || expiresAt) && (
          <Box as="p" color="muted" textStyle="small" lineHeight="1.4">
            {next && t(next)}
            {expiresAt && <OpenUntil at={expiresAt} />}
          </Box>
        )}
      </Box>
      {type === 'job-application' && !deletedAt && (
        <Box order="1" flexBasis="full" width="full">
          <ApplicationLine appliedAt={activityDate} seen={seen || answeredAt !== undefined} answeredAt={answeredAt} />
        </Box>
      )}
    </Box>
  );
};
