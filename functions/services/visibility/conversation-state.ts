import { maskName } from '@plumbline/shared/contracts/masking/mask-profile';
import { refusalOf } from '@plumbline/shared/domain/access/party-rules';
import { type ConversationState, conversationState } from '@plumbline/shared/domain/messages/conversation-state';
import { ifNotBlocked } from '../../table/access/block.ts';
import { ifContactOpen } from '../../table/access/contact-access.ts';
import type { Write } from '../../table/core/transact.ts';
import type { ConversationPage } from '../../table/messages/conversation-aggregate.ts';
import { isSeekerProfile } from '../../table/profiles/profile.ts';
import { ifProfileActive } from '../../table/profiles/profile-tombstone.ts';

/**
 * Returns whether two profiles may write to each other. For a company and a worker, the worker's contact details must
 * be open to the company; the company's details may still be hidden from the worker. Two companies always see each
 * other's.
 */
export const areConnected = ({
  profile,
  sees,
  isSeen,
}: Pick<ConversationPage, 'profile' | 'sees' | 'isSeen'>): boolean =>
  profile && isSeekerProfile(profile) ? sees : isSeen;

export const stateOf = (page: ConversationPage): ConversationState => {
  const { profile, own, theirs, block } = page;
  return conversationState({
    areConnected: areConnected(page),
    isOtherInUse: Boolean(profile && !profile.suspendedAt && !('closedAt' in profile && profile.closedAt)),
    isBlocked: Boolean(own?.blockedAt),
    isClosed: Boolean(theirs?.blockedAt) || refusalOf('message', block ? ['blocked'] : [], ['connected']) !== undefined,
  });
};

/** Returns the other side of a conversation, with the name that the reader may see [PRO-38]. */
export const partyOf = ({ other, profile, sees }: ConversationPage) => {
  const isSeeker = Boolean(profile && isSeekerProfile(profile));
  return {
    profile: other,
    profileType: isSeeker ? ('jobSeeker' as const) : ('provider' as const),
    name: profile && isSeekerProfile(profile) ? maskName(other, profile, sees) : (profile?.name ?? ''),
  };
};

/** Returns the conditions of a message: both profiles are connected and active, and neither blocked the other. */
export const ifConversationOpen = ({ self, other, profile }: ConversationPage & { self: string }): Write[] => {
  // Only job seekers block profiles, and one side of their conversations is a company.
  const [seeker, company] = profile && isSeekerProfile(profile) ? [other, self] : [self, other];
  return [
    seeker === other ? ifContactOpen(self, other) : ifContactOpen(other, self),
    ifNotBlocked(seeker, company),
    ifProfileActive(self),
    ifProfileActive(other),
  ];
};
