import * as contract from '@plumbline/shared/contracts/access/reach';
import { asksReach } from '@plumbline/shared/domain/access/reach-question';
import { operation } from '../../http/operation.ts';
import { now } from '../../platform/clock.ts';
import { storeReach } from '../../services/access/reach.ts';
import { readReachFacts } from '../../services/visibility/reach-facts.ts';

export const getReachQuestion = operation(contract.getReachQuestion, async ({ params, caller }) => {
  const facts = await readReachFacts(caller.profileId, params.id);
  return asksReach(facts, now()) ? { asks: true, payment: facts.contactAccess?.paymentIntent } : { asks: false };
});

export const answerReach = operation(contract.answerReach, async ({ params, body, caller }) => {
  await storeReach(caller.profileId, params.id, body.reached);
  return { success: true };
});
