import * as contract from '@plumbline/shared/contracts/reference/reference';
import { jobBenefits } from '@plumbline/shared/options/jobs/benefits';
import { operation } from '../../http/operation.ts';

/** The benefits a job form offers [EMP-37]. */
export const listBenefits = operation(contract.listBenefits, async () => ({
  results: jobBenefits.map((name) => ({ name })),
}));
