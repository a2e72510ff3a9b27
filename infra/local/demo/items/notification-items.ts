import { accessNotifications } from '@plumbline/functions/events/notifier/access-notifications';
import { notificationId } from '@plumbline/functions/services/notifications/delivery/write-notification';
import { feedbackOf, partyOf, withoutNames } from '@plumbline/functions/services/notifications/read-access-event';
import { type AccessEntryItem, accessEntryId } from '@plumbline/functions/table/access/access-entry';
import { newNotification, newNotificationsRead } from '@plumbline/functions/table/notifications/notification';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { daysBefore } from '../world/dates.ts';
import type { DemoAccount, DemoCompany, DemoSeeker, DemoWorld } from '../world/records.ts';
import { type DemoEntry, demoEntries } from './demo-entries.ts';
import { type Item, itemOf } from './items.ts';

const KEPT_DAYS = 180;
/** Notifications older than this are read. */
const READ_DAYS_AGO = 2.5;

type Side = 'owner' | 'other';
type NotificationInput = DemoEntry & { entry: AccessEntryItem; side: Side; account: DemoAccount };

const contactOf = ({ id, kind, name, email, phoneNumber, ...rest }: DemoCompany | DemoSeeker) => ({
  id,
  kind,
  name,
  email,
  phoneNumber,
  ...('lastName' in rest && { lastName: rest.lastName }),
});

const itemsOf = ({ entry, side, account, owner, other, subject, isOpen }: NotificationInput): Item[] => {
  const notified = accessNotifications[entry.type][entry.state]?.[side];
  if (!notified) return [];
  const event = withoutNames({
    entry,
    subject,
    feedback: feedbackOf(entry, isOpen),
    owner: partyOf(contactOf(owner), isOpen),
    other: partyOf(contactOf(other), isOpen),
  });
  const { subject: title, path } = notified.email(event, 'en');
  const titles = { en: title, es: notified.email(event, 'es').subject };
  const { date } = entry;
  return [
    itemOf(
      newNotification({
        userId: account.id,
        id: notificationId([accessEntryId(entry), entry.state, date].join('.'), account.id),
        kind: notified.kind,
        title,
        titles,
        path,
        profile: entry[side === 'owner' ? 'other' : 'owner'],
        subject: entry.subject,
        date,
        ttl: Math.floor(Date.parse(date) / 1000) + KEPT_DAYS * (DAY_MS / 1000),
      }),
    ),
  ];
};

/** Returns notifications about requests and answers for the demo sign-ins. The latest ones are unread. */
export const notificationItems = (world: DemoWorld, now: Date): Item[] => {
  const accountOf = (profile: string) => world.accounts.find(({ profileId }) => profileId === profile);
  const notified = demoEntries(world, now).flatMap((each) =>
    each.moves.flatMap((entry) =>
      (['owner', 'other'] as const).flatMap((side): NotificationInput[] => {
        const account = accountOf(entry[side]);
        return account ? [{ ...each, entry, side, account }] : [];
      }),
    ),
  );
  const read = world.accounts.map(({ id }) => itemOf(newNotificationsRead(id, daysBefore(now, READ_DAYS_AGO))));
  return [...notified.flatMap(itemsOf), ...read];
};
