import * as contract from '@plumbline/shared/contracts/access/reach';
import { asksReach } from '@plumbline/shared/domain/access/reach-question';
import { operation } from '../../../http/operation.ts';
import { now } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { readReachFacts } from '../../../services/visibility/reach-facts.ts';
import { putReachAnswer } from '../../../table/access/contact-access.ts';
import { isConditionFailure, transact } from '../../../table/core/transact.ts';

/** The first answer of a company's users counts for all; a concurrent refund wins. */
export const answerReach = operation(contract.answerReach, async ({ params, body, caller }) => {
  const facts = await readReachFacts(caller.profileId, params.id);
  const { contactAccess } = facts;
  if (!contactAccess || !asksReach(facts, now())) throw new ApiError('reach_not_asked');
  try {
    await transact(putReachAnswer(contactAccess, body.reached));
  } catch (error) {
    if (isConditionFailure(error)) throw new ApiError('reach_not_asked');
    throw error;
  }
  return { success: true };
});
