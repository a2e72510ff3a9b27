import type { AccessState } from '@plumbline/shared/domain/access/access-states';
import { msg } from '../../../lib/msg.ts';

/** Where a request between two companies has come to; companies do not take theirs back. */
export const connectionStates = ['requested', 'granted', 'rejected'] as const satisfies readonly AccessState[];

export const stateWords: Readonly<Record<AccessState, string>> = {
  requested: msg('Waiting'),
  granted: msg('Connected'),
  rejected: msg('Declined'),
  withdrawn: msg('Withdrawn'),
};

export const directionWords = { sent: msg('You asked'), received: msg('They asked') } as const;
