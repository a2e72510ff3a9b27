import type { CompanyEventKind } from '@plumbline/shared/domain/jobs/company-events';
import { CircleCheck, CircleX, Handshake, LockOpen, type LucideIcon, Mail, Undo2, UserPlus } from 'lucide-react';
import { msg } from '../../../lib/msg.ts';

/** The text and icon of each kind of event. `name` is the other party; `subject` is the job or project. */
export const activityTexts: Record<CompanyEventKind, { icon: LucideIcon; text: string }> = {
  applied: { icon: UserPlus, text: msg('{{name}} applied to {{subject}}') },
  'application-accepted': { icon: CircleCheck, text: msg('You accepted {{name}} for {{subject}}') },
  'application-withdrawn': { icon: Undo2, text: msg('{{name}} withdrew the application to {{subject}}') },
  'briefing-sent': { icon: Mail, text: msg('You sent {{name}} a job briefing: {{subject}}') },
  'briefing-accepted': { icon: CircleCheck, text: msg('{{name}} accepted your job briefing') },
  'briefing-declined': { icon: CircleX, text: msg('{{name}} declined your job briefing') },
  unlocked: { icon: LockOpen, text: msg('You unlocked {{name}}') },
  'connection-requested': { icon: Handshake, text: msg('{{name}} asked to connect to {{subject}}') },
  connected: { icon: Handshake, text: msg('{{name}} connected to {{subject}}') },
  joined: { icon: Handshake, text: msg('{{name}} accepted you for {{subject}}') },
};
