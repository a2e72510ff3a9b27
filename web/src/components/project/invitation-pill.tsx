import type { InvitationState } from '@plumbline/shared/domain/projects/invitation-states';
import { CircleX, Eye, Link as LinkIcon, type LucideIcon, Send, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { Pill } from '../../ui/text/pill.tsx';

const states: Readonly<Record<InvitationState, [word: string, tone: 'info' | 'success' | 'plain', LucideIcon]>> = {
  invited: [msg('Invited'), 'plain', Send],
  seen: [msg('Seen'), 'info', Eye],
  interested: [msg('Interested'), 'success', LinkIcon],
  declined: [msg('Not interested'), 'plain', CircleX],
  withdrawn: [msg('Withdrawn'), 'plain', Undo2],
};

/** The state of an invitation to a project. */
export const InvitationPill = ({ state }: { state: InvitationState }) => {
  const { t } = useTranslation();
  const [word, tone, icon] = states[state];
  return (
    <Pill tone={tone} icon={icon}>
      {t(word)}
    </Pill>
  );
};
