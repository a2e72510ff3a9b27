import { now } from '../../platform/clock.ts';
import { claimsOf, isCodeRequired, signIn, type Tokens } from '../../platform/cognito.ts';
import type { UserItem } from '../../table/accounts/user.ts';
import { isSessionOver } from './caller.ts';

const SECOND = 1000;

/**
 * The session that a right password has begun, if it stands. One that began in the second in which sessions were ended
 * cannot be told from an older one: it is begun again in the next second, by the password that is right then.
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
