import { isRefused } from '../api/api-error.ts';
import { freshToken } from '../api/refresh.ts';
import { awaitToken, expireSession, getSession } from './session.ts';

/** In a new tab the user is known but the token isn't: the refresh cookie gets one. */
export const restoreSession = async () => {
  const { accessToken, userInfo } = getSession();
  if (accessToken || !userInfo) return;
  try {
    await freshToken('', undefined);
  } catch (error) {
    if (isRefused(error)) expireSession();
    else awaitToken();
  }
};
