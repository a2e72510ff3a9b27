import { isPushEndpoint } from '@plumbline/shared/options/push/push';
import webPush from 'web-push';
import { now } from '../../../../platform/clock.ts';
import { environment } from '../../../../platform/environment.ts';
import { logger } from '../../../../platform/logger.ts';
import type { StoredDevice } from '../../../../table/notifications/notification-settings.ts';
import { findPushKeys } from './push-keys.ts';
import type { PushText } from './push-texts.ts';

const TIMEOUT_MS = 5000;
/** How long a push service keeps a notification for a device that is off, in seconds. */
const KEPT_SECONDS = 2 * 24 * 60 * 60;
/** The statuses of a push service for a subscription that ended. */
const ENDED = [404, 410];

/** How long a push service that didn't respond in time is left alone, so that it can't hold up a whole batch. */
const PAUSE_MS = 60_000;
/** The end of the pause of each push service (epoch ms), in this container. */
const pauses = new Map<string, number>();

const isPaused = (host: string): boolean => (pauses.get(host) ?? 0) > now().getTime();

/** The decrypted content of a push message, which the service worker shows. */
export type PushPayload = PushText & { path: string; tag: string };

/**
 * Sends an encrypted push message (RFC 8291). Returns 'gone' when the subscription has ended, or its key was rotated
 * out. Other failures are logged and not repeated. A push service that
 * doesn't respond in time is skipped for a minute. Redirects are not followed, so that a push service can't lead
 * elsewhere.
 */
export const sendPush = async (device: StoredDevice, payload: PushPayload): Promise<'sent' | 'failed' | 'gone'> => {
  const { endpoint, p256dh, auth, publicKey } = device;
  const keys = await findPushKeys(publicKey);
  if (!keys || !isPushEndpoint(endpoint, environment.localPushOrigin)) return 'gone';
  const { host } = new URL(endpoint);
  if (isPaused(host)) return 'failed';
  try {
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { subject: environment.pushContact, ...keys },
      TTL: KEPT_SECONDS,
      contentEncoding: 'aes128gcm',
    });
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      body: new Uint8Array(request.body!),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (ENDED.includes(status)) return 'gone';
    if (status >= 200 && status < 300) return 'sent';
    logger.warn('A push service refused a message', { host, status });
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') pauses.set(host, now().getTime() + PAUSE_MS);
    logger.warn('A push message could not be sent', { error: error as Error });
  }
  return 'failed';
};
