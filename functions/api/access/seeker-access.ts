import * as contract from '@plumbline/shared/contracts/access/access';
import { operation } from '../../http/operation.ts';
import { acceptBriefing, declineBriefing, requestBriefing } from '../../services/access/briefing-decisions.ts';
import { requireBriefingKey } from './access-key.ts';

/** A company sends a briefing to one seeker, who finds it in the list of briefings [BRF-05]. */
export const requestSeekerAccess = operation(contract.requestSeekerAccess, async ({ params, body, caller }) =>
  requestBriefing(requireBriefingKey(body, { seeker: params.id, company: caller.profileId })),
);

/** The seeker says yes to a briefing; both sides see each other's contact details [BRF-12]. */
export const grantSeekerAccess = operation(contract.grantSeekerAccess, async ({ params, body, caller }) =>
  acceptBriefing(requireBriefingKey(body, { seeker: caller.profileId, company: params.id }), caller.userId),
);

/** The seeker declines a briefing or a job [BRF-13, SEE-14]. */
export const rejectSeekerAccess = operation(contract.rejectSeekerAccess, async ({ params, body, caller }) =>
  declineBriefing(requireBriefingKey(body, { seeker: caller.profileId, company: params.id }), body),
);
