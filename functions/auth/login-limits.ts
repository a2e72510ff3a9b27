import { tooManyAttempts } from '../http/limit-rate.ts';
import { countLoginTry, loginWindowEnd } from '../http/login-window.ts';
import { epochSeconds } from '../platform/clock.ts';
import { type EmailClaimItem, emailClaimRequest } from '../table/email-claim.ts';
import { countOne, tallyRequest } from '../table/once.ts';
import { readTogether } from '../table/read-together.ts';

/** After this many wrong passwords in one window an e-mail, or an address, has to wait for the window's end. */
const MOST_PER_EMAIL = 10;
const MOST_PER_ADDRESS = 100;
const SCOPE = 'login-address';

/** Whose e-mail it is, if anybody's; a 429 after too many tries. Two requests side by side. */
export const readClaimUnlessLocked = async (email: string, address: string): Promise<EmailClaimItem | undefined> => {
  const end = loginWindowEnd();
  const [{ claims, failures }, tries] = await Promise.all([
    readTogether({
      claims: [emailClaimRequest(email)],
      failures: [tallyRequest(SCOPE, address, end.toISOString())],
    }),
    countLoginTry(email),
  ]);
  if (tries > MOST_PER_EMAIL || (failures[0]?.count ?? 0) >= MOST_PER_ADDRESS) throw tooManyAttempts(end);
  return claims[0];
};

/** Counts a failed login against the address it came from; tries with the right password never count there. */
export const countFailureFrom = (address: string): Promise<number> => {
  const end = loginWindowEnd();
  return countOne(SCOPE, address, end.toISOString(), epochSeconds(end));
};
