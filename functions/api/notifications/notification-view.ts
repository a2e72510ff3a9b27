import type { NotificationView } from '@plumbline/shared/contracts/notifications/notifications';
import { outgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import type { Caller } from '../../services/sessions/caller.ts';
import { isRead, NAME, type NotificationItem } from '../../table/notifications/notification.ts';
import { readNotificationNames } from '../../table/notifications/notification-names.ts';

/** Returns notifications for their reader, with names that the reader may see today [PRO-38]. */
export const notificationViews = async (
  items: readonly NotificationItem[],
  caller: Caller,
): Promise<NotificationView[]> => {
  const { names, until } = await readNotificationNames(items, caller);
  return items.map((item) => {
    const { id, kind, title, titles, path, profile, subject, date } = item;
    const name = outgoingText(names.get(profile) ?? '');
    const named = (text: string) => text.replaceAll(NAME, () => name);
    const inBoth = titles && { titles: { en: named(titles.en), es: named(titles.es) } };
    const from = kind === 'newApplicant' && name ? { from: name } : {};
    return {
      id,
      kind,
      title: named(title),
      ...inBoth,
      path,
      ...from,
      profile,
      subject,
      date,
      read: isRead(item, until),
    };
  });
};
