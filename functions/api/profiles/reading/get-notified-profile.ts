import * as contract from '@plumbline/shared/contracts/profiles/profiles';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { requireProfile } from '../../../services/profiles/reading/read-profile.ts';
import { type NotificationItem, readNotification } from '../../../table/notifications/notification.ts';

/**
 * The kinds of notifications about requests for access and about decisions on them. Such a notification means that both
 * sides have had contact.
 */
const aboutAccess: ReadonlySet<NotificationItem['kind']> = new Set([
  'newApplicant',
  'applicationAnswered',
  'briefingReceived',
  'briefingAnswered',
  'interview',
  'projectConnection',
  'connectionAccepted',
]);

/**
 * Returns the profile that a notification is about. Throws `notification_not_found` for another user's notification
 * [PRO-04].
 */
export const getNotifiedProfile = operation(contract.getNotifiedProfile, async ({ params, caller }) => {
  const notification = await readNotification(caller.userId, params.id);
  if (!notification) throw new ApiError('notification_not_found');
  return requireProfile(notification.profile, caller, aboutAccess.has(notification.kind) ? 'exchange' : 'id');
});
