import * as contract from '@plumbline/shared/contracts/access/window-reminder';
import { operation } from '../../http/operation.ts';
import { changeWindowReminder } from '../../services/notifications/reminders/ended-windows.ts';

export const setWindowReminder = operation(contract.setWindowReminder, ({ params, body, caller }) =>
  changeWindowReminder(caller.profileId, params.id, body.wanted),
);
