import * as contract from '@plumbline/shared/contracts/profiles';
import { operation } from '../http/operation.ts';
import { readProfileFor } from './read-profile.ts';

export const getCompanyProfile = operation(contract.getCompanyProfile, ({ params, caller }) =>
  readProfileFor(params.id, caller),
);
