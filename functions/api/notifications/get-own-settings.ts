import * as contract from '@plumbline/shared/contracts/notifications/own-settings';
import { operation } from '../../http/operation.ts';
import { readSchoolListing } from '../../services/accounts/school-listing.ts';
import { readNotificationSettings } from '../../table/notifications/notification-settings.ts';
import { mailsView } from './notifications.ts';
import { pushView } from './push.ts';

/** Returns what the page of the settings starts with, in one read, and up to three more for a job seeker. */
export const getOwnSettings = operation(contract.getOwnSettings, async ({ caller: { userId, kind } }) => {
  const [settings, school] = await Promise.all([
    readNotificationSettings(userId),
    kind === 'candidate' ? readSchoolListing(userId) : undefined,
  ]);
  return { emails: mailsView(settings), push: await pushView(settings), ...(school && { school }) };
});
