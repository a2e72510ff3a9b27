import * as contract from '@plumbline/shared/contracts/notifications/notifications';
import { operation } from '../../http/operation.ts';
import { changeEmails } from '../../services/notifications/settings.ts';
import { readNotificationSettings } from '../../table/notifications/notification-settings.ts';

type Settings = Awaited<ReturnType<typeof readNotificationSettings>>;

const view = (settings: Settings) => ({ ...settings, receipts: true as const });

/** Which e-mails the caller gets: what was set, defaults for the rest [TBX-04]. */
export const getNotificationSettings = operation(contract.getNotificationSettings, async ({ caller }) =>
  view(await readNotificationSettings(caller.userId)),
);

export const updateNotificationSettings = operation(
  contract.updateNotificationSettings,
  async ({ caller, body: { receipts: _, ...changes } }) => view(await changeEmails(caller.userId, changes)),
);
