import { DAY_MS } from '@plumbline/shared/options/limits';
import { defaultPushSettings, isPushKind } from '@plumbline/shared/options/push/push';
import { nowIso } from '../../../../platform/clock.ts';
import { environment } from '../../../../platform/environment.ts';
import type { UserItem } from '../../../../table/accounts/user.ts';
import { claimOnce } from '../../../../table/idempotency/idempotency-record.ts';
import type { JobItem } from '../../../../table/jobs/job.ts';
import type { MatchItem } from '../../../../table/matching/match.ts';
import type { UserSettings } from '../../../../table/notifications/notification-settings.ts';
import { secondsFromNow } from '../../digests/seconds-from-now.ts';
import { removeDevices } from '../../remove-devices.ts';
import { dedupKey } from '../write-notification.ts';
import { matchPushText, type PushText, pushTexts } from './push-texts.ts';

const SCOPE = 'push';
/** The time in ms for which a sent notification is remembered, as with e-mails. */
const REMEMBERED_MS = 90 * DAY_MS;

type Receiver = { user: UserItem; settings: UserSettings };
type PushMessage = { kind: string; event: string; path: string; text?: PushText };

/**
 * Pushes a notification to the devices of a user that want its kind, once for each event. It is claimed before it is
 * sent: a killed sender loses it, because the notification and the e-mail have the same content. Users without devices
 * cost nothing, because the devices are stored with the settings.
 */
export const pushOnce = async ({ user, settings }: Receiver, message: PushMessage): Promise<void> => {
  const { kind, event, path } = message;
  const { push } = settings;
  if (!environment.pushContact || !push?.devices.length || !isPushKind(kind)) return;
  if (!(push.kinds[kind] ?? defaultPushSettings[kind])) return;
  if (!(await claimOnce(SCOPE, dedupKey(event, user.id), secondsFromNow(REMEMBERED_MS)))) return;
  const text = message.text ?? pushTexts[user.language][kind];
  // Loaded on demand, because most users have no devices.
  const { sendPush } = await import('./send-push.ts');
  const results = await Promise.all(push.devices.map((device) => sendPush(device, { ...text, path, tag: kind })));
  const gone = push.devices.filter((_device, index) => results[index] === 'gone');
  if (gone.length)
    await removeDevices(
      user.id,
      gone.map(({ id }) => id),
    );
};

/** Pushes a new match. A user gets at most one push about matches a day (UTC). */
export const pushMatch = ({ user, settings }: Receiver, match: MatchItem, job: JobItem, path: string): Promise<void> =>
  pushOnce(
    { user, settings },
    {
      kind: 'newMatch',
      event: `matches.${nowIso().slice(0, 10)}`,
      path,
      text: matchPushText(job, match.reason, user.language),
    },
  );
