import type { Interview } from '@plumbline/shared/contracts/interviews/interviews';
import { comingTime } from '@plumbline/shared/domain/interviews/interview-times';
import { CircleCheck, Clock, type LucideIcon, MessageCircleQuestion, TimerOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { Pill } from '../../ui/text/pill.tsx';

const states = {
  agreed: ['success', CircleCheck, msg('Time is set')],
  waiting: ['warning', Clock, msg('Waiting for an answer')],
  asked: ['info', MessageCircleQuestion, msg('Pick a time')],
  over: ['plain', TimerOff, msg('Times are over')],
} as const satisfies Record<string, readonly ['success' | 'warning' | 'info' | 'plain', LucideIcon, string]>;

const stateOf = ({ state, proposedBy, times, start }: Interview): keyof typeof states => {
  if (state === 'agreed') return 'agreed';
  const now = new Date().toISOString();
  if (comingTime({ state, start, times }, now) <= now) return 'over';
  return proposedBy === 'company' ? 'waiting' : 'asked';
};

/** How far a company's coming interview is: agreed, offered, to be answered, or with only times that have passed. */
export const InterviewPill = ({ interview }: { interview: Interview }) => {
  const { t } = useTranslation();
  const [tone, icon, text] = states[stateOf(interview)];
  return (
    <Pill tone={tone} icon={icon}>
      {t(text)}
    </Pill>
  );
};
