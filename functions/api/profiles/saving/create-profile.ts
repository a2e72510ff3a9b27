import * as contract from '@plumbline/shared/contracts/profiles/profiles';
import { operation } from '../../../http/operation.ts';
import { createSeeker } from '../../../services/profiles/saving/create-seeker.ts';

/** Creates the caller's job seeker profile [PRO-40]. */
export const createProfile = operation(contract.createProfile, ({ body, caller, sourceIp }) =>
  createSeeker(body, caller, sourceIp),
);
