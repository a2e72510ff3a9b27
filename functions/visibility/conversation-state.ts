import { allowsContact } from '@plumbline/shared/domain/access/blocks';
import { maskName } from '@plumbline/shared/domain/masking/mask-profile';
import { type ConversationState, conversationState } from '@plumbline/shared/domain/messages/conversation-state';
import type { ConversationPage } from '../table/messages/conversation-aggregate.ts';
import { isSeekerProfile } from '../table/profiles/profile.ts';

export const stateOf = ({ profile, sees, isSeen, own, theirs, block }: ConversationPage): ConversationState =>
  conversationState({
    areConnected: sees && isSeen,
    isOtherInUse: Boolean(profile && !profile.suspendedAt && !('closedAt' in profile && profile.closedAt)),
    isBlocked: Boolean(own?.blockedAt),
    isClosed: Boolean(theirs?.blockedAt) || !allowsContact('message', { block }),
  });

/** The other side by the name that this side may know [PRO-38]. */
export const partyOf = ({ other, profile, sees }: ConversationPage) => {
  const isSeeker = Boolean(profile && isSeekerProfile(profile));
  return {
    profile: other,
    profileType: isSeeker ? ('jobSeeker' as const) : ('provider' as const),
    name: profile && isSeekerProfile(profile) ? maskName(other, profile, sees) : (profile?.name ?? ''),
  };
};
