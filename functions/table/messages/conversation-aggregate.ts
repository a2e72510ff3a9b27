import { blockRequest } from '../access/block.ts';
import { contactAccessRequest } from '../access/contact-access.ts';
import { batchGet } from '../core/batch-get.ts';
import { companyProfileRequest, type ProfileItem, seekerProfileRequest } from '../profiles/profile.ts';
import { type ConversationItem, conversationRequest } from './conversation.ts';
import { conversationOf } from './message.ts';
import { sentMessageRequest } from './sent-message.ts';

export type ConversationPage = {
  other: string;
  profile: ProfileItem | undefined;
  /** `sees`: the other side's contact details are open to this side. `isSeen`: this side's are open to the other. */
  sees: boolean;
  isSeen: boolean;
  own: ConversationItem | undefined;
  theirs: ConversationItem | undefined;
  /** Present when one of the two has blocked the other. */
  block: unknown;
  /** The message that this side sent with the requested client key: its id and date (ISO). */
  sent?: { id: string; date: string } | undefined;
};

/**
 * Reads the items that decide whether a profile and others can write to each other. Makes one consistent request, or
 * `requests` of them. With `sentKey`, a client key, it also reads the message sent with that key.
 */
export const readConversations = async (
  profile: string,
  others: readonly string[],
  { requests = 1, sentKey }: { requests?: number; sentKey?: string | undefined } = {},
): Promise<ConversationPage[]> => {
  const sentKeys =
    sentKey === undefined
      ? []
      : others.map((other) => ({ conversation: conversationOf(profile, other), from: profile, key: sentKey }));
  const found = await batchGet(
    {
      seekers: others.map(seekerProfileRequest),
      companies: others.map(companyProfileRequest),
      seen: others.map((other) => contactAccessRequest(profile, other)),
      seeing: others.map((other) => contactAccessRequest(other, profile)),
      own: others.map((other) => conversationRequest(profile, other)),
      theirs: others.map((other) => conversationRequest(other, profile)),
      blocks: others.map((other) => blockRequest(profile, other)),
      blockers: others.map((other) => blockRequest(other, profile)),
      sent: sentKeys.map(sentMessageRequest),
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
    sent: found.sent[at],
  }));
};
