import { isRefused } from '../api/api-error.ts';
import { freshToken } from '../api/refresh.ts';
import { awaitToken, expireSession, getSession } from './session.ts';

/** Gets a token by the refresh cookie in a new tab, which has the user but no token. */
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
