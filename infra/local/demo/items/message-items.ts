import { putConversation } from '@plumbline/functions/table/messages/conversation';
import { conversationOf, putMessage } from '@plumbline/functions/table/messages/message';
import { daysBefore } from '../world/dates.ts';
import type { DemoConversation, DemoWorld } from '../world/records.ts';
import { at, type Item, itemOf } from './items.ts';

const otherOf = ({ companies, seekers }: DemoWorld, { other }: DemoConversation) =>
  'companyIndex' in other ? at(companies, other.companyIndex) : at(seekers, other.seekerIndex);

const conversationItems = (world: DemoWorld, now: Date, conversation: DemoConversation): Item[] => {
  const { companyIndex, messages, unread } = conversation;
  const company = at(world.companies, companyIndex);
  const other = otherOf(world, conversation);
  const last = at(messages, messages.length - 1);
  const { text } = last;
  const date = daysBefore(now, last.daysAgo);
  const both = { date, text };
  return [
    ...messages.map(({ id, isOwn, daysAgo, ...message }) => {
      const from = isOwn ? company : other;
      return putMessage({
        ...message,
        id,
        conversation: conversationOf(company.id, other.id),
        date: daysBefore(now, daysAgo),
        from: from.id,
        userId: from.primaryUser.id,
      });
    }),
    putConversation({
      ...both,
      profile: company.id,
      other: other.id,
      isOwn: last.isOwn,
      ...(unread && { unread }),
    }),
    putConversation({ ...both, profile: other.id, other: company.id, isOwn: !last.isOwn }),
  ].map(itemOf);
};

/** Returns the conversations, once for each of their two parties. */
export const messageItems = (world: DemoWorld, now: Date): Item[] =>
  world.history.conversations.flatMap((conversation) => conversationItems(world, now, conversation));
