import * as contract from '@plumbline/shared/contracts/my-jobs/my-jobs';
import { operation } from '../../http/operation.ts';
import { applicationPage } from '../../services/seeker-lists/application-page.ts';

/** The seeker's own applications [SEE-29]. */
export const listOwnApplications = operation(contract.listOwnApplications, ({ body, caller }) =>
  applicationPage(caller.profileId, body),
);
