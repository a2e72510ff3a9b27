import type { InterviewWay } from '@plumbline/shared/options/jobs/interviews';
import { msg } from '../../lib/msg.ts';

export const wayNames: Record<InterviewWay, string> = {
  'on-site': msg('On site'),
  phone: msg('By phone'),
  video: msg('Video call'),
};
