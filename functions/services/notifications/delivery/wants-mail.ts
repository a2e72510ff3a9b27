import type { NotificationKind } from '@plumbline/shared/options/notification-kinds';
import type { Reader } from './notify-users.ts';

/** Returns whether a user wants e-mails of a kind [TBX-04]. */
export const wantsMail = ({ settings }: Pick<Reader, 'settings'>, kind: NotificationKind): boolean => {
  const wanted = settings[kind];
  return wanted !== false && wanted !== 'off';
};
