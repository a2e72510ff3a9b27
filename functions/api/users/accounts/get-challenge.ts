import * as contract from '@plumbline/shared/contracts/accounts/users';
import { operation } from '../../../http/operation.ts';
import { issueChallenge } from '../../../services/limits/challenge.ts';

export const getChallenge = operation(contract.getChallenge, ({ query: { purpose, email }, sourceIp }) =>
  issueChallenge(purpose, { email, address: sourceIp }),
);
