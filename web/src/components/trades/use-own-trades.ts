import { useSession } from '../../lib/session/session.ts';

/** The trades of the signed-in user's profile. */
export const useOwnTrades = (): readonly string[] | undefined => useSession().profile?.trades;
