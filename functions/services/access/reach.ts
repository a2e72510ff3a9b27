import type { answerReach } from '@plumbline/shared/contracts/access/reach';
import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import { asksReach } from '@plumbline/shared/domain/access/reach-question';
import { now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { putReachAnswer } from '../../table/access/contact-access.ts';
import { transactOr } from '../../table/core/transact.ts';
import { readReachFacts } from '../visibility/reach-facts.ts';

type Reach = RequestOf<typeof answerReach>['body']['reached'];

/**
 * Stores a company's answer to whether it reached a seeker it unlocked. The first answer of its users counts. Throws
 * `reach_not_asked` for later ones, and when the unlock was refunded.
 */
export const storeReach = async (company: string, seeker: string, reached: Reach): Promise<void> => {
  const facts = await readReachFacts(company, seeker);
  const { contactAccess } = facts;
  if (!contactAccess || !asksReach(facts, now())) throw new ApiError('reach_not_asked');
  await transactOr('reach_not_asked', putReachAnswer(contactAccess, reached));
};
