import { sessionKind, useSession } from '../../lib/session/session.ts';

/** Whether this visitor sees the signed-in area's frame: they are signed in and have a profile or are staff. */
export const useHasAppShell = (): boolean => {
  const session = useSession();
  return Boolean(session.accessToken && session.userInfo) && sessionKind(session) !== 'none';
};
