import { REPORTED_MESSAGES, type Reported } from '@plumbline/shared/contracts/admin/reported';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { userRequest } from '../../../table/accounts/user.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { listMessagesUntil, type MessageItem } from '../../../table/messages/message.ts';
import { companyProfileRequest, seekerProfileRequest } from '../../../table/profiles/profile.ts';
import type { ReportItem } from '../../../table/staff/report.ts';

/** Returns the names of the two sides, and of the users who wrote for a company. Makes one request. */
const readNames = async ({ account, reporter = '' }: ReportItem, messages: readonly MessageItem[]) => {
  const sides = [account, reporter];
  const users = [...new Set(messages.map(({ userId }) => userId))];
  const found = await batchGet(
    {
      seekers: sides.map(seekerProfileRequest),
      companies: sides.map(companyProfileRequest),
      users: users.map(userRequest),
    },
    { consistent: false },
  );
  const nameOf = (at: number) => {
    const profile = found.seekers[at] ?? found.companies[at];
    return profile && fullName(profile);
  };
  const companyUsers = found.users.flatMap((user) => (user && user.kind !== 'candidate' ? [user] : []));
  return {
    sides: { reported: nameOf(0), reporter: nameOf(1) },
    authors: new Map(companyUsers.map(({ id, displayName }) => [id, displayName])),
  };
};

/**
 * Returns the latest messages between the reported side and the reporter up to the report. A conversation is deleted
 * with the account of either side.
 */
export const readMessages = async (report: ReportItem): Promise<Omit<Reported, 'kind'>> => {
  const { account, reporter, date } = report;
  const { items, cursor } = reporter
    ? await listMessagesUntil(account, reporter, date, REPORTED_MESSAGES)
    : { items: [], cursor: undefined };
  if (items.length === 0) return { isGone: true };
  const { sides, authors } = await readNames(report, items);
  const messages = items.toReversed().map(({ id, from, userId, text, date: at, attachments = [], removedAt }) => {
    const side = from === account ? ('reported' as const) : ('reporter' as const);
    const files = attachments.map(({ name }) => name);
    return { id, from: side, name: sides[side], author: authors.get(userId), text, date: at, files, removedAt };
  });
  return { isGone: false, conversation: { messages, hasEarlier: cursor !== undefined } };
};
