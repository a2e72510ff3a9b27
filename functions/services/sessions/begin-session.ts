import { now } from '../../platform/clock.ts';
import { claimsOf, isCodeRequired, signIn, type Tokens } from '../../platform/cognito.ts';
import type { UserItem } from '../../table/accounts/user.ts';
import { isSessionOver } from './caller.ts';

const SECOND = 1000;

/**
 * Returns the session that the right password has begun. Token times are in seconds, so a session that began in the
 * second in which earlier sessions were ended looks like one of those. The function then waits for the next second and
 * signs in again; undefined when the password is wrong by then.
 */
export const confirmedSession = async (
  tokens: Tokens,
  user: Pick<UserItem, 'id' | 'sessionsFrom'>,
  password: string,
): Promise<Tokens | undefined> => {
  if (!user.sessionsFrom || !isSessionOver(claimsOf(tokens.accessToken), user)) return tokens;
  const next = (Math.floor(Date.parse(user.sessionsFrom) / SECOND) + 1) * SECOND;
  await new Promise((resolve) => setTimeout(resolve, Math.min(SECOND, next - now().getTime())));
  const answer = await signIn(user.id, password);
  return answer && !isCodeRequired(answer) ? answer : undefined;
};
