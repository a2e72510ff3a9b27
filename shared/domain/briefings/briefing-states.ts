import type { AccessState } from '../access/access-states.ts';

/** draft: written and not paid for. withdrawn: deleted before it was answered. */
export const briefingStates = ['draft', 'pending', 'accepted', 'rejected', 'withdrawn'] as const;
export type BriefingState = (typeof briefingStates)[number];

/**
 * What can be done with a briefing: the company changes, pays for, sends again or deletes it, the recipient answers.
 */
export const briefingMoves = ['change', 'pay', 'accept', 'decline', 'send', 'delete'] as const;
export type BriefingMove = (typeof briefingMoves)[number];

/** Every allowed move and the state it leads to; any other is a conflict [BRF-05, BRF-12, BRF-13]. */
export const briefingTable: Readonly<Record<BriefingState, Readonly<Partial<Record<BriefingMove, BriefingState>>>>> = {
  draft: { change: 'draft', pay: 'pending', delete: 'withdrawn' },
  // Sending what is sent is answered with where it stands, so that a page may ask twice.
  pending: { send: 'pending', accept: 'accepted', decline: 'rejected', delete: 'withdrawn' },
  accepted: { send: 'accepted', delete: 'accepted' },
  rejected: { send: 'rejected', delete: 'rejected' },
  withdrawn: {},
};

type Briefing = { published: boolean; deletedAt?: string | undefined };

/** The state of a briefing, from the job and the entry in its recipient's access list. */
export const briefingState = ({ published, deletedAt }: Briefing, answer: AccessState | undefined): BriefingState => {
  if (answer === 'granted') return 'accepted';
  if (answer === 'rejected') return 'rejected';
  if (deletedAt) return 'withdrawn';
  return published ? 'pending' : 'draft';
};

/** Whether the recipient may have seen it, so that its words stay as they are. */
export const isSent = (state: BriefingState): boolean => state !== 'draft';
