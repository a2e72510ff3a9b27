import { REQUEST_TIMEOUT_MS } from '@plumbline/shared/options/limits';
import { getSession, type SessionFacts, setAccessToken, setAgreedTerms, setMailProblem } from '../session/session.ts';
import { ApiError, toApiError } from './api-error.ts';
import { exchange } from './exchange.ts';
import { ownerOf } from './token-owner.ts';

const REFRESH_PATH = '/api/auth/refresh-token';
/** The lock of the tab that refreshes. */
const REFRESH_LOCK = 'plumbline.refresh';

type TokenMessage = { userId: string; accessToken: string };

const channel = new BroadcastChannel('plumbline.access-token');
// In Node, an open channel would keep the process alive.
(channel as { unref?: () => void }).unref?.();

channel.onmessage = ({ data }: MessageEvent<TokenMessage>) => {
  const { userInfo } = getSession();
  if (userInfo && userInfo.id === data.userId) setAccessToken(data.accessToken);
};

type Refreshed = { accessToken: string; facts: SessionFacts };

const askForToken = async (origin: string): Promise<Refreshed> => {
  const { status, body } = await exchange({ origin, method: 'POST', path: REFRESH_PATH, timeout: REQUEST_TIMEOUT_MS });
  const { accessToken, ...facts } = (body ?? {}) as { accessToken?: unknown } & SessionFacts;
  const isOk = status < 300;
  if (!isOk || typeof accessToken !== 'string') throw toApiError(isOk ? 401 : status, body);
  return { accessToken, facts };
};

/** Runs `work` while no other tab of this browser does. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request(REFRESH_LOCK, work) : work();

const refreshOnce = (origin: string, staleToken: string | undefined): Promise<string> =>
  alone(async () => {
    const { accessToken, userInfo } = getSession();
    // Another tab refreshed first and has sent its token.
    if (accessToken && accessToken !== staleToken) return accessToken;
    const { accessToken: fresh, facts } = await askForToken(origin);
    // In the meantime the user may have signed out, or another user may have signed in and changed the cookie. That
    // token must not be used by this page.
    const userId = getSession().userInfo?.id;
    if (!userId || userId !== userInfo?.id || userId !== ownerOf(fresh)) throw new ApiError(401, 'other_user', '');
    setAccessToken(fresh);
    setAgreedTerms(facts.agreedTerms);
    setMailProblem(facts.mailProblem);
    channel.postMessage({ userId, accessToken: fresh } satisfies TokenMessage);
    return fresh;
  });

let underWay: Promise<string> | undefined;

/**
 * Returns a token newer than `staleToken`. One refresh at a time serves all requests that wait for a token [API-03].
 */
export const freshToken = (origin: string, staleToken: string | undefined): Promise<string> => {
  const { accessToken } = getSession();
  if (accessToken && accessToken !== staleToken) return Promise.resolve(accessToken);
  underWay ??= refreshOnce(origin, staleToken).finally(() => {
    underWay = undefined;
  });
  return underWay;
};
