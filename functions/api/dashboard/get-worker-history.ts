import * as contract from '@plumbline/shared/contracts/jobs/worker-history';
import { operation } from '../../http/operation.ts';
import { readWorkerHistory } from '../../services/jobs/people/worker-history.ts';

export const getWorkerHistory = operation(contract.getWorkerHistory, async ({ params, caller }) => ({
  results: await readWorkerHistory(caller.profileId, params.id),
}));
