import * as contract from '@plumbline/shared/contracts/access/access';
import { operation } from '../../http/operation.ts';
import { acceptBriefing, declineBriefing, requestBriefing } from '../../services/access/briefing-decisions.ts';
import { requireBriefingKey } from './access-key.ts';

/** Sends a company's briefing to a seeker, in whose list of briefings it appears [BRF-05]. */
export const requestSeekerAccess = operation(contract.requestSeekerAccess, async ({ params, body, caller }) =>
  requestBriefing(requireBriefingKey(body, { seeker: params.id, company: caller.profileId })),
);

/** Accepts a briefing for the seeker, and opens the contact details of both sides [BRF-12]. */
export const grantSeekerAccess = operation(contract.grantSeekerAccess, async ({ params, body, caller }) =>
  acceptBriefing(requireBriefingKey(body, { seeker: caller.profileId, company: params.id }), caller.userId),
);

/** Declines a briefing or a job for the seeker [BRF-13, SEE-14]. */
export const rejectSeekerAccess = operation(contract.rejectSeekerAccess, async ({ params, body, caller }) =>
  declineBriefing(requireBriefingKey(body, { seeker: caller.profileId, company: params.id }), body),
);
