import * as contract from '@plumbline/shared/contracts/users';
import { issueChallenge } from '../http/challenge.ts';
import { operation } from '../http/operation.ts';

export const getChallenge = operation(contract.getChallenge, ({ query }) => issueChallenge(query.purpose));
