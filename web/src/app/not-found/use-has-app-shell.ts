import { sessionKind, useSession } from '../../lib/session/session.ts';

/** Whether the visitor sees the frame of the signed-in area: as staff, or as a signed-in user with a profile. */
export const useHasAppShell = (): boolean => {
  const session = useSession();
  return Boolean(session.accessToken && session.userInfo) && sessionKind(session) !== 'none';
};
