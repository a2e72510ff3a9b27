import type { RequestState } from '@plumbline/shared/domain/support/request-states';
import { msg } from '../../../lib/msg.ts';

export const stateWords = {
  open: msg('Open'),
  answered: msg('Answered'),
  closed: msg('Closed'),
} as const satisfies Record<RequestState, string>;
