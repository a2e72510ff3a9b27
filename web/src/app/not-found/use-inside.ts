import { sessionKind, useSession } from '../../lib/session/session.ts';

/** Whether the signed-in area's frame is there for this visitor: signed in, and with something to show in it. */
export const useInside = (): boolean => {
  const session = useSession();
  return Boolean(session.accessToken && session.userInfo) && sessionKind(session) !== 'none';
};
