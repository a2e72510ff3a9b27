import * as contract from '@plumbline/shared/contracts/profiles/profiles';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { requireProfile } from '../../../services/profiles/reading/read-profile.ts';
import { type NotificationItem, readNotification } from '../../../table/notifications/notification.ts';

/** The writes of a request for access, and of its answer: from then on both sides have met. */
const aboutAccess: ReadonlySet<NotificationItem['kind']> = new Set([
  'newApplicant',
  'applicationAnswered',
  'briefingReceived',
  'briefingAnswered',
  'projectConnection',
  'connectionAccepted',
]);

/** The profile a notification is about; 404 for another user's notification [PRO-04]. */
export const getNotifiedProfile = operation(contract.getNotifiedProfile, async ({ params, caller }) => {
  const notification = await readNotification(caller.userId, params.id);
  if (!notification) throw new ApiError('notification_not_found');
  return requireProfile(notification.profile, caller, aboutAccess.has(notification.kind) ? 'exchange' : 'id');
});
