import * as contract from '@plumbline/shared/contracts/access/briefings';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { completeBriefing } from '../../../services/access/briefing-decisions.ts';

export const sendBriefing = operation(contract.sendBriefing, async ({ params, body, caller }) => {
  if (body.userId !== params.userId) throw new ApiError('invalid_value', { path: 'userId' });
  if (params.userId === caller.profileId) throw new ApiError('profile_not_found');
  return completeBriefing({
    owner: params.userId,
    type: 'job',
    subject: body.jobBriefing,
    other: caller.profileId,
  });
});
