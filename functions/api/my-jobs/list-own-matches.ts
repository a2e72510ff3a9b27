import * as contract from '@plumbline/shared/contracts/my-jobs/my-jobs';
import { operation } from '../../http/operation.ts';
import { matchPage } from '../../services/seeker-lists/match-page.ts';

/** Open jobs that match the seeker [SEE-29]. */
export const listOwnMatches = operation(contract.listOwnMatches, ({ body, caller }) =>
  matchPage(caller.profileId, body),
);
