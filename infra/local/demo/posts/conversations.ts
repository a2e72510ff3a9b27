import { companyNamed } from '../people/companies.ts';
import { LAKELAND_INDEX } from '../people/featured-companies.ts';
import { featuredSeekerWith } from '../people/featured-seekers.ts';
import type { Random } from '../world/random.ts';
import type { DemoCompany, DemoConversation } from '../world/records.ts';
import { featuredHistory } from './featured-history.ts';

/** Returns Lakeland's messages with Travis and with a connected vendor, whose last message is unread. */
export const buildConversations = (random: Random, companies: DemoCompany[]): DemoConversation[] =>
  featuredHistory.conversations.map(({ with: other, messages, unread }) => ({
    companyIndex: LAKELAND_INDEX,
    other:
      'companyName' in other
        ? { companyIndex: companyNamed(companies, other.companyName) }
        : { seekerIndex: featuredSeekerWith(other.seekerIdPrefix) },
    messages: messages.map((line) => ({ ...line, id: random.hexId() })),
    unread,
  }));
