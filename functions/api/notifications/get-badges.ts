import * as contract from '@plumbline/shared/contracts/notifications/notifications';
import { operation } from '../../http/operation.ts';
import { listPendingBriefings } from '../../services/access/pending-briefings.ts';
import { type Caller, isCompany } from '../../services/sessions/caller.ts';
import { readNotices } from '../../services/settings/notices.ts';
import { listOpenProjectRequests } from '../../table/access/project-requests.ts';
import { listUnseenApplicants } from '../../table/jobs/job-counters.ts';
import { countUnread } from '../../table/messages/conversation.ts';
import { isRead, listNotifications, readUntil } from '../../table/notifications/notification.ts';

/** The most items that are counted for a badge, which shows `99+` for more than 99. */
const MOST = 100;

const dot = (count: number) => ({
  isNew: count > 0,
  count: count === 0 ? '' : count < MOST ? String(count) : `${MOST - 1}+`,
});

const unreadOf = async (userId: string) => {
  const [{ items }, until] = await Promise.all([listNotifications(userId, { limit: MOST }), readUntil(userId)]);
  return items.filter((item) => !isRead(item, until));
};

const none = { findEmployees: 0, findJobs: 0, tradePartners: 0 };

/** Returns the numbers of the profile's pending items: two or three requests for a company, one or two for a seeker. */
const waitingFor = async ({ kind, profileId }: Caller): Promise<typeof none> => {
  if (!profileId) return none;
  if (kind === 'candidate') return { ...none, findJobs: (await listPendingBriefings(profileId, MOST)).length };
  if (!isCompany({ kind })) return none;
  const [findEmployees, tradePartners] = await Promise.all([
    listUnseenApplicants(profileId, MOST),
    listOpenProjectRequests(profileId),
  ]);
  return { ...none, findEmployees: findEmployees.length, tradePartners: tradePartners.length };
};

/** Returns the badges. A decision on a briefing counts until its notification is read [SHL-15, SHL-16]. */
export const getBadges = operation(contract.getBadges, async ({ caller }) => {
  const [waiting, unread, conversations, notices] = await Promise.all([
    waitingFor(caller),
    unreadOf(caller.userId),
    caller.profileId ? countUnread(caller.profileId) : 0,
    readNotices(),
  ]);
  const answers = unread.filter(({ kind }) => kind === 'briefingAnswered').length;
  return {
    findEmployees: dot(waiting.findEmployees + answers),
    findJobs: dot(waiting.findJobs),
    tradePartners: dot(waiting.tradePartners),
    messages: dot(conversations),
    notifications: dot(unread.length),
    ...notices,
  };
});
