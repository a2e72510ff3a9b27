import { DAY_MS, UNCLAIMED_MARK_DAYS } from '@plumbline/shared/options/limits';
import { epochSeconds, now } from '../../../platform/clock.ts';
import { markAddress, type NewMark } from '../../../table/accounts/address-mark.ts';
import { readEmailClaim } from '../../../table/accounts/email-claim.ts';
import { setMailProblem } from '../../../table/accounts/user-mail-problem.ts';
import { ConditionFailed, retryOnConflict, transact } from '../../../table/core/transact.ts';

const TRIES = 3;

/**
 * Marks an address, and the user who has it. The mark of an address without a user ends after some days, because no one
 * could end it. Returns false for an event that changes nothing.
 */
export const markUndeliverable = async ({ email: given, ...mark }: NewMark & { email: string }): Promise<boolean> => {
  const email = given.toLowerCase();
  return retryOnConflict(
    async () => {
      const claim = await readEmailClaim(email);
      const ttl = claim ? undefined : epochSeconds(new Date(now().getTime() + UNCLAIMED_MARK_DAYS * DAY_MS));
      const { reason, since } = mark;
      try {
        await transact(
          markAddress(email, { ...mark, ttl }),
          ...(claim ? [setMailProblem(claim.userId, email, { reason, since })] : []),
        );
        return true;
      } catch (error) {
        // Position 0 is the mark. Only the user's condition is worth another try: their address has changed.
        if (error instanceof ConditionFailed && error.failed.includes(0)) return false;
        throw error;
      }
    },
    { tries: TRIES },
  );
};
