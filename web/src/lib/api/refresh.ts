import { REQUEST_TIMEOUT_MS } from '@plumbline/shared/options/limits';
import { getSession, setAccessToken } from '../session/session.ts';
import { ApiError, toApiError } from './api-error.ts';
import { exchange } from './exchange.ts';
import { ownerOf } from './token-owner.ts';

type TokenMessage = { userId: string; accessToken: string };

const channel = new BroadcastChannel('plumbline.access-token');
// In Node an open channel would keep the process alive.
(channel as { unref?: () => void }).unref?.();

channel.onmessage = ({ data }: MessageEvent<TokenMessage>) => {
  const { userInfo } = getSession();
  if (userInfo && userInfo.id === data.userId) setAccessToken(data.accessToken);
};

const askForToken = async (origin: string): Promise<string> => {
  const path = '/api/auth/refresh-token';
  const { status, body } = await exchange({ origin, method: 'POST', path, timeout: REQUEST_TIMEOUT_MS });
  const { accessToken } = (body ?? {}) as { accessToken?: unknown };
  const isOk = status < 300;
  if (!isOk || typeof accessToken !== 'string') throw toApiError(isOk ? 401 : status, body);
  return accessToken;
};

/** Runs `work` while no other tab of this browser does. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request('plumbline.refresh', work) : work();

const refreshOnce = (origin: string, staleToken: string | undefined): Promise<string> =>
  alone(async () => {
    const { accessToken, userInfo } = getSession();
    // Another tab was first and has told this one.
    if (accessToken && accessToken !== staleToken) return accessToken;
    const fresh = await askForToken(origin);
    // Meanwhile the user may have signed out, or the cookie be somebody else's: their token is not for this page.
    const userId = getSession().userInfo?.id;
    if (!userId || userId !== userInfo?.id || userId !== ownerOf(fresh)) throw new ApiError(401, 'other_user', '');
    setAccessToken(fresh);
    channel.postMessage({ userId, accessToken: fresh } satisfies TokenMessage);
    return fresh;
  });

let underWay: Promise<string> | undefined;

/** A token newer than `staleToken`: one refresh at a time serves every request that waits for it [API-03]. */
export const freshToken = (origin: string, staleToken: string | undefined): Promise<string> => {
  const { accessToken } = getSession();
  if (accessToken && accessToken !== staleToken) return Promise.resolve(accessToken);
  underWay ??= refreshOnce(origin, staleToken).finally(() => {
    underWay = undefined;
  });
  return underWay;
};
