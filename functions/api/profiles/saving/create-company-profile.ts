import * as contract from '@plumbline/shared/contracts/profiles/profiles';
import { operation } from '../../../http/operation.ts';
import { createCompany } from '../../../services/profiles/saving/create-company.ts';

/** Creates the caller's company profile [PRO-41]. */
export const createCompanyProfile = operation(contract.createCompanyProfile, ({ body, caller, sourceIp }) =>
  createCompany(body, caller, sourceIp),
);
