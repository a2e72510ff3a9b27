import type { AccessState } from '../access/access-states.ts';

/** draft: not paid. withdrawn: deleted before it was answered. */
export const briefingStates = ['draft', 'pending', 'accepted', 'rejected', 'withdrawn'] as const;
export type BriefingState = (typeof briefingStates)[number];

/** The moves of a briefing. The recipient accepts and declines; the company makes the other moves. */
export const briefingMoves = ['change', 'pay', 'accept', 'decline', 'send', 'delete'] as const;
export type BriefingMove = (typeof briefingMoves)[number];

/** Every allowed move with the resulting state. Any other move is a conflict [BRF-05, BRF-12, BRF-13]. */
export const briefingTable: Readonly<Record<BriefingState, Readonly<Partial<Record<BriefingMove, BriefingState>>>>> = {
  draft: { change: 'draft', pay: 'pending', delete: 'withdrawn' },
  // Sending a briefing again is allowed and returns its state, so that a page can safely repeat the call.
  pending: { send: 'pending', accept: 'accepted', decline: 'rejected', delete: 'withdrawn' },
  accepted: { send: 'accepted', delete: 'accepted' },
  rejected: { send: 'rejected', delete: 'rejected' },
  withdrawn: {},
};

type Briefing = { published: boolean; deletedAt?: string | undefined };

/** Returns the state of a briefing, from its job and its entry in the recipient's access list. */
export const briefingState = ({ published, deletedAt }: Briefing, answer: AccessState | undefined): BriefingState => {
  if (answer === 'granted') return 'accepted';
  if (answer === 'rejected') return 'rejected';
  if (deletedAt) return 'withdrawn';
  return published ? 'pending' : 'draft';
};

/** Returns whether the recipient may have seen the briefing, so that its texts can't change any more. */
export const isSent = (state: BriefingState): boolean => state !== 'draft';
