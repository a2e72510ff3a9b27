import type { AccessState } from '@plumbline/shared/domain/access/access-states';
import { msg } from '../../../lib/msg.ts';

/** The states of a request between two companies, which can't be withdrawn. */
export const connectionStates = ['requested', 'granted', 'rejected'] as const satisfies readonly AccessState[];

export const stateWords: Readonly<Record<AccessState, string>> = {
  requested: msg('Waiting'),
  granted: msg('Connected'),
  rejected: msg('Declined'),
  withdrawn: msg('Withdrawn'),
};

export const directionWords = { sent: msg('You asked'), received: msg('They asked') } as const;
