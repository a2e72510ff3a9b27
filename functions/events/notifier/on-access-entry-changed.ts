import type { AccessEvent } from '../../services/emails/access-event.ts';
import { readersOf, settleAll } from '../../services/notifications/delivery/notify-users.ts';
import { notifyByQueue } from '../../services/notifications/queued/enqueue-mail.ts';
import {
  accessEventOf,
  changeKeyOf,
  changeSubjectOf,
  withoutNames,
} from '../../services/notifications/read-access-event.ts';
import { planApplicationMail } from '../../services/notifications/reminders/received-applications.ts';
import { readAccessAggregate } from '../../table/access/access-aggregate.ts';
import { AccessEntry, type AccessEntryItem } from '../../table/access/access-entry.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { type AccessNotification, accessNotifications } from './access-notifications.ts';
import { mailApplicationReceipt } from './application-receipt.ts';

const notifySide = async (
  profile: string,
  from: string,
  event: AccessEvent,
  notification: AccessNotification,
): Promise<void> => {
  const { entry } = event;
  const isApplication = notification.kind === 'newApplicant';
  const isShared = isApplication && (await planApplicationMail(entry)) === 'shared';
  await notifyByQueue(await readersOf(profile), {
    event: changeKeyOf(entry),
    // Withdrawing and applying again counts as the same event, so that its e-mail is sent at most once a day.
    about: changeSubjectOf(entry),
    isMutual: entry.state === 'granted',
    kind: notification.kind,
    from,
    actor: entry.state === 'granted' ? entry.grantedBy : undefined,
    subject: entry.subject,
    email: (language) => notification.email(event, language),
    nameless: (language) => notification.email(withoutNames(event), language),
    ...(isShared && { by: 'app' }),
  });
};

/** Notifies both sides about an entry's current state. An applicant gets a receipt. */
const notifyState = async (entry: AccessEntryItem): Promise<void> => {
  // A match or job that was declined without a request has no notification.
  if (entry.state === 'rejected' && !entry.requestedAt) return;
  const page = await readAccessAggregate(entry);
  const event = accessEventOf(entry, page);
  if (!event) return;
  const { owner, other } = accessNotifications[entry.type][entry.state] ?? {};
  await settleAll([
    ...(owner ? [notifySide(entry.owner, entry.other, event, owner)] : []),
    ...(other ? [notifySide(entry.other, entry.owner, event, other)] : []),
    ...(entry.type === 'job-application' && entry.state === 'requested' ? [mailApplicationReceipt(entry, page)] : []),
  ]);
};

/** Notifies about access entries that are new or have another state. */
export const onAccessEntryChanged = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(AccessEntry, changes)) {
    if (!after || (before?.state === after.state && before.date === after.date)) continue;
    await notifyState(after);
  }
};
