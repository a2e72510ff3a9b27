import { blockRequest } from '../access/block.ts';
import { contactAccessRequest } from '../access/contact-access.ts';
import { readTogether } from '../core/read-together.ts';
import { companyProfileRequest, type ProfileItem, seekerProfileRequest } from '../profiles/profile.ts';
import { type ConversationItem, conversationRequest } from './conversation.ts';

export type ConversationPage = {
  other: string;
  profile: ProfileItem | undefined;
  /** The contact details of the other are open to this side, and this side's to the other. */
  sees: boolean;
  isSeen: boolean;
  own: ConversationItem | undefined;
  theirs: ConversationItem | undefined;
  /** One has blocked the other altogether. */
  block: unknown;
};

/** What decides about the conversations of a profile with some others: one consistent request, or as many as a list takes. */
export const readConversations = async (
  profile: string,
  others: readonly string[],
  requests = 1,
): Promise<ConversationPage[]> => {
  const found = await readTogether(
    {
      seekers: others.map(seekerProfileRequest),
      companies: others.map(companyProfileRequest),
      seen: others.map((other) => contactAccessRequest(profile, other)),
      seeing: others.map((other) => contactAccessRequest(other, profile)),
      own: others.map((other) => conversationRequest(profile, other)),
      theirs: others.map((other) => conversationRequest(other, profile)),
      blocks: others.map((other) => blockRequest(profile, other)),
      blockers: others.map((other) => blockRequest(other, profile)),
    },
    { requests },
  );
  return others.map((other, at) => ({
    other,
    profile: found.seekers[at] ?? found.companies[at],
    sees: Boolean(found.seen[at]),
    isSeen: Boolean(found.seeing[at]),
    own: found.own[at],
    theirs: found.theirs[at],
    block: found.blocks[at] ?? found.blockers[at],
  }));
};
